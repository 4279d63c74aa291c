import { convenioMachine } from '../../catalogue/machines/convenio.ts'
import { convenioOperations } from '../../catalogue/management/convenio/index.ts'
import { nounOf } from '../derive/noun.ts'

export const convenio = nounOf(convenioMachine, convenioOperations, {
  name: 'convenio',
  beside: ['concedente.nome', 'termino'],
  columns: ['convenio', 'tipo', 'situacao', 'concedente.nome', 'inicio', 'termino', 'atualizacao'],
})
