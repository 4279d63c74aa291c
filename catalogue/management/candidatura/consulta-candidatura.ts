import { candidaturaMachine } from '../../machines/candidatura.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { candidaturaElement } from './element.ts'

export const consultaCandidatura = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaCandidatura',
  group: 'management',
  noun: 'candidatura',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: phrase('Candidatura', 'Application'),
  description: phrase(
    'Uma candidatura com as etapas por que passou e o que se pode fazer com ela agora.',
    'An application with the stages that it passed and what can be done with it now.',
  ),
  machine: candidaturaMachine,
  element: candidaturaElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3422 },
})
