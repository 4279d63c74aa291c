import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

const records = 4_000

describe('an answer that is made as a whole', () => {
  let world: World
  let client: Institution
  let lote: number
  before(async () => {
    world = await World.open()
    client = await world.institution()
    lote = await world.send(
      client,
      'RecebeAlunos',
      'SDT_INT_ALUNOS',
      Array.from({ length: records }, () => ({})),
    )
    await world.outcome(client, lote)
  })
  after(() => world.close())

  /** Asks for every record of the batch, and reads nothing of the answer. */
  async function ask(): Promise<{ asking: ClientRequest; answer: IncomingMessage }> {
    const asking = request(`${world.base}/APIPlataformaIntegracao/ConsultaLote`, {
      method: 'POST',
      agent: false,
    })
    asking.on('error', () => {})
    asking.end(JSON.stringify({ TOKEN: client.token, LOTE: lote, QUANTIDADE: records }))
    const [answer] = await once(asking, 'response')
    return { asking, answer: answer as IncomingMessage }
  }

  it('takes a bounded share of memory however many readers do not read, and gives it back', async () => {
    const open: ClientRequest[] = []
    let refused = 0
    for (let asked = 0; asked < 30 && refused === 0; asked++) {
      const { asking, answer } = await ask()
      open.push(asking)
      if (answer.statusCode === 503) refused++
      else assert.equal(answer.statusCode, 200)
    }
    assert.equal(refused, 1, `${open.length} large answers at once`)
    for (const asking of open) asking.destroy()
    await until('memory for another', async () => {
      const { asking, answer } = await ask()
      asking.destroy()
      return answer.statusCode === 200
    })
  })

  it('is whole when it is read', async () => {
    const { answer } = await ask()
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    const body = JSON.parse(Buffer.concat(pieces).toString())
    assert.equal(body.REGISTROS.length, records)
    assert.equal(Number(answer.headers['content-length']), Buffer.concat(pieces).length)
  })
})
