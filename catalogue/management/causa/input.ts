import { must } from '../../common-fields.ts'
import { list, numeric, ours } from '../../fields.ts'
import { id, mostRecords } from '../parts.ts'

export const causa = numeric(15, 'Número da causa.', { ...must, rotulo: 'Causa', min: 1 })

export const afetados = list(
  mostRecords,
  'Só estes registros da causa; ausente, todos.',
  { id },
  { ...ours, rotulo: 'Registros' },
)
