import { must } from '../../common-fields.ts'
import { email, numeric, related, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, requiredMotivo, requiredVersao, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'

export const trocaAssinante = command({
  family: 'management',
  kind: 'command',
  id: 'TrocaAssinante',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Trocar assinante', 'Change the signer'),
  description: phrase(
    'Põe outra pessoa, ou outro endereço, no lugar de quem ainda não assinou; ela é avisada. O código que um link pede vai sempre ao endereço do cadastro da pessoa.',
    'Puts another person, or another address, in the place of who has not signed; they are told. The code that a link asks for always goes to the registered address of the person.',
  ),
  rotulo: phrase('Trocar assinante', 'Change the signer'),
  on: 'one',
  // A signer can be replaced as long as signing is possible.
  during: assinaturaMachine.moves.cancelar.from,
  version: true,
  input: {
    id,
    versao: requiredVersao,
    assinatura: numeric(15, phrase('Número da assinatura.', 'Number of the signature.'), {
      ...must,
      min: 1,
      rotulo: phrase('Assinatura', 'Signature'),
    }),
    pessoa: related(
      'pessoa',
      phrase(
        'A pessoa que assina no lugar. Se ficar vazio: a mesma.',
        'The person who signs instead. If left empty: the same.',
      ),
      { rotulo: phrase('Pessoa', 'Person') },
    ),
    nome: varchar(120, phrase('Nome de quem assina.', 'Name of whoever signs.'), {
      ...must,
      rotulo: phrase('Nome', 'Name'),
    }),
    email: email(100, phrase('E-mail de quem assina.', 'E-mail of whoever signs.'), {
      ...must,
      rotulo: phrase('E-mail', 'E-mail'),
    }),
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
