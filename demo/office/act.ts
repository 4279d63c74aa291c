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

/** The day so many days from another. */
export const daysFrom = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** Call context of the sample data on a day. */
export const on = (today: string): Acting => ({ today, actor: sampler })

type CommandOf<Id> = Extract<Command, { id: Id }>
type Framing = 'id' | 'versao' | 'registros' | 'SIMULAR'
/** What a command is told besides the records it is for. */
export type Told<Id> = Omit<Sent<CommandOf<Id>['input']>, Framing>

type AnyVerb = (tx: Tx, acting: Acting, input: object) => Promise<readonly Outcome[] | object>

/** Every day is told as such, so that the zone in which moments are read does not matter. */
const zone = 'America/Sao_Paulo'

/** Makes a command as whoever calls it would: read as it is declared, with what it names, and by its verb. */
export async function perform<Id extends keyof typeof verbs>(
  tx: Tx,
  acting: Acting,
  id: Id,
  told: Told<Id>,
  records?: readonly (number | Target)[],
): Promise<readonly Outcome[] | object> {
  const { input } = operations.get(id)!
  const registros = records?.map((one) => (typeof one === 'number' ? { id: one } : one))
  // Some commands are for one record alone.
  const named = registros && ('registros' in input ? { registros } : registros[0])
  const read: Record<string, unknown> = readInput(input, { ...told, ...named }, zone)
  await requireRelated(tx, input, read, reachOf(acting.actor))
  return (verbs[id] as AnyVerb)(tx, acting, { ...read, ...(registros && { registros }) })
}

const operations: ReadonlyMap<string, CommandOperation> = new Map(
  management.flatMap((one) => (one.kind === 'command' ? [[one.id, one]] : [])),
)

/** The same of a command that every record is to take. */
export async function act<Id extends keyof typeof verbs>(
  ...call: Parameters<typeof perform<Id>>
): Promise<number[]> {
  const [, , , , records] = call
  if (records?.length === 0) return []
  return accepted((await perform(...call)) as readonly Outcome[])
}

/** Makes one record. */
export const make = async <Id extends keyof typeof verbs>(...call: Parameters<typeof perform<Id>>) =>
  (await act(...call))[0]!

/** The records of a verb that took them all; sample data that a rule is against are a fault of ours. */
export function accepted(outcomes: readonly Outcome[]): number[] {
  return outcomes.map(({ id, refusal, findings }) => {
    if (!refusal) return id
    const rules = findings.map(({ regra, campo }) => `${regra} ${campo ?? ''}`.trim())
    throw new Error(`sample data were refused: ${[refusal.code, ...rules].join(', ')}`)
  })
}
