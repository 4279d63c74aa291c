import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { tester } from '../support/actor.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { hang, Receiver, register } from '../support/webhook-receiver.ts'
import { World } from '../support/world.ts'

const waiting = 10_000
const send = (world: World, client: Parameters<World['process']>[0], RETORNO: string) =>
  world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO })

it('a hanging endpoint with ten thousand events delays neither another client nor another endpoint', async (test) => {
  const world = await World.open({ webhookDev: true })
  const [hanging, beside, other] = [await Receiver.open(), await Receiver.open(), await Receiver.open()]
  hanging.behave = hang
  const slow = await world.institution()
  const quick = await world.institution()
  await register(world, slow, hanging.url)
  await send(world, slow, 'modelo')
  await world.context.db.inClient(
    slow.id,
    async (tx) => {
      await sql`insert into webhook_evento (cliente_id, id, destino_id, sequencia, lote_id, complemento, aguardando, carga)
      select cliente_id, gen_random_uuid(), destino_id, n + 1, lote_id, false, 0, carga
        from webhook_evento, generate_series(1, ${waiting}) n`.execute(tx)
      await sql`update webhook_destino set sequencia = ${waiting + 1}`.execute(tx)
    },
    tester,
  )
  await register(world, slow, beside.url)
  await register(world, quick, other.url)
  const dispatcher = new WebhookDispatcher(world.context)
  try {
    await hanging.received(8)
    for (const [client, receiver] of [
      [quick, other],
      [slow, beside],
    ] as const) {
      const { lote } = await send(world, client, 'r')
      const got = await until('the delivery', () => receiver.got.find(({ body }) => body.LOTE === lote))
      const [end] = await world.rows<{ ms: number }>(
        client.id,
        `select extract(epoch from terminado_em)::float8 * 1000 as ms from lote where id = ${lote}`,
      )
      test.diagnostic(`${Math.round(got.at - end!.ms)} ms after the end of the batch`)
      assert.ok(got.at - end!.ms < 2_000, `${got.at - end!.ms} ms`)
    }
    const [left] = await world.rows<{ n: number }>(
      slow.id,
      `select count(*) as n from webhook_evento where situacao <> 'Entregue'`,
    )
    assert.ok(left!.n > waiting, 'the hanging target still has everything before it')
    assert.ok(hanging.got.length <= 8, 'it is asked for a few things at a time')
  } finally {
    // The hanging connection is closed, so that the end need not wait for it.
    await hanging.close()
    await dispatcher.stop()
    await world.close()
    await beside.close()
    await other.close()
  }
})
