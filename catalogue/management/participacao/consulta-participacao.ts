import { participacaoMachine } from '../../machines/participacao.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { participacaoElement } from './element.ts'

export const consultaParticipacao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaParticipacao',
  group: 'management',
  noun: 'participacao',
  doors: { staff: 'projetos.ver', party: ['aluno', 'professor'] },
  title: phrase('Participação em projeto de extensão', 'Participation in an extension project'),
  description: phrase(
    'A participação de um aluno, com as horas registradas e o que se pode fazer com ela agora.',
    'The participation of a student, with the hours recorded and what can be done with it now.',
  ),
  machine: participacaoMachine,
  element: participacaoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 621 },
})
