import { participacaoMachine } from '../../machines/participacao.ts'
import { record } from '../../operation.ts'
import { participacaoElement } from './element.ts'

export const consultaParticipacao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaParticipacao',
  group: 'management',
  noun: 'participacao',
  doors: { staff: 'projetos.ver', party: ['aluno', 'professor'] },
  title: 'Participação em projeto de extensão',
  description: 'A participação de um aluno, com as horas registradas e o que se pode fazer com ela agora.',
  machine: participacaoMachine,
  element: participacaoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 621 },
})
