import { must } from '../../common-fields.ts'
import { list, numeric, ours } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords } from '../parts.ts'

export const causa = numeric(15, phrase('Número da causa.', 'Number of the cause.'), {
  ...must,
  rotulo: phrase('Causa', 'Cause'),
  min: 1,
})

export const afetados = list(
  mostRecords,
  phrase('Só estes registros da causa; ausente, todos.', 'Only these records of the cause; if absent, all.'),
  { id },
  { ...ours, rotulo: phrase('Registros', 'Records') },
)
