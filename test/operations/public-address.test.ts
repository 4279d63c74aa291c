import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readConfig, SettingError } from '../../server/config/config.ts'
import { createMetricsServer } from '../../server/http/server.ts'
import { today } from '../../server/values/dates.ts'
import { World } from '../support/world.ts'

const hsts = 'strict-transport-security'

describe('a server with a public https address', () => {
  let world: World
  before(async () => {
    const metrics = { host: '127.0.0.1', port: 0 }
    world = await World.open({ processing: false, publicUrl: 'https://vinculo.exemplo.edu.br', metrics })
  })
  after(() => world.close())

  it('sends HSTS with every answer', async () => {
    for (const path of ['/docs', '/nada', '/sessao', '/healthz', '/APIPlataformaIntegracao/RecebeAlunos']) {
      const { headers } = await fetch(world.base + path)
      assert.match(headers.get(hsts) ?? '', /^max-age=\d{8}$/, path)
    }
  })

  it('serves metrics only at their own address', async () => {
    assert.equal((await fetch(`${world.base}/metrics`)).status, 404)
    const apart = createMetricsServer(world.context)
    const base = await apart.listen(world.context.config.metrics)
    try {
      assert.match(await (await fetch(`${base}/metrics`)).text(), /vinculo_requests_total/)
      for (const path of ['/', '/docs', '/healthz', '/sessao'])
        assert.equal((await fetch(base + path)).status, 404)
    } finally {
      await apart.close()
    }
  })
})

describe('a server without a public address', () => {
  it('sends no HSTS, and serves metrics with everything else', async () => {
    const world = await World.open({ processing: false, publicUrl: 'http://127.0.0.1:8080' })
    try {
      const { headers, status } = await fetch(`${world.base}/metrics`)
      assert.deepEqual([status, headers.get(hsts)], [200, null])
      const { token } = await world.institution()
      const tomorrow = today('America/Sao_Paulo', Temporal.Now.instant().add({ hours: 24 }))
      const answer = await world.query('RetornaDadosOcorrencias', { token, dataInicio: tomorrow })
      assert.match(answer.text, /dataInicio é depois de hoje e, sem dataFim, o período termina hoje/)
      const open = { token, dataInicio: tomorrow, dataFim: tomorrow, quantidade: 1 }
      assert.equal((await world.query('RetornaDadosOcorrencias', open)).status, 200)
    } finally {
      await world.close()
    }
  })
})

describe('the settings of the public address', () => {
  it('are accepted in valid formats only', () => {
    const metrics = (value: string) => readConfig({ VINCULO_METRICS: value }).metrics
    assert.deepEqual(metrics('9464'), { host: '127.0.0.1', port: 9464 })
    assert.deepEqual(metrics('10.0.0.5:9464'), { host: '10.0.0.5', port: 9464 })
    assert.deepEqual(metrics('[::1]:9464'), { host: '::1', port: 9464 })
    assert.equal(metrics(''), undefined)
    for (const wrong of ['x', ':9464', '99999', '::1:9464', '[x]:1', '1:2:3'])
      assert.throws(() => metrics(wrong), SettingError, wrong)
    assert.equal(readConfig({}).maxHeld, 192 * 2 ** 20)
    assert.equal(readConfig({ VINCULO_MAX_BODY: '1GiB' }).maxHeld, 3 * 2 ** 30)
    assert.throws(() => readConfig({ VINCULO_MAX_HELD: '8MiB' }), /ao menos VINCULO_MAX_BODY/)
  })
})
