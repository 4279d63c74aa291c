import assert from 'node:assert/strict'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import { documentName } from '../../catalogue/openapi/management.ts'
import type { CommandOperation, RecordOperation } from '../../catalogue/operation.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { stopClock } from './browser.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './machines.ts'
import { addUsuario } from './people.ts'
import type { Institution, World } from './world.ts'

/** A command, or the page of a record, whose example names a record which a fixture can add. */
export interface NamedRecord {
  operation: CommandOperation | RecordOperation
  id: number
  fixture: Fixture
}

const ofNouns: Readonly<Record<string, Fixture>> = fixtures

/** Commands and pages of nouns with states whose example names one record, by their name in the OpenAPI document. */
export const namedRecords: ReadonlyMap<string, NamedRecord> = new Map(
  management.flatMap((operation): [string, NamedRecord][] => {
    if (operation.kind === 'listing') return []
    const { id } = operation.example as { id?: number }
    const fixture = ofNouns[operation.noun]
    return id !== undefined && fixture ? [[documentName(operation), { operation, id, fixture }]] : []
  }),
)

export async function inStory(
  world: World,
  client: Institution,
  { id, fixture }: NamedRecord,
): Promise<boolean> {
  const rows = await world.rows(client.id, `select from ${fixture.machine.table} where id = $1`, [id])
  return rows.length > 0
}

/** Adds the record with its id, for a command in a state from which it goes. */
export async function addNamedRecord(
  world: World,
  client: Institution,
  { operation, id, fixture: { machine, add, needs = {} } }: NamedRecord,
): Promise<void> {
  const { move = undefined, during = undefined } = operation.kind === 'command' ? operation : {}
  const state = (move && machine.moves[move.name]!.from[0]) ?? during?.[0]
  const { pool } = world.context.owner
  const sequence = `pg_get_serial_sequence('${machine.table}', 'id')`
  const { rows } = await pool.query<{ next: string }>(`select nextval(${sequence}) as next`)
  const continueAt = (next: number | string) => pool.query(`select setval(${sequence}, $1, false)`, [next])
  await continueAt(id)
  const added = await add(world, client, state ?? machine.initial[0], move && needs[move.name])
  assert.equal(added, id, `the fixture of ${machine.noun} adds its own record first`)
  await continueAt(rows[0]!.next)
}

/** Adds the record to a new institution, and returns a key that may call the operation. */
export async function addExampleRecord(world: World, named: NamedRecord): Promise<string> {
  const { operation, fixture } = named
  stopClock(world, `${fixture.today}T15:00:00Z`)
  const client = await world.institution()
  await addNamedRecord(world, client, named)
  // A page shows its actions as somebody sees them who may do all of them.
  const called = management.filter((one) =>
    operation.kind === 'record' ? one.noun === operation.noun : one === operation,
  )
  const scopes: Right[] = [...new Set([...called.flatMap(rightsOf), ...(fixture.sees ?? [])])]
  const owner = await addUsuario(world, client, 'dono')
  return createCredential(world.context.owner, {
    clienteId: client.id,
    kind: 'gestao',
    name: 'exemplo',
    scopes,
    owner,
  })
}
