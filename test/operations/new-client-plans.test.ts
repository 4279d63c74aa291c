import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { projectRoot } from '../../server/config/config.ts'
import { tester } from '../support/actor.ts'
import { type Institution, World } from '../support/world.ts'

/** A client that has just begun is not in the database's statistics yet. */
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
    it(`finds a student by its identification through the index on it, where ${condition}`, async () => {
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

  it('is spared a plan made for nobody: who asks is never compared with the statistics', async () => {
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
