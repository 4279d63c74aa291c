import type pg from 'pg'
import type { Field } from '../../../catalogue/fields.ts'
import type { Inbound } from '../../../catalogue/index.ts'
import { type ModoConserto, mostAnalysed } from '../../../catalogue/management/causa/parts.ts'
import { isCorrectable } from '../correctable.ts'
import type { WorkTools } from '../decide/work.ts'
import { affectedBy, type Cause, receivedOf } from './affected.ts'
import { mended, textOf } from './mend.ts'
import { openReading, type Reading } from './reading.ts'

/** What a cause is like, by the records that were looked at. */
export interface Analysis {
  field: Field | undefined
  looked: number
  /** Whether a repair of the field stands for later batches. */
  memorable: boolean
  /** The values that were received, the most frequent first. */
  values: { value: string; records: number }[]
  /** What would make the values valid. */
  repairs: { modo: ModoConserto; records: number; samples: { before: string; after: string }[] }[]
}

const mostValues = 20
const mostSamples = 5
const tried: readonly ModoConserto[] = ['espacos', 'pontuacao', 'zeros', 'vazio']

/** Looks at records of a cause as they were received: which values they bring, and which repairs would do. */
export async function analyse(client: pg.ClientBase, tools: WorkTools, cause: Cause): Promise<Analysis> {
  const rows = await affectedBy(client, cause.id, undefined, mostAnalysed)
  const received = await receivedOf(client, tools.sealer, rows)
  const reading = await openReading(client, tools, cause.operacao as Inbound['id'])
  const { layout } = reading.scope
  const at = layout.fieldIndex.get(cause.campo)
  const counted = new Map<string, number>()
  for (const record of received.values()) {
    const value = textOf(record[cause.campo]) ?? JSON.stringify(record[cause.campo] ?? '')
    counted.set(value, (counted.get(value) ?? 0) + 1)
  }
  const values = [...counted].map(([value, records]) => ({ value, records }))
  return {
    field: at === undefined ? undefined : layout.fields[at]!.field,
    looked: received.size,
    memorable: at !== undefined && isCorrectable(layout, at),
    values: values.toSorted((one, other) => other.records - one.records).slice(0, mostValues),
    repairs: at === undefined ? [] : repairsOf(reading, cause, values),
  }
}

/** The repairs after which the reader has nothing against values any more. What changes least comes first. */
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
  return tried
    .map((modo) => {
      const good = wrong.flatMap(({ value, records }) => {
        const after = mended(field, value, { modo, ...none })
        return after === undefined || isWrong(after) ? [] : [{ before: value, after, records }]
      })
      const records = good.reduce((sum, one) => sum + one.records, 0)
      return { modo, records, samples: good.slice(0, mostSamples) }
    })
    .filter(({ records }) => records > 0)
}
