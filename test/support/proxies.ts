import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { certificate } from './certificate.ts'
import { until } from './process.ts'

export interface Proxied {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface RunningProxy {
  ask(method: string, path: string, headers?: Record<string, string>, body?: string): Promise<Proxied>
  stop(): Promise<void>
}

/** Whether a program is installed. */
export const has = (program: string): boolean => !spawnSync(program, ['--help']).error

/** The name that the samples use, which operators replace. */
export const sampleName = 'estagios.exemplo.edu.br'
const sampleTarget = '127.0.0.1:8080'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts nginx with the sample, after it accepted the configuration. */
export async function startNginx(folder: string, sample: string, target: string): Promise<RunningProxy> {
  const [plain, secure] = [await freePort(), await freePort()]
  const { key, cert } = certificate(sampleName)
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  const site = sample
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('/etc/ssl/vinculo/cadeia.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/vinculo/chave.pem', join(folder, 'key.pem'))
    .replaceAll(sampleTarget, new URL(target).host)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  )
  const words = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const tested = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' })
  assert.equal(tested.status, 0, tested.stderr)
  assert.doesNotMatch(tested.stderr, /\[warn\]/)
  return running('nginx', [...words, '-g', 'daemon off;'], folder, `https://127.0.0.1:${secure}`)
}

/** Starts Caddy with the sample, without the certificates that it would get from an authority. */
export async function startCaddy(folder: string, sample: string, target: string): Promise<RunningProxy> {
  const address = `http://127.0.0.1:${await freePort()}`
  const site = sample
    .replace(new RegExp(`^${sampleName} `, 'm'), `${address} `)
    .replaceAll(sampleTarget, new URL(target).host)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
  const words = ['--config', file, '--adapter', 'caddyfile']
  const tested = spawnSync('caddy', ['validate', ...words], {
    encoding: 'utf8',
    env: caddyEnvironment(folder),
  })
  assert.equal(tested.status, 0, tested.stderr)
  return running('caddy', ['run', ...words], folder, address)
}

const caddyEnvironment = (folder: string) => ({
  PATH: process.env.PATH,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
})

async function running(
  program: string,
  words: string[],
  folder: string,
  base: string,
): Promise<RunningProxy> {
  mkdirSync(join(folder, 'run'), { recursive: true })
  const child = spawn(program, words, { env: caddyEnvironment(folder), stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const ended = once(child, 'close')
  const proxy: RunningProxy = {
    ask: (...asked) => ask(base, ...asked),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
  await until(`${program} to answer`, async () => {
    if (child.exitCode !== null) throw new Error(`${program}: ${errors}`)
    return proxy.ask('GET', '/healthz').catch(() => undefined)
  })
  return proxy
}

async function ask(
  base: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Proxied> {
  const options = { method, headers, rejectUnauthorized: false, servername: sampleName, agent: false }
  const asking = (base.startsWith('https') ? requestSecure : requestPlain)(base + path, options)
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) }
}
