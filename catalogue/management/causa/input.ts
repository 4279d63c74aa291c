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
  phrase(
    'Só estes registros da causa. Se ficar vazio: todos.',
    'Only these records of the cause. If left empty: all.',
  ),
  { id },
  { ...ours, rotulo: phrase('Registros', 'Records') },
)

export const pares = list(
  mostPairs,
  phrase(
    'Só estes pares, pelo número do afetado e pela versão de quem tem o valor que foi vista. Se ficar vazio: os abertos da causa.',
    'Only these pairs, by the number of the affected record and the version that was seen of who has the value. If left empty: those of the cause that are open.',
  ),
  { id, versao },
  { ...ours, rotulo: phrase('Pares', 'Pairs') },
)
