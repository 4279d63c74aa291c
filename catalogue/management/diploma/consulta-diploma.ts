import { diplomaMachine } from '../../machines/diploma.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDiplomaDigital } from '../../query/retorna-diploma-digital.ts'

export const consultaDiploma = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaDiploma',
  group: 'management',
  noun: 'diploma',
  doors: { staff: 'diplomas.ver' },
  title: phrase('Diploma', 'Diploma'),
  description: phrase(
    'Um diploma digital com seu histórico e o que se pode fazer com ele agora.',
    'A digital diploma with its history and what can be done with it now.',
  ),
  machine: diplomaMachine,
  element: { ...retornaDiplomaDigital.element, versao: number(phrase('Versão', 'Version')) },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 652 },
})
