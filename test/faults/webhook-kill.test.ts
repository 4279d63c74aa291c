import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { it } from 'node:test'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { numbers } from '../support/seeded-numbers.ts'
import { soak } from '../support/soak.ts'
import { answer, Receiver, register } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

const kills = soak({ usual: 8, full: 20 })

/** One working process, and one that waits to replace it. */
class Workers {
  #ready: Promise<ChildProcess> | undefined
  readonly #start: () => ChildProcess
  current: ChildProcess | undefined

  constructor({ config }: World['context'], url: string) {
    const program = new URL('./webhook-worker.ts', import.meta.url)
    this.#start = () => fork(program, [config.data, url], { silent: true })
  }

  /** The first starts at once; the last has no replacement. */
  async next(last: boolean): Promise<void> {
    this.#ready ??= this.#prepare()
    this.current = await this.#ready
    this.#ready = last ? undefined : this.#prepare()
    this.current.send('go')
  }

  async #prepare(): Promise<ChildProcess> {
    const child = this.#start()
    await once(child, 'message')
    return child
  }

  async kill(): Promise<void> {
    const child = this.current
    this.current = undefined
    if (!child) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async close(): Promise<void> {
    await this.kill()
    const ready = await this.#ready
    ready?.kill('SIGKILL')
  }
}

it(`delivers every event at least once when the worker is killed ${kills} times between sending and recording`, async (test) => {
  const seed = Date.now() % 1_000_000
  test.diagnostic(`seed ${seed}`)
  const next = numbers(seed)
  const world = await World.open({ webhookDev: true })
  const clients = [await world.institution(), await world.institution()]
  const receivers = [await Receiver.open(), await Receiver.open(), await Receiver.open()]
  const workers = new Workers(world.context, world.databaseUrl)
  const unfinished: unknown[] = []
  let sent = 0
  let killed = 0
  let before = 0

  const send = async (client: Institution) => {
    await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student({ ID_RETORNO: `r${++sent}` })])
  }
  /** Both kinds of kill occur; from the third on, chance decides. */
  const nextIsLate = () => (killed < 2 ? killed === 1 : next(2) === 1)
  /** Kills the sending process before or right after the answer, and starts the next. */
  async function strike(late: boolean, reply: () => void): Promise<void> {
    killed++
    if (late) reply()
    await workers.kill()
    before = next(6)
    for (const client of clients) await send(client)
    await workers.next(killed === kills)
  }
  for (const [index, receiver] of receivers.entries()) {
    const owner = clients[index === 2 ? 1 : 0]!
    await register(world, owner, receiver.url)
    receiver.behave = async (request, response, got) => {
      const reply = () => answer(200)(request, response, got)
      const open = `select from lote where id = ${got.body.LOTE} and terminado_em is null`
      if (killed < kills && before-- <= 0 && workers.current) return strike(nextIsLate(), reply)
      unfinished.push(...(await world.rows(owner.id, open)))
      reply()
    }
  }
  try {
    for (const client of clients) for (let count = 0; count < 5; count++) await send(client)
    await workers.next(false)
    const waiting = `select from webhook_evento where situacao not in ('Entregue')`
    await until('the kills and the end of every delivery', async () => {
      if (killed < kills) return false
      const left = await Promise.all(clients.map(({ id }) => world.rows(id, waiting)))
      const [queue] = await world.rows<{ n: number }>(clients[0]!.id, 'select count(*) as n from fila')
      return left.flat().length === 0 && queue!.n === 0
    })
    const events = (
      await Promise.all(
        clients.map(({ id }) =>
          world.rows<{ id: string; destino: number; sequencia: number; carga: string }>(
            id,
            'select id, destino_id as destino, sequencia, carga from webhook_evento order by destino_id, sequencia',
          ),
        ),
      )
    ).flat()
    assert.equal(events.length, (sent / 2) * 3, 'each batch has its event for each target')
    for (const own of Map.groupBy(events, ({ destino }) => destino).values()) {
      assert.deepEqual(
        own.map(({ sequencia }) => sequencia),
        own.map((_, index) => index + 1),
      )
    }
    const got = receivers.flatMap((receiver) => receiver.got)
    const byId = Map.groupBy(got, ({ headers }) => headers['webhook-id']!)
    assert.deepEqual([...byId.keys()].sort(), events.map(({ id }) => id).sort())
    for (const same of byId.values()) assert.equal(new Set(same.map(({ text }) => text)).size, 1)
    assert.deepEqual(unfinished, [])
    const cut = `select from webhook_tentativa where diagnostico = 'ENVIO_INTERROMPIDO'`
    const interrupted = await Promise.all(clients.map(({ id }) => world.rows(id, cut)))
    assert.notEqual(interrupted.flat().length, 0, 'the log tells that a sending was interrupted')
    assert.ok(got.length > events.length, 'some were sent again')
    test.diagnostic(`${killed} kills, ${events.length} events, ${got.length} deliveries`)
  } finally {
    await workers.close()
    await world.close()
    for (const receiver of receivers) await receiver.close()
  }
})
