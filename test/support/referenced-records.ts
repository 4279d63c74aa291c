import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Reference } from '../../catalogue/fields.ts'
import { tester } from './actor.ts'
import { misjudged } from './cases.ts'
import { addContract } from './contracts.ts'
import { broughtBy, fullRecord, loadOrder, needs, type RecordNumbers } from './declared-records.ts'
import type { Fields } from './records.ts'
import type { Institution, World } from './world.ts'

const referred = new Set(loadOrder.flatMap(needs))

/** Number of records for an operation, within the maximum of its kind. */
function enough(id: string, count: number, most: Partial<Record<Reference, number>>): number {
  const [kind] = Object.entries(broughtBy).find(([, by]) => by === id) ?? []
  return (kind && most[kind as Reference]) || count
}

/** Loads records of each kind that others refer to, fewer where given. Returns the ids that the platform assigns. */
export async function addReferencedRecords(
  world: World,
  client: Institution,
  count: number,
  most: RecordNumbers['most'] = {},
): Promise<Partial<Record<Reference, number>>> {
  const platform: Partial<Record<Reference, number>> = { contrato: await addContract(world, client) }
  for (const { id, list, ...rest } of loadOrder.filter((operation) => referred.has(operation.id))) {
    const records: Fields[] = Array.from({ length: enough(id, count, most) }, (_, at) =>
      fullRecord({ id, list, ...rest }, { own: 1 + at, referred: 1 + at, platform, most }),
    )
    const cases = records.map((record, at) => ({ name: `record ${at + 1}`, record: () => record }))
    assert.deepEqual(misjudged(id, cases, await world.process(client, id, list, records)), [])
    if (id !== 'RecebeFaturamentoExterno') continue
    const [invoice] = await world.rows<{ id: number }>(client.id, 'select min(id) as id from faturamento')
    platform.faturamento = invoice!.id
  }
  return platform
}

/** Codes of maximum length in registers of the platform. */
export function addCodes(world: World, { id }: Institution): Promise<void> {
  const code = 'L'.repeat(20)
  return world.context.db.inClient(
    id,
    async (tx) => {
      await sql`insert into deficiencia (cliente_id, codigo, descricao) values (${id}, ${code}, 'Teste')`.execute(
        tx,
      )
      await sql`insert into perfil (cliente_id, codigo, nome) values (${id}, ${code}, 'Teste')`.execute(tx)
    },
    tester,
  )
}
