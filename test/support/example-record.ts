import assert from 'node:assert/strict'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import { documentName } from '../../catalogue/openapi/management.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { stopClock } from './browser.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './machines.ts'
import { addUsuario } from './people.ts'
import type { Institution, World } from './world.ts'

/** A command that names a record which a fixture can add. */
export interface NamedRecord {
  command: CommandOperation
  id: number
  fixture: Fixture
}

const ofNouns: Readonly<Record<string, Fixture>> = fixtures

/** Commands of nouns with states whose example names one record, by their name in the OpenAPI document. */
export const namedRecords: ReadonlyMap<string, NamedRecord> = new Map(
  management.flatMap((command): [string, NamedRecord][] => {
    if (command.kind !== 'command') return []
    const { id } = command.example as { id?: number }
    const fixture = ofNouns[command.noun]
    return id !== undefined && fixture ? [[documentName(command), { command, id, fixture }]] : []
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

/**
 * Adds the record to a new institution, in a state from which the command goes, and returns a key that may call
 * the command.
 */
export async function addExampleRecord(
  world: World,
  { command, id, fixture: { machine, add, sees = [], needs = {}, today } }: NamedRecord,
): Promise<string> {
  stopClock(world, `${today}T15:00:00Z`)
  const client = await world.institution()
  const state = (command.move && machine.moves[command.move.name]!.from[0]) ?? command.during?.[0]
  const { pool } = world.context.owner
  await pool.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [machine.table, id])
  const added = await add(
    world,
    client,
    state ?? machine.initial[0],
    command.move && needs[command.move.name],
  )
  assert.equal(added, id, `the fixture of ${machine.noun} adds its own record first`)
  const scopes: Right[] = [...new Set([...rightsOf(command), ...sees])]
  const owner = await addUsuario(world, client, 'dono')
  return createCredential(world.context.owner, {
    clienteId: client.id,
    kind: 'gestao',
    name: 'exemplo',
    scopes,
    owner,
  })
}
