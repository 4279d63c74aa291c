import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { Receiver, register, verified } from '../support/receiver.ts'
import { student } from '../support/records.ts'
import { World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

describe('the outcome of a batch', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  let receiver: Receiver
  before(async () => {
    world = await World.open({ webhookDev: true, publicUrl: 'https://vinculo.exemplo.edu.br/api/' })
    dispatcher = new WebhookDispatcher(world.context)
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
  })
  const open = async (more: Record<string, unknown> = {}) => {
    receiver = await Receiver.open()
    const client = await world.institution()
    return { client, secret: await register(world, client, receiver.url, more) }
  }

  it('is told per ID_RETORNO, signed, with totals that add up and a digest of every outcome', async () => {
    const { client, secret } = await open()
    const records = [
      student({ ID_RETORNO: 'carga-a' }),
      student({ ID_RETORNO: 'carga-b', ESIAL_CPF: '11111111111' }),
      student({ ID_RETORNO: 'carga-a', ESIAL_CPF: '123' }),
      student(),
    ]
    const { lote } = await world.process(client, ...alunos, records)
    const got = (await receiver.received(2)).toSorted((a, b) => a.body.SEQUENCIA - b.body.SEQUENCIA)
    for (const one of got) assert.deepEqual(verified(one, secret), one.body)
    assert.deepEqual(
      got.map(({ body }) => [
        body.ID_RETORNO,
        body.SEQUENCIA,
        body.TOTAL_RECEBIDOS,
        body.TOTAL_ACEITOS,
        body.TOTAL_RECUSADOS,
        body.TOTAL_AGUARDANDO,
      ]),
      [
        ['carga-a', 1, 2, 1, 1, 0],
        ['carga-b', 2, 1, 0, 1, 0],
      ],
    )
    const [first] = got
    assert.equal(first!.headers['webhook-id'], first!.body.ID_EVENTO)
    assert.equal(first!.body.RESUMO_SHA256, createHash('sha256').update('1 I\n3 R\n').digest('hex'))
    assert.equal(first!.body.EVENTO, 'lote.processado')
    assert.equal(first!.body.CLIENTE, client.codigo)
    assert.equal(first!.body.LOTE, lote)
    assert.equal(
      first!.body.LINK,
      `https://vinculo.exemplo.edu.br/api/APIPlataformaIntegracao/ConsultaLote?LOTE=${lote}`,
    )
    assert.match(first!.body.DATA, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/)
    assert.deepEqual(
      first!.body.OCORRENCIAS.map(({ SEQUENCIA, CODIGO }: { SEQUENCIA: number; CODIGO: string }) => [
        SEQUENCIA,
        CODIGO,
      ]),
      [[3, 'CPF_INVALIDO']],
    )
    await receiver.close()
  })
})
