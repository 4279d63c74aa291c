import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { certificate } from '../support/certificate.ts'
import { call } from '../support/run-command.ts'
import { answer, Scripted } from '../support/scripted-server.ts'

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

describe('a command that gets no answer from its server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-remoto-'))
  const commands: readonly (readonly string[])[] = [
    ['send', join(folder, 'a.json'), '--operation', 'RecebeCursos'],
    ['export', 'RetornaDadosPessoas', '--out', join(folder, 'a.csv'), '--from', '2026-01-01'],
    ['watch', '5'],
  ]
  before(() =>
    writeFileSync(
      join(folder, 'a.json'),
      '[{"ESICU_IDENTIFICACAO":"1","ESICU_CURSO":"Letras","ESICU_NIVEL":"S"}]',
    ),
  )
  after(() => rmSync(folder, { recursive: true }))

  const ask = (command: readonly string[], server: string, attempts = 1) =>
    call([...command, '--attempts', String(attempts)], { VINCULO_TOKEN: 'segredo', VINCULO_SERVER: server })
  /** What each command says, which exits with 1 and shows no token. */
  const said = async (server: string, attempts?: number) => {
    const all: string[] = []
    for (const command of commands) {
      const { code, stderr } = await ask(command, server, attempts)
      assert.equal(code, 1, `${command[0]}: ${stderr}`)
      assert.ok(!stderr.includes('segredo'), stderr)
      all.push(stderr)
    }
    return all
  }
  const sayAll = async (server: string, pattern: RegExp) => {
    for (const text of await said(server)) assert.match(text, pattern)
  }

  it('says at the first refused connection that nobody answers there, and shows each retry', async () => {
    const base = `http://127.0.0.1:${await freePort()}`
    for (const text of await said(base, 2)) {
      const [first = '', last = ''] = text.trimEnd().split('\n').slice(-2)
      assert.ok(first.startsWith(`Ninguém responde em ${base} (ECONNREFUSED); tentativa 2 de 2 em `), text)
      assert.match(first, /em \d,\d+ s\.$|em \d s\.$/)
      assert.ok(
        last.startsWith(`vinculo: ninguém responde em ${base} (ECONNREFUSED). Confira se o servidor`),
        text,
      )
      assert.match(last, /--server ou VINCULO_SERVER/)
    }
  })

  it('names the address of a server that is unknown, insecure or closes the connection', async () => {
    await sayAll('http://nome.invalid', /o nome do servidor em http:\/\/nome\.invalid não é conhecido/)
    const server = createServer(certificate('127.0.0.1')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await sayAll(
      `https://127.0.0.1:${port}`,
      new RegExp(`a conexão segura com https://127.0.0.1:${port} falhou .*NODE_EXTRA_CA_CERTS`),
    )
    server.close()
    const closing = await Scripted.open((_, response) => response.destroy())
    await sayAll(closing.base, new RegExp(`a conexão com ${closing.base} falhou`))
    closing.close()
  })

  it('names the address of what answers and is not the platform', async () => {
    const proxy = await Scripted.open((_, response) => answer(response, 502, 'Bad gateway'))
    await sayAll(proxy.base, new RegExp(`${proxy.base} respondeu 502, e a resposta não é do Vínculo`))
    proxy.close()
    const page = await Scripted.open((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
    })
    await sayAll(page.base, new RegExp(`a resposta de ${page.base} não é do Vínculo. Confira o endereço`))
    page.close()
    const other = await Scripted.open((_, response) => answer(response, 200, []))
    for (const text of await said(other.base)) assert.ok(text.includes(other.base), text)
    other.close()
  })

  it('names the address of a platform that refuses, and waits as told', async () => {
    const refusing = await Scripted.open((_, response) =>
      answer(response, 403, { MsgRetorno: 'Falta o escopo.' }, { 'x-problema': 'ESCOPO_AUSENTE' }),
    )
    for (const [at, text] of (await said(refusing.base)).entries()) {
      const operation = ['RecebeCursos', 'RetornaDadosPessoas', 'ConsultaLote'][at]
      const start = `vinculo: ${refusing.base} recusou ${operation}: Falta o escopo. `
      const end = 'Com um token que sirva, o mesmo comando continua de onde parou. (403 ESCOPO_AUSENTE)\n'
      assert.ok(text.includes(start) && text.endsWith(end), text)
    }
    refusing.close()
    const busy = { 'x-problema': 'LIMITE_EXCEDIDO', 'retry-after': '1' }
    const waiting = await Scripted.open((_, response) =>
      answer(response, 429, { MsgRetorno: 'Cheio.' }, busy),
    )
    for (const text of await said(waiting.base, 2)) {
      assert.ok(
        text.includes(`O servidor ${waiting.base} pede para esperar: Cheio; tentativa 2 de 2 em 1 s.`),
        text,
      )
    }
    waiting.close()
  })

  it('refuses an address with a password, which it does not repeat', async () => {
    for (const address of ['http://ana:oculto@127.0.0.1', 'http://:oculto@127.0.0.1', 'ftp://x:oculto@y']) {
      const { code, stderr } = await ask(commands[2]!, address)
      assert.equal(code, 1)
      assert.match(stderr, /não é o endereço de um servidor/)
      assert.ok(!stderr.includes('oculto'), stderr)
    }
  })
})
