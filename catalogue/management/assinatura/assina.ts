import { must } from '../../common-fields.ts'
import { code, listed, ours, senha, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { command } from '../../operation.ts'
import { id, mostRecords, registros, simular, versao } from '../parts.ts'
import { doorsOf, resultsOutput } from '../written.ts'
import { consentimento } from './consentimento.ts'

const { assinar } = assinaturaMachine.alterations

export const assina = command({
  family: 'management',
  kind: 'command',
  id: 'Assina',
  group: 'management',
  noun: 'assinatura',
  doors: doorsOf('Assina', assinar),
  title: 'Assinar arquivos',
  description: assinar.text,
  rotulo: assinar.rotulo,
  guards: assinar.guards,
  on: { many: mostRecords },
  during: assinar.in,
  proven: true,
  input: {
    id: { ...id, required: true, unless: 'registros' },
    versao,
    registros,
    aceite: code(1, `S: "${consentimento.texto}"`, listed(['S']), { ...must, rotulo: 'Li e concordo' }),
    senha: senha(
      100,
      'A senha de quem assina, de novo; quem entrou pelo login único não a informa, e assina em nível avançado.',
      { ...ours, rotulo: 'Senha' },
    ),
    hash: varchar(64, 'SHA-256 do que foi lido; se o arquivo for outro, nada é assinado.', {
      ...ours,
      rotulo: 'SHA-256 do arquivo',
      seen: true,
    }),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['assinatura', 'arquivo', 'contrato', 'convenio'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CONFLITO',
    'IDENTIDADE_NAO_CONFIRMADA',
    'TENTATIVAS_DEMAIS',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 412, aceite: 'S', senha: 'uma senha de teste' },
})
