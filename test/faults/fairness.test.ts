import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import { student, user } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const queue = 40

it('serves a client with one batch before the end of another’s long queue, with one worker', async () => {
  const world = await World.open({ processing: false })
  const stop = new AbortController()
  let processor: Promise<void> | undefined
  try {
    const large = await world.institution()
    const small = await world.institution()
    // A trigger slows writing, so that the long queue takes several seconds on any machine.
    await sql`create function demora() returns trigger language plpgsql as
      'begin perform pg_sleep(0.15); return null; end'`.execute(world.context.owner.kysely)
    await sql`create trigger demora after insert on aluno execute function demora()`.execute(
      world.context.owner.kysely,
    )
    for (let count = 0; count < queue; count++) {
      await world.send(large, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
    }
    const only = await world.send(small, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [
      user({ ESIUS_CODIGO_PERFIL: 'ESTAGIO' }),
    ])
    const { sealer, files, events } = world.context
    processor = runProcessor({
      url: world.databaseUrl,
      sealer,
      files,
      report: (fact) => events.report(fact),
      signal: stop.signal,
    })
    assert.equal((await world.outcome(small, only)).resultados, 'I')
    const [end] = await endings(world, small)
    const before = (await endings(world, large)).filter((other) => other < end!)
    assert.ok(before.length > 0, 'who came first goes first')
    assert.ok(before.length < queue, 'the other does not wait for all of them')
  } finally {
    stop.abort()
    await processor
    await world.close()
  }
})

/** End times of a client's batches. */
async function endings(world: World, { id }: Institution): Promise<string[]> {
  const rows = await world.rows<{ fim: string }>(
    id,
    `select to_char(terminado_em, 'YYYY-MM-DD HH24:MI:SS.US') as fim from lote where terminado_em is not null`,
  )
  return rows.map(({ fim }) => fim)
}
