import { candidaturaMachine } from '../../machines/candidatura.ts'
import { record } from '../../operation.ts'
import { candidaturaElement } from './element.ts'

export const consultaCandidatura = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaCandidatura',
  group: 'management',
  noun: 'candidatura',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: 'Candidatura',
  description: 'Uma candidatura com as etapas por que passou e o que se pode fazer com ela agora.',
  machine: candidaturaMachine,
  element: candidaturaElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3422 },
})
