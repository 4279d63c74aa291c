import { must } from '../../common-fields.ts'
import { list, numeric, ours } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords, versao } from '../parts.ts'
import { mostPairs } from './parts.ts'

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

export const pares = list(
  mostPairs,
  phrase(
    'Só estes pares, pelo número do afetado e pela versão de quem tem o valor que foi vista; ausente, os abertos da causa.',
    'Only these pairs, by the number of the affected record and the version that was seen of who has the value; if absent, those of the cause that are open.',
  ),
  { id, versao },
  { ...ours, rotulo: phrase('Pares', 'Pairs') },
)
