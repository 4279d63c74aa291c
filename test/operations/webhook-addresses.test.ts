import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { render } from '../../catalogue/render.ts'
import { readConfig } from '../../server/config/config.ts'
import type { Address } from '../../server/net/names.ts'
import { Outbound, type OutboundOptions } from '../../server/net/outbound.ts'
import { isPublicAddress } from '../../server/values/network.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { Receiver, register } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

const publicAddress: Address = { address: '93.184.216.34', family: 4 }
const address = (text: string): Address => ({ address: text, family: text.includes(':') ? 6 : 4 })

describe('the address of an endpoint', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const refusal = async (url: string): Promise<string> => {
    const { status, body } = await world.control('Webhook', {
      TOKEN: client.token,
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: url },
    })
    return `${status} ${body.MsgRetorno}`
  }

  for (const url of [
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://impressora.local/',
    'https://metadata.google.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.0.1:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://192.0.2.7/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[64:ff9b:1::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:53aa:64c::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://①②⑦.0.0.1/',
  ]) {
    it(`is refused as ${url}`, async () => {
      assert.match(
        await refusal(url),
        /^400 O campo SDT_INT_WEBHOOK\.ESIWH_URL é inválido: deve ser um endereço público/,
      )
    })
  }

  for (const [url, why] of [
    ['http://exemplo.edu.br/', /deve usar https/],
    ['http://127.0.0.1/', /deve usar https; .*VINCULO_WEBHOOK_DEV=1/],
    ['http://localhost:9000/', /deve usar https; .*VINCULO_WEBHOOK_DEV=1/],
    ['https://[::1]/', /deve ser um endereço público; .*VINCULO_WEBHOOK_DEV=1/],
    ['http://10.0.0.1/', /deve usar https\.$/],
    ['ftp://exemplo.edu.br/', /deve usar https/],
    ['file:///etc/passwd', /deve usar https/],
    ['exemplo.edu.br', /não é um endereço/],
    ['https://ana:senha@exemplo.edu.br/', /usuário e senha/],
    ['https://exemplo.edu.br/#a', /fragmento/],
    ['https://10.0.0.1.:99999/', /não é um endereço/],
  ] as const) {
    it(`is refused as ${url}`, async () => {
      const told = await refusal(url)
      assert.match(told, /^400 /)
      assert.match(told, why)
    })
  }

  it('is refused when its name resolves to a private address, even beside a public one', async () => {
    const { outbound } = world.context
    const before = outbound.resolve
    try {
      for (const addresses of [
        [address('127.0.0.1')],
        [address('::ffff:192.168.0.1')],
        [publicAddress, address('10.0.0.1')],
        [publicAddress, address('fd00::1')],
      ]) {
        outbound.resolve = async () => addresses
        assert.match(await refusal('https://127.0.0.1.nip.exemplo/'), /deve ser um endereço público/)
      }
      outbound.resolve = async () => [publicAddress, address('2606:4700::1111')]
      assert.match(await refusal('https://publico.exemplo.edu.br/'), /^200 /)
    } finally {
      outbound.resolve = before
    }
  })

  it('may be a name that does not resolve yet', async () => {
    assert.match(await refusal('https://ainda-nao.exemplo.edu.br/'), /^200 /)
  })

  it('is compared by meaning, not by spelling', async () => {
    assert.match(await refusal('https://GRAFIA.exemplo.edu.br:443/a/../b'), /Destino cadastrado/)
    assert.match(await refusal('https://grafia.exemplo.edu.br/b'), /Destino alterado/)
  })
})

describe('another port', () => {
  const reached = async (options: Partial<OutboundOptions>, url: string) => {
    const outbound = new Outbound({
      loopback: false,
      ports: [443],
      resolve: async () => [publicAddress],
      ...options,
    })
    const objection = await outbound.objection(url, 1)
    return objection && render(objection, 'pt')
  }

  it('than 443 is refused unless the operator allowed it', async () => {
    const url = 'https://exemplo.edu.br:8443/'
    assert.equal(await reached({}, url), 'deve usar a porta 443')
    assert.equal(await reached({}, 'https://8.8.8.8:22/'), 'deve usar a porta 443')
    assert.equal(await reached({ ports: [443, 8443] }, url), undefined)
    assert.equal(
      await reached({ ports: [443, 8443] }, 'https://exemplo.edu.br:25/'),
      'deve usar a porta 443 ou 8443',
    )
    assert.equal(await reached({}, 'https://exemplo.edu.br:443/'), undefined)
  })

  it('is a validated setting', () => {
    assert.deepEqual(readConfig({}).webhookPorts, [443])
    assert.deepEqual(readConfig({ VINCULO_WEBHOOK_PORTS: '443, 8443' }).webhookPorts, [443, 8443])
    for (const wrong of ['443,', 'https', '0', '70000'])
      assert.throws(() => readConfig({ VINCULO_WEBHOOK_PORTS: wrong }), /VINCULO_WEBHOOK_PORTS/)
  })

  it('may be on this machine in development mode, which opens nothing else', async () => {
    const told = (url: string, ...addresses: Address[]) =>
      reached({ loopback: true, resolve: async () => addresses }, url)
    for (const open of ['http://127.0.0.1:1234/', 'https://[::1]:9/', 'http://127.9.9.9/'])
      assert.equal(await told(open), undefined, open)
    for (const open of ['http://localhost:8080/', 'http://api.localhost:8080/', 'http://meu.exemplo:8080/'])
      assert.equal(await told(open, address('127.0.0.1'), address('::1')), undefined, open)
    const notPublic = 'deve ser um endereço público'
    const closed: [string, Address[], string][] = [
      ['http://exemplo.edu.br/', [publicAddress], 'deve usar https'],
      ['http://8.8.8.8/', [], 'deve usar https'],
      // An unknown name is not this machine.
      ['http://ainda-nao.exemplo.edu.br/', [], 'deve usar https'],
      ['https://exemplo.edu.br:8443/', [publicAddress], 'deve usar a porta 443'],
      ['https://impressora.local/', [publicAddress], notPublic],
      ['https://metadata.google.internal/', [address('127.0.0.1')], notPublic],
      ['http://10.0.0.1/', [], notPublic],
      ['https://exemplo.edu.br/', [publicAddress, address('127.0.0.1')], notPublic],
      ['http://0.0.0.0/', [], notPublic],
      ['http://[::ffff:127.0.0.1]/', [], notPublic],
    ]
    for (const [url, addresses, why] of closed) assert.equal(await told(url, ...addresses), why, url)
  })
})

describe('a name that changes its address', () => {
  it('after registration is refused at each delivery, and nothing reaches the private address', async () => {
    const inside = await Receiver.open()
    const world = await World.open({ webhookPorts: [inside.port] })
    const { outbound } = world.context
    outbound.resolve = async () => [publicAddress]
    const client = await world.institution()
    await register(world, client, `https://muda.exemplo.edu.br:${inside.port}/`)
    outbound.resolve = async () => [address('127.0.0.1')]
    const dispatcher = new WebhookDispatcher(world.context)
    try {
      await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()], { RETORNO: 'r' })
      const tried = () =>
        world.rows<{ diagnostico: string }>(client.id, 'select diagnostico from webhook_tentativa')
      await until('an attempt', async () => (await tried()).length > 0)
      assert.deepEqual(await tried(), [{ diagnostico: 'ENDERECO_RECUSADO' }])
      assert.equal(inside.got.length, 0)
    } finally {
      await dispatcher.stop()
      await world.close()
      await inside.close()
    }
  })

  it('between check and connection gains nothing: the connection uses the checked address', async () => {
    const receiver = await Receiver.open()
    let asked = 0
    // The first answer is our receiver, each later one another address.
    const outbound = new Outbound({
      loopback: true,
      ports: [],
      resolve: async () => [address(asked++ === 0 ? '127.0.0.1' : '127.9.9.9')],
    })
    const reply = await outbound.post(`http://muda.exemplo.edu.br:${receiver.port}/`, {}, '{}', 1)
    assert.equal(reply.status, 204)
    assert.equal(asked, 1)
    assert.equal(receiver.got[0]!.headers.host, `muda.exemplo.edu.br:${receiver.port}`)
    await receiver.close()
  })

  it('uses no proxy of the environment', async () => {
    const [receiver, proxy] = [await Receiver.open(), await Receiver.open()]
    const names = [
      'http_proxy',
      'HTTP_PROXY',
      'https_proxy',
      'HTTPS_PROXY',
      'ALL_PROXY',
      'NODE_USE_ENV_PROXY',
    ]
    for (const name of names)
      process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${proxy.port}`
    try {
      const outbound = new Outbound({ loopback: true, ports: [], resolve: async () => [] })
      assert.equal((await outbound.post(receiver.url, {}, '{}', 1)).status, 204)
      assert.deepEqual([receiver.got.length, proxy.got.length], [1, 0])
    } finally {
      for (const name of names) delete process.env[name]
      await receiver.close()
      await proxy.close()
    }
  })

  it('is public when both its own and the embedded address are', () => {
    for (const good of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '64:ff9b::8.8.8.8'])
      assert.ok(isPublicAddress(good), good)
    for (const bad of ['', 'exemplo', '8.8.8', '2606:4700::1111%eth0', '::ffff:8.8.8.8', '64:ff9b::7f00:1'])
      assert.ok(!isPublicAddress(bad), bad)
  })
})
