import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { diagnose } from '../../cli/mail/diagnosis.ts'
import { lineOf } from '../../cli/mail/test.ts'
import { type MailStepDone, tryMail } from '../../server/net/mail-trial.ts'
import { certificate } from '../support/certificate.ts'
import { MailServer } from '../support/mail-server.ts'
import { stopPostgres } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

const from = 'Estágios <estagios@exemplo.edu.br>'
const to = 'operador@exemplo.edu.br'

interface Told {
  cifrada: boolean
  passos: { passo: string; detalhe: string; aviso?: string }[]
  falha?: { passo: string; texto: string; conserto: string }
}

async function test(url: string, ...more: string[]) {
  const settings = { VINCULO_SMTP_URL: url, VINCULO_MAIL_FROM: from }
  const ended = await call(['mail', 'test', '--to', to, '--json', ...more], settings)
  const told: Told = JSON.parse(ended.stdout)
  return { ...told, code: ended.code, done: told.passos.map(({ passo }) => passo) }
}

async function listening<T extends Server>(server: T): Promise<{ server: T; port: number }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** Runs work with an SMTP server of its own settings. */
async function withSmtp<T>(options: SMTPServerOptions, work: (port: number) => Promise<T>): Promise<T> {
  const smtp = new SMTPServer({ logger: false, authOptional: true, ...options })
  smtp.on('error', () => {})
  const { port } = await listening(smtp.server)
  try {
    return await work(port)
  } finally {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
}

/** Runs work with a TCP server that does what it is told with each connection. */
async function withTcp<T>(
  onSocket: (socket: Socket) => void,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>()
  const { server, port } = await listening(
    createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      onSocket(socket)
    }),
  )
  try {
    return await work(port)
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}

const all = ['nome', 'conexao', 'saudacao', 'tls', 'autenticacao', 'remetente', 'destinatario', 'mensagem']

describe('mail test', () => {
  let server: MailServer
  before(async () => {
    server = await MailServer.open()
  })
  after(() => server.close())

  it('sends a message and shows each step', async () => {
    const settings = { VINCULO_SMTP_URL: server.settings.url, VINCULO_MAIL_FROM: from }
    const ended = await call(['mail', 'test', '--to', to], settings)
    assert.equal(ended.code, 0, ended.stderr)
    assert.match(
      ended.stdout,
      /^Servidor 127\.0\.0\.1, porta \d+\n✓ Nome do servidor: 127\.0\.0\.1\n✓ Conexão/,
    )
    assert.match(
      ended.stdout,
      /^– TLS: sem cifra, dentro desta máquina\n– Autenticação: sem usuário em VINC/m,
    )
    assert.match(ended.stdout, /\nO servidor aceitou a mensagem\. Confira a caixa de operador@/)
    const [message] = server.received.splice(0)
    assert.equal(message!.to, to)
    assert.equal(message!.subject, 'Teste de e-mail do Vínculo')
    assert.match(message!.text, /o e-mail da plataforma funciona/)
    assert.match(message!.raw, /^From: =\?UTF-8\?.*<estagios@exemplo\.edu\.br>/m)
  })

  it('names the institution', async () => {
    const folder = seededFolder()
    const data = ['--data', folder.path]
    try {
      assert.equal((await call(['client', 'create', 'ufx', '--name', 'Federal', ...data], {})).code, 0)
      assert.equal((await test(server.settings.url, '--client', 'ufx', ...data)).code, 0)
      assert.match(server.received.splice(0)[0]!.text, /^Instituição: Federal$/m)
    } finally {
      await stopPostgres(folder.path)
      folder.remove()
    }
  })

  it('tells a refused recipient from one that is refused for now', async () => {
    server.onReceiver = () => MailServer.never
    const never = await test(server.settings.url)
    assert.deepEqual([never.code, never.falha?.passo, never.done], [1, 'destinatario', all.slice(0, 6)])
    assert.match(
      never.falha!.texto,
      /não aceita o destinatário operador@exemplo\.edu\.br: 550 no such user\./,
    )
    server.onReceiver = () => MailServer.later
    assert.match((await test(server.settings.url)).falha!.conserto, /^Repita em alguns minutos/)
    server.onReceiver = () => undefined
  })

  it('tells a refused and a cut message', async () => {
    server.onMessage = () => MailServer.never
    const refused = await test(server.settings.url)
    assert.deepEqual([refused.falha?.passo, refused.done], ['mensagem', all.slice(0, 7)])
    server.onMessage = () => 'cut'
    assert.match((await test(server.settings.url)).falha!.texto, /^O servidor cortou a conexão/)
    server.onMessage = () => undefined
    server.received.length = 0
  })

  it('tells a refused sender, and one that has to sign in', async () => {
    const refusing = (responseCode: number, text: string): SMTPServerOptions => ({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })),
    })
    await withSmtp(refusing(553, 'not yours'), async (port) => {
      const { falha, done } = await test(`smtp://127.0.0.1:${port}`)
      assert.deepEqual([falha?.passo, done], ['remetente', all.slice(0, 5)])
      assert.match(falha!.conserto, /VINCULO_MAIL_FROM/)
    })
    await withSmtp(refusing(530, 'Authentication required'), async (port) => {
      assert.match((await test(`smtp://127.0.0.1:${port}`)).falha!.texto, /^O servidor pede autenticação/)
    })
  })

  it('signs in, and tells a wrong password without showing it', async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'certa@1' ? done(null, { user: username }) : done(new Error('535 wrong')),
    }
    await withSmtp(options, async (port) => {
      const right = await test(`smtp://conta:certa%401@127.0.0.1:${port}`)
      assert.deepEqual([right.code, right.done], [0, all])
      const wrong = await test(`smtp://conta:errada77@127.0.0.1:${port}`)
      assert.deepEqual([wrong.falha?.passo, wrong.done], ['autenticacao', all.slice(0, 4)])
      assert.doesNotMatch(JSON.stringify(wrong), /errada77/)
    })
  })

  it('tells an untrusted certificate, and TLS where there is none', async () => {
    const tls = certificate('127.0.0.1')
    await withSmtp({ ...tls, secure: true }, async (port) => {
      const { falha } = await test(`smtps://127.0.0.1:${port}`)
      assert.equal(falha?.passo, 'tls')
      assert.match(falha!.texto, /^O certificado do servidor não é confiável: .*self-signed/)
      const allowed = await test(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`)
      assert.deepEqual([allowed.code, allowed.cifrada], [0, true])
      const unchecked = allowed.passos.find(({ passo }) => passo === 'tls')!
      assert.match(unchecked.detalhe, /o certificado não é conferido/)
      assert.ok(unchecked.aviso)
    })
    await withSmtp({ ...tls }, async (port) => {
      assert.equal((await test(`smtp://127.0.0.1:${port}`)).falha?.passo, 'tls')
    })
    const plain = await test(server.settings.url.replace('smtp:', 'smtps:'))
    assert.deepEqual([plain.falha?.passo, plain.done], ['tls', ['nome', 'conexao']])
    assert.match(plain.falha!.conserto, /^Use smtp:\/\//)
  })

  it('tells an unknown name, a closed port and a program that is no mail server', async () => {
    const unknown = await test('smtp://nao-existe.invalid:587')
    assert.deepEqual([unknown.falha?.passo, unknown.done, unknown.code], ['nome', [], 1])
    const port = await withTcp(
      () => {},
      async (closed) => closed,
    )
    assert.match((await test(`smtp://127.0.0.1:${port}`)).falha!.texto, /^Ninguém escuta em 127\.0\.0\.1/)
    await withTcp(
      (socket) => socket.write('SSH-2.0-OpenSSH\r\n'),
      async (other) => assert.equal((await test(`smtp://127.0.0.1:${other}`)).falha?.passo, 'saudacao'),
    )
    await withTcp(
      (socket) => socket.end('554 go away\r\n'),
      async (other) =>
        assert.match(
          (await test(`smtp://127.0.0.1:${other}`)).falha!.texto,
          /não quer falar com esta máquina/,
        ),
    )
    await withTcp(
      (socket) => socket.destroy(),
      async (other) => assert.equal((await test(`smtp://127.0.0.1:${other}`)).falha?.passo, 'saudacao'),
    )
  })

  it('warns of an open connection before it sends anything, and sends no password there unless told to', async () => {
    const tried: string[] = []
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        tried.push(String(password))
        done(null, { user: username })
      },
    }
    const message = { from, to, subject: 'x', text: 'x' }
    await withSmtp(options, async (port) => {
      const lines: string[] = []
      const remote = {
        leaves: () => true,
        onStep: (done: MailStepDone) => lines.push(`${lineOf(done)} [${tried.length}]`),
      }
      const url = (login: string) => `smtp://${login}127.0.0.1:${port}`
      const { failure, server: facts } = await tryMail(url('conta:clara@'), message, remote)
      assert.deepEqual([failure?.step, tried], ['autenticacao', []])
      assert.match(lines.at(-1)!, /^! TLS: a conexão não é cifrada\. Quem controla a rede pode ler .*\[0\]$/)
      const { text, fix } = diagnose({ failure: failure!, server: facts, from, to })
      assert.match(text, /^A senha não foi enviada/)
      assert.match(fix, /--plain-password/)
      lines.length = 0
      const told = await tryMail(url('conta:clara@'), message, { ...remote, plainPassword: true })
      assert.deepEqual([told.failure, tried, told.encrypted], [undefined, ['clara'], false])
      assert.match(lines[3]!, /^! TLS: .*\[0\]$/)
      const without = await tryMail(url(''), message, remote)
      assert.deepEqual(
        without.done.slice(3, 5).map(({ state }) => state),
        ['open', 'unused'],
      )
      const own = await test(url('conta:clara@'), '--plain-password')
      assert.deepEqual([own.code, own.passos.some(({ aviso }) => aviso)], [0, false])
    })
  })

  it('waits for a silent server no longer than it says', async () => {
    const message = { from, to, subject: 'x', text: 'x' }
    await withTcp(
      () => {},
      async (port) => {
        for (const scheme of ['smtp', 'smtps']) {
          const waits = { dns: 200, connection: 200, answer: 200 }
          const { failure } = await tryMail(`${scheme}://127.0.0.1:${port}`, message, { waits })
          assert.equal(failure?.code, 'ETIMEDOUT')
        }
      },
    )
  })

  it('refuses a wrong call', async () => {
    const unset = await call(['mail', 'test', '--to', to], {})
    assert.equal(unset.code, 2)
    assert.match(unset.stderr, /^vinculo: VINCULO_SMTP_URL: falta; /)
    const settings = { VINCULO_SMTP_URL: server.settings.url, VINCULO_MAIL_FROM: from }
    for (const wrong of ['ninguem', 'a@b\r\nRCPT TO:<c@d>', 'a@b, c@d', ''])
      assert.equal((await call(['mail', 'test', '--to', wrong], settings)).code, 2, wrong)
    assert.equal((await call(['mail', 'test'], settings)).code, 2)
  })
})
