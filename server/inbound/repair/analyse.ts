import type pg from 'pg'
import type { Field } from '../../../catalogue/fields.ts'
import type { Inbound } from '../../../catalogue/index.ts'
import { type ModoConserto, mostAnalysed } from '../../../catalogue/management/causa/parts.ts'
import { isCorrectable } from '../correctable.ts'
import type { WorkTools } from '../decide/work.ts'
import type { Layout } from '../layout.ts'
import { affectedBy, type Cause, type Received, receivedOf } from './affected.ts'
import { openReading, type Reading } from './reading.ts'
import { repaired, shownOf } from './value-repair.ts'

/** Analysis of a cause, from the records examined. */
export interface Analysis {
  field: Field | undefined
  looked: number
  /** A correction of the field would apply to later batches. */
  memorable: boolean
  /** The field's value must be unique. */
  unique: boolean
  /** Received values, most frequent first. */
  values: { value: string; records: number }[]
  /** Repairs that would make values valid. */
  repairs: { modo: ModoConserto; records: number; samples: { before: string; after: string }[] }[]
  /** Value and name of each record. */
  records: { id: number; value: string; name: string }[]
}

const mostValues = 20
const mostSamples = 5
/** Repairs to try. A field that has a command of its own can only be omitted. */
const triedOn = ({ changedBy }: Field): readonly ModoConserto[] =>
  changedBy ? ['omitir'] : ['espacos', 'pontuacao', 'zeros', 'vazio']

/** Examines records of a cause, or the named ones: which values they have, and which repairs would work. */
export async function analyse(
  client: pg.ClientBase,
  tools: WorkTools,
  cause: Cause,
  ids: readonly number[] | undefined,
): Promise<Analysis> {
  const rows = await affectedBy(client, cause.id, ids, mostAnalysed)
  const received = await receivedOf(client, tools.sealer, rows)
  const reading = await openReading(client, tools, cause.operacao as Inbound['id'])
  const { layout } = reading.scope
  const at = layout.fieldIndex.get(cause.campo)
  const counted = new Map<string, number>()
  for (const record of received.values()) {
    const value = shownOf(record[cause.campo])
    counted.set(value, (counted.get(value) ?? 0) + 1)
  }
  const values = [...counted].map(([value, records]) => ({ value, records }))
  return {
    field: at === undefined ? undefined : layout.fields[at]!.field,
    looked: received.size,
    // A value that the source never sends cannot be recognised later.
    memorable:
      at !== undefined &&
      isCorrectable(layout, at) &&
      layout.fields[at]!.field.changedBy === undefined &&
      isSent(cause.campo, received),
    unique: isUnique(layout, cause.campo),
    values: values.toSorted((one, other) => other.records - one.records).slice(0, mostValues),
    repairs: at === undefined ? [] : repairsOf(reading, cause, values),
    records: [...received].map(([id, record]) => ({
      id,
      value: shownOf(record[cause.campo]),
      name: nameIn(layout, record),
    })),
  }
}

/** Social name, or else the civil name. */
const nameIn = ({ slots, fields }: Layout, record: Received): string =>
  ['nome_social', 'nome']
    .flatMap((column) => slots.filter(({ slot }) => slot.column === column))
    .map(({ field }) => shownOf(record[fields[field]!.name]))
    .find((name) => name !== '') ?? ''

const isSent = (name: string, received: ReadonlyMap<number, Received>) =>
  [...received.values()].some((record) => record[name] !== undefined)

/** A field is unique if a rule says so or if it is the whole key; a part of the key is not. */
const isUnique = ({ uniques, entity: { operation } }: Layout, name: string) =>
  uniques.some(({ rule }) => rule.field === name) || operation.key.join() === name

/** Repairs after which the values are valid. The smallest change comes first. */
function repairsOf(
  { read, scope }: Reading,
  { campo }: Cause,
  values: Analysis['values'],
): Analysis['repairs'] {
  const { field } = scope.layout.fields[scope.layout.fieldIndex.get(campo)!]!
  const isWrong = (value: string) =>
    read({ [campo]: value }).report.found.some(
      (one) => one.field === campo && (one.severity === 'Erro' || one.code === 'AGUARDANDO_REFERENCIA'),
    )
  const wrong = values.filter(({ value }) => isWrong(value))
  const none = { valor: '', trocas: new Map<string, string>() }
  return triedOn(field)
    .map((modo) => {
      const good = wrong.flatMap(({ value, records }) => {
        const after = repaired(field, value, { modo, ...none })
        return after === undefined || isWrong(after) ? [] : [{ before: value, after, records }]
      })
      const records = good.reduce((sum, one) => sum + one.records, 0)
      return { modo, records, samples: good.slice(0, mostSamples) }
    })
    .filter(({ records }) => records > 0)
}
