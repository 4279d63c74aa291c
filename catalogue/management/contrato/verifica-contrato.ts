import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { list, text, truth } from '../../output.ts'
import { achados, simular } from '../parts.ts'
import { doorsOf } from '../written.ts'
import { contratoFields, contratoLists } from './fields.ts'
import { incluiContrato } from './index.ts'

/** Asked while somebody writes a contract: it takes no number, locks nothing and writes nothing. */
export const verificaContrato = command({
  family: 'management',
  kind: 'command',
  id: 'VerificaContrato',
  group: 'management',
  noun: 'verificacao',
  doors: doorsOf('VerificaContrato', contratoMachine.inclusion),
  title: 'Verificar contrato',
  description:
    'O que as regras dizem de um contrato que ainda se escreve: o que impede incluí-lo, o que impediria emitir o termo, com a menor mudança que bastaria, e o que já está conforme. Não muda nada.',
  rotulo: 'Verificar',
  on: 'new',
  input: { ...contratoFields, ...contratoLists, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    inclusao: { ...achados, rotulo: 'Ao incluir' },
    termo: { ...achados, rotulo: 'Ao emitir o termo' },
    conformes: {
      ...list({
        regra: text('Nome da regra'),
        artigo: text('Artigo de lei'),
        mensagem: text('O que a regra diz'),
      }),
      rotulo: 'Conforme',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: incluiContrato.example,
})
