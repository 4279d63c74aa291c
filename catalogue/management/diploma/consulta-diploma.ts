import { diplomaMachine } from '../../machines/diploma.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { retornaDiplomaDigital } from '../../query/retorna-diploma-digital.ts'

export const consultaDiploma = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaDiploma',
  group: 'management',
  noun: 'diploma',
  doors: { staff: 'diplomas.ver' },
  title: 'Diploma',
  description: 'Um diploma digital com seu histórico e o que se pode fazer com ele agora.',
  machine: diplomaMachine,
  element: { ...retornaDiplomaDigital.element, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 652 },
})
