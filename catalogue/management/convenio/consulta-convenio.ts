import { convenioMachine } from '../../machines/convenio.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { retornaDadosConvenios } from '../../query/retorna-dados-convenios.ts'

export const consultaConvenio = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaConvenio',
  group: 'management',
  noun: 'convenio',
  doors: { staff: 'convenios.ver' },
  title: 'Convênio',
  description: 'Um convênio com seu histórico e o que se pode fazer com ele agora.',
  machine: convenioMachine,
  element: { ...retornaDadosConvenios.element, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 201 },
})
