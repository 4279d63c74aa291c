import { must } from '../../common-fields.ts'
import { email, numeric, related, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { command } from '../../operation.ts'
import { id, requiredMotivo, requiredVersao, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'

export const trocaAssinante = command({
  family: 'management',
  kind: 'command',
  id: 'TrocaAssinante',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.alterar' },
  title: 'Trocar assinante',
  description:
    'Põe outra pessoa, ou outro endereço, no lugar de quem ainda não assinou; ela é avisada. O código que um link pede vai sempre ao endereço do cadastro da pessoa.',
  rotulo: 'Trocar assinante',
  on: 'one',
  // Whoever may still sign may still be another.
  during: assinaturaMachine.moves.cancelar.from,
  version: true,
  input: {
    id,
    versao: requiredVersao,
    assinatura: numeric(15, 'Número da assinatura.', { ...must, min: 1, rotulo: 'Assinatura' }),
    pessoa: related('pessoa', 'A pessoa que assina no lugar; ausente, a mesma.', { rotulo: 'Pessoa' }),
    nome: varchar(120, 'Nome de quem assina.', { ...must, rotulo: 'Nome' }),
    email: email(100, 'E-mail de quem assina.', { ...must, rotulo: 'E-mail' }),
    motivo: requiredMotivo,
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['assinatura', 'arquivo'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CONFLITO',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: {
    id: 417,
    versao: 1,
    assinatura: 417,
    nome: 'Renata Siqueira',
    email: 'renata@concedente.exemplo.br',
    motivo: 'Nova representante da concedente.',
  },
})
