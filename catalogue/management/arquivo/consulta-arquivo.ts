import { arquivoMachine } from '../../machines/arquivo.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { arquivoElement } from './element.ts'

export const consultaArquivo = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaArquivo',
  group: 'management',
  noun: 'arquivo',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Arquivo', 'File'),
  description: phrase(
    'Um arquivo com seus assinantes, seu histórico e o que se pode fazer com ele agora.',
    'A file with its signatories, its history and what can be done with it now.',
  ),
  machine: arquivoMachine,
  element: arquivoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 401 },
})
