import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { shownIn } from '../../catalogue/docs/declared.ts'
import { projectRoot } from '../../server/config/config.ts'
import { guideSource } from '../../server/docs/guides.ts'
import { fencesOf } from '../../server/docs/markdown.ts'
import { type Institution, World } from '../support/world.ts'

const run = promisify(execFile)
const fences = fencesOf(await guideSource('guias/integrador'))
const fence = (info: string) => fences.find((one) => one.info === info)!.text

function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe('the served documentation', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  it('is under /docs with its policy; missing pages get a page', async () => {
    for (const [place, status] of [
      ['', 200],
      ['/referencia', 200],
      ['/guias/integrador', 200],
      ['/guias/secretaria', 200],
      ['/guias/aluno', 200],
      ['/guias/professor', 200],
      ['/guias/operador', 200],
      ['/operations', 200],
      ['/webhooks', 200],
      ['/problemas', 200],
      ['/problemas/LIMITE_EXCEDIDO', 200],
      ['/ocorrencias/CPF_INVALIDO', 200],
      ['/problemas/NADA', 404],
      ['/images/nada.png', 404],
      ['/images/..%2f..%2fpackage.json', 404],
    ] as const) {
      const answer = await fetch(`${world.base}/docs${place}`)
      assert.equal(answer.status, status, place)
      assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/, place)
      assert.match(await answer.text(), /<html lang="pt-BR"/, place)
    }
    const picture = await fetch(`${world.base}/docs/images/reference.png`)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
    assert.equal((await fetch(`${world.base}/docs/`)).url, `${world.base}/docs`)
  })

  it('is linked from every refusal', async () => {
    for (const [path, body] of [
      ['/APIPlataformaIntegracao/RecebeAlunos', '{'],
      ['/nada', '{}'],
      ['/sessao', '{"cliente":"x"}'],
    ] as const) {
      const { headers } = await world.post(path, body)
      const [, target] = /^<(.+)>; rel="help"$/.exec(headers.get('link') ?? '') ?? []
      assert.equal(target, `/docs/problemas/${headers.get('x-problema')}`)
      assert.equal((await fetch(world.base + target)).status, 200)
    }
  })

  it('has only commands that work as written', { skip: !has('curl') }, async () => {
    const commands = fences.filter(({ info }) => info === 'sh' || info.startsWith('pedido ')).map(shownIn)
    assert.ok(commands.length > 8)
    // A refusal ends the shell, except for the one that the guide shows.
    const strict =
      'curl() { case "$*" in *ontem*) command curl "$@";; *) command curl --fail-with-body "$@";; esac; }'
    const ours = `npx() { shift; "${process.execPath}" "${join(projectRoot, 'bin/vinculo.mjs')}" "$@"; }`
    const folder = mkdtempSync(join(tmpdir(), 'vinculo-guia-'))
    try {
      const { stdout } = await run('sh', ['-ec', [strict, ours, ...commands].join('\n')], {
        cwd: folder,
        env: { ...process.env, VINCULO: world.base, TOKEN: client.token, no_proxy: '*' },
        timeout: 120_000,
      })
      assert.match(stdout, /x-problema: PERIODO_INVALIDO/i)
      assert.match(stdout, /"LOTE":\d+,"OPERACAO":"RecebeAlunos"/)
      assert.ok(existsSync(join(folder, 'contratos.xlsx')))
    } finally {
      rmSync(folder, { recursive: true })
    }
    // The guide's file was sent, and both of its people exist.
    const sent = await world.query('RetornaDadosIntegracaoAlunos', {
      token: client.token,
      dataInicio: '2024-01-01',
    })
    const names = JSON.stringify(sent.body)
    for (const name of ['Beatriz Nogueira', 'Caio Teixeira']) assert.ok(names.includes(name), name)
  })
})

describe('the signature checks of the guide', () => {
  const secret = `whsec_${Buffer.from('um segredo de trinta e dois byte').toString('base64')}`
  const body = '{"EVENTO":"lote.processado","OPERACAO":"Recepção"}'
  let signature: string
  let headers: Record<string, string>
  let old: Record<string, string>
  // A signature is valid for minutes, and this file may have been loaded long ago.
  before(() => {
    const now = new Date()
    signature = new Webhook(secret).sign('msg_1', now, body)
    headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${signature}`,
    }
    old = { ...headers, 'webhook-timestamp': '1700000000' }
  })
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-guia-'))
  after(() => rmSync(folder, { recursive: true }))

  it('accept only what was signed, in Node', async () => {
    const file = join(folder, 'confere.mjs')
    writeFileSync(file, fence('js'))
    const { confere } = await import(file)
    assert.equal(confere(Buffer.from(body), headers, secret), true)
    assert.equal(confere(Buffer.from(`${body} `), headers, secret), false)
    assert.equal(confere(Buffer.from(body), old, secret), false)
    assert.equal(confere(Buffer.from(body), { ...headers, 'webhook-timestamp': 'x' }, secret), false)
  })

  it('do so in Python', { skip: !has('python3') }, async () => {
    const given = JSON.stringify([headers, old])
    const script = `${fence('python')}
import json, sys
certos, velhos = json.loads(sys.argv[1])
corpo, segredo = sys.argv[2].encode(), sys.argv[3]
print(confere(corpo, certos, segredo), confere(corpo + b" ", certos, segredo), confere(corpo, velhos, segredo))`
    const { stdout } = await run('python3', ['-c', script, given, body, secret])
    assert.equal(stdout.trim(), 'True False False')
  })

  it('compute it with openssl', { skip: !has('openssl') }, async () => {
    writeFileSync(join(folder, 'corpo.json'), body)
    const env = { ...process.env, SEGREDO: secret, ID: 'msg_1', MOMENTO: headers['webhook-timestamp'] }
    const { stdout } = await run('sh', ['-ec', fence('openssl')], { cwd: folder, env })
    assert.equal(`v1,${stdout.trim()}`, signature)
  })
})
