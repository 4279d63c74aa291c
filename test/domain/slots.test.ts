import assert from 'node:assert/strict'
import { after, describe, it, mock } from 'node:test'
import { said } from '../../catalogue/message.ts'
import { Slots } from '../../server/query/slots.ts'
import { Refusal } from '../../server/refusal.ts'

const shares = { all: 4, client: 2, credential: 2 }
/** Aborts remaining waits at the end of a test. */
const over = new AbortController()
const asker = (clienteId: number, credencialId = clienteId * 10) => ({
  clienteId,
  credencialId,
  contaId: null,
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Takes slots and records the holders. */
function crowd(slots = new Slots(shares, said('pedido.haComandosDemais'))) {
  const inside: { who: string; leave: () => void }[] = []
  const refused: string[] = []
  const take = (who: string, clienteId: number, credencialId?: number, signal = over.signal) =>
    slots.take(asker(clienteId, credencialId), signal).then(
      (leave) => inside.push({ who, leave }),
      (error) => refused.push(`${who} ${error instanceof Refusal ? error.code : error.name}`),
    )
  const leave = async (who: string) => {
    const at = inside.findIndex((one) => one.who === who)
    inside.splice(at, 1)[0]!.leave()
    await settled()
  }
  return { take, leave, refused, names: () => inside.map(({ who }) => who) }
}

describe('slots for answers', () => {
  after(() => over.abort())

  it('are never all taken by one client, nor all of a client by one credential', async () => {
    const { take, names } = crowd(
      new Slots({ all: 6, client: 3, credential: 2 }, said('pedido.haComandosDemais')),
    )
    for (const who of ['a1', 'a2', 'a3']) take(who, 1, 11)
    take('a4', 1, 12)
    take('a5', 1, 13)
    take('b1', 2)
    await settled()
    assert.deepEqual(names(), ['a1', 'a2', 'a4', 'b1'])
  })

  it('count the tokens of an account as one credential', async () => {
    const slots = new Slots({ all: 6, client: 3, credential: 1 }, said('pedido.haComandosDemais'))
    const taken: number[] = []
    for (const credencialId of [1, 2]) {
      slots.take({ clienteId: 1, credencialId, contaId: 9 }, over.signal).then(
        () => taken.push(credencialId),
        () => {},
      )
    }
    await settled()
    assert.deepEqual(taken, [1])
  })

  it('go round the clients as they become free, whatever the length of their queues', async () => {
    const { take, leave, names } = crowd(
      new Slots({ all: 1, client: 1, credential: 1 }, said('pedido.haComandosDemais')),
    )
    for (const who of ['a1', 'a2', 'a3', 'a4']) take(who, 1)
    for (const who of ['b1', 'b2']) take(who, 2)
    take('c1', 3)
    const order: string[] = []
    await settled()
    for (let turn = 0; turn < 7; turn++) {
      const [now] = names()
      order.push(now!)
      await leave(now!)
    }
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('are released by a caller that disconnects while waiting', async () => {
    const { take, leave, refused, names } = crowd()
    const hangUp = new AbortController()
    for (const who of ['a1', 'a2']) take(who, 1)
    take('a3', 1, 10, hangUp.signal)
    take('a4', 1)
    hangUp.abort()
    await settled()
    assert.deepEqual(refused, ['a3 AbortError'])
    await leave('a1')
    assert.deepEqual(names(), ['a2', 'a4'])
  })

  it('are refused after a timeout: because of the client’s own limit, or because all are taken', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const { take, refused } = crowd()
      for (const who of ['a1', 'a2', 'a3']) take(who, 1)
      for (const who of ['b1', 'b2']) take(who, 2)
      take('c1', 3)
      await settled()
      mock.timers.tick(30_000)
      await settled()
      assert.deepEqual(refused, ['a3 SIMULTANEOS_DEMAIS', 'c1 SOBRECARGA'])
    } finally {
      mock.timers.reset()
    }
  })

  it('have a queue of bounded length for each client', async () => {
    const { take, refused } = crowd()
    for (let at = 0; at < 2 + 64 + 3; at++) take(`a${at}`, 1)
    await settled()
    assert.equal(refused.length, 3)
    assert.match(refused[0]!, /SIMULTANEOS_DEMAIS/)
  })
})
