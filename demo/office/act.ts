import { type Command, management } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Sent } from '../../client/types.ts'
import type { Acting } from '../../server/domain/machine/bound.ts'
import type { Target } from '../../server/domain/machine/hindrances.ts'
import type { Outcome } from '../../server/domain/machine/outcome.ts'
import { reachOf } from '../../server/domain/machine/reach.ts'
import { verbs } from '../../server/management/commands.ts'
import { requireRelated } from '../../server/management/related.ts'
import { readInput } from '../../server/operations/read-input.ts'
import type { Tx } from '../../server/store/database.ts'
import { sampler } from '../sampler.ts'

export const daysFrom = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** Call context of the sample data on a day. */
export const on = (today: string): Acting => ({ today, actor: sampler })

type CommandOf<Id> = Extract<Command, { id: Id }>
type Framing = 'id' | 'versao' | 'registros' | 'SIMULAR'
/** The input of a command besides its records. */
export type Told<Id> = Omit<Sent<CommandOf<Id>['input']>, Framing>

type AnyVerb = (tx: Tx, acting: Acting, input: object) => Promise<readonly Outcome[] | object>

/** Every input is a plain date, so the zone has no effect. */
const zone = 'America/Sao_Paulo'

/** Runs a command as its callers do: parses the declared input, resolves references and calls the verb. */
export async function perform<Id extends keyof typeof verbs>(
  tx: Tx,
  acting: Acting,
  id: Id,
  told: Told<Id>,
  records?: readonly (number | Target)[],
): Promise<readonly Outcome[] | object> {
  const { input } = operations.get(id)!
  const registros = records?.map((one) => (typeof one === 'number' ? { id: one } : one))
  // Some commands take one record only.
  const named = registros && ('registros' in input ? { registros } : registros[0])
  const read: Record<string, unknown> = readInput(input, { ...told, ...named }, zone)
  await requireRelated(tx, input, read, reachOf(acting.actor))
  return (verbs[id] as AnyVerb)(tx, acting, { ...read, ...(registros && { registros }) })
}

const operations: ReadonlyMap<string, CommandOperation> = new Map(
  management.flatMap((one) => (one.kind === 'command' ? [[one.id, one]] : [])),
)

/** Runs a command that every record must accept. */
export async function act<Id extends keyof typeof verbs>(
  ...call: Parameters<typeof perform<Id>>
): Promise<number[]> {
  const [, , , , records] = call
  if (records?.length === 0) return []
  return accepted((await perform(...call)) as readonly Outcome[])
}

/** Creates one record. */
export const make = async <Id extends keyof typeof verbs>(...call: Parameters<typeof perform<Id>>) =>
  (await act(...call))[0]!

/** Ids of the results; a refusal is a defect of the sample data. */
export function accepted(outcomes: readonly Outcome[]): number[] {
  return outcomes.map(({ id, refusal, findings }) => {
    if (!refusal) return id
    const rules = findings.map(({ regra, campo }) => `${regra} ${campo ?? ''}`.trim())
    throw new Error(`sample data were refused: ${[refusal.code, ...rules].join(', ')}`)
  })
}
