import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { projectRoot } from '../../server/config/config.ts'
import { tester } from '../support/actor.ts'
import { type Institution, World } from '../support/world.ts'

/** A new client is not in the database's statistics yet. */
describe('the first load of another client', () => {
  let world: World
  let newcomer: Institution
  before(async () => {
    world = await World.open({ processing: false })
    await fill(await world.institution(), 4_000)
    await sql`analyze aluno`.execute(world.context.owner.kysely)
    newcomer = await world.institution()
    await fill(newcomer, 4_000)
  })
  after(() => world.close())

  const fill = ({ id }: Institution, students: number) =>
    world.context.db.inClient(
      id,
      (tx) =>
        sql`insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf)
        select ${id}, 'RA' || n, 'Aluno', 'aluno' || n, 'aluno' || n, 'Rua Um', 'Santos', 'SP'
          from generate_series(1, ${students}::int) n`.execute(tx),
      tester,
    )

  for (const condition of ['true', 'cliente_id = (select cliente_atual())']) {
    it(`finds a student by its identification through the index, where ${condition}`, async () => {
      const plan = await world.rows<{ 'QUERY PLAN': string }>(
        newcomer.id,
        `explain select a.id from unnest('{RA1,RA2}'::text[]) k(v) cross join lateral (select id from aluno
          where ${condition} and identificacao = k.v collate "C" and ativo limit 1) a`,
      )
      const text = plan.map((row) => row['QUERY PLAN']).join('\n')
      assert.match(text, /Index (Only )?Scan using aluno_identificacao/)
      assert.match(text, /Index Cond: .*identificacao = /)
    })
  }

  it('finds a record by id in tables without statistics, not by client', async (test) => {
    const { kysely } = world.context.owner
    const can = await sql<{ told: boolean }>`
      select to_regproc('pg_restore_attribute_stats') is not null as told`.execute(kysely)
    if (!can.rows[0]!.told) return test.skip('A server before PostgreSQL 18 cannot be told.')
    const tables = await sql<{ name: string }>`
      select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'bigint'::regtype
       where k.contype = 'p' and pg_get_constraintdef(k.oid) = 'PRIMARY KEY (cliente_id, id)' and c.reltuples < 0
         and c.relnamespace = 'vinculo'::regnamespace
         -- Whose it is finds the one row of tables that have one for each client.
         and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
               and pg_get_indexdef(i.indexrelid, 1, true) = 'cliente_id') order by 1`.execute(kysely)
    assert.ok(tables.rows.length > 40)
    const astray: string[] = []
    for (const { name } of tables.rows) {
      const plan = await world.rows<{ 'QUERY PLAN': string }>(
        newcomer.id,
        `explain select * from ${name} where cliente_id = (select cliente_atual()) and id = 1`,
      )
      if (!plan.some((row) => /Index Cond: .*\bid = /.test(row['QUERY PLAN']))) astray.push(name)
    }
    assert.deepEqual(astray, [])
  })

  it('never compares the client with the statistics, so that plans suit every client', async () => {
    const plain = globSync('{server,demo}/**/*.ts', { cwd: projectRoot }).filter((file) =>
      /= cliente_atual\(\)/.test(readFileSync(`${projectRoot}/${file}`, 'utf8')),
    )
    assert.deepEqual(plain, [])
    const policies = await sql<{ tablename: string }>`
      select tablename from pg_policies where schemaname = 'vinculo' and policyname = 'do_cliente'
        and (qual !~* 'select cliente_atual' or with_check !~* 'select cliente_atual')`.execute(
      world.context.owner.kysely,
    )
    assert.deepEqual(policies.rows, [])
  })
})
