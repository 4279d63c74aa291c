import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { list, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { achados, simular } from '../parts.ts'
import { doorsOf } from '../written.ts'
import { contratoFields, contratoLists } from './fields.ts'
import { incluiContrato } from './index.ts'

/** Called while a contract is being written: it assigns no number, locks nothing and writes nothing. */
export const verificaContrato = command({
  family: 'management',
  kind: 'command',
  id: 'VerificaContrato',
  group: 'management',
  noun: 'verificacao',
  doors: doorsOf('VerificaContrato', contratoMachine.inclusion),
  title: phrase('Verificar contrato', 'Check contract'),
  description: phrase(
    'O que as regras dizem de um contrato que ainda se escreve: o que impede incluí-lo, o que impediria emitir o termo, com a menor mudança que bastaria, e o que já está conforme. Não muda nada.',
    'What the rules say of a contract that is still being written: what stops it from being added, what would stop its term from being issued, with the smallest change that would do, and what is in order already. Changes nothing.',
  ),
  rotulo: phrase('Verificar', 'Check'),
  on: 'new',
  input: { ...contratoFields, ...contratoLists, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    inclusao: { ...achados, rotulo: phrase('Ao incluir', 'When included') },
    termo: { ...achados, rotulo: phrase('Ao emitir o termo', 'When the term is issued') },
    conformes: {
      ...list({
        regra: text(phrase('Nome da regra', 'Name of the rule')),
        artigo: text(phrase('Artigo de lei', 'Article of law')),
        mensagem: text(phrase('O que a regra diz', 'What the rule says')),
      }),
      rotulo: phrase('Conforme', 'Fits'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: incluiContrato.example,
})
