import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** How an installed program is called: words before its own, environment and account. */
export interface Installed {
  command: readonly string[]
  env: Record<string, string>
  uid?: number
  gid?: number
  cwd?: string
}

const longest = 180_000

/** Runs a command of the installed program to its end. */
export function call({ command, ...options }: Installed, ...args: string[]): string {
  const [program = '', ...before] = command
  const done = spawnSync(program, [...before, ...args], { ...options, encoding: 'utf8', timeout: longest })
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}${done.stdout}${done.error ?? ''}`)
  return done.stdout
}

/** `serve` of the installed program, on a free port. */
export class Served {
  readonly #child: ChildProcess
  #output = ''
  base = ''

  private constructor({ command, ...options }: Installed, args: readonly string[]) {
    const [program = '', ...before] = command
    this.#child = spawn(program, [...before, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text) => {
        this.#output += text
      })
    }
  }

  /** The signal ends the program, also while it starts; then waiting for its words fails. */
  static async start(
    installed: Installed,
    args = ['serve', '--port', '0'],
    signal?: AbortSignal,
  ): Promise<Served> {
    signal?.throwIfAborted()
    const served = new Served(installed, args)
    signal?.addEventListener('abort', () => served.#child.kill('SIGTERM'), { once: true })
    served.base = (await served.says(/Vínculo em (http\S+)/))[1]!
    return served
  }

  /** Waits until the output has this; a program that ends or takes too long is killed. */
  async says(what: RegExp, most = longest): Promise<RegExpExecArray> {
    for (const end = Date.now() + most; ; await sleep(100)) {
      const found = what.exec(this.#output)
      if (found) return found
      const { exitCode, signalCode } = this.#child
      if (exitCode !== null || signalCode !== null || Date.now() > end) {
        await this.stop('SIGKILL')
        throw new Error(`serve did not say ${what}: ${this.#output}`)
      }
    }
  }

  get pid(): number {
    return this.#child.pid!
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      const late = AbortSignal.timeout(90_000)
      await once(child, 'close', { signal: late }).catch(() => {
        child.kill('SIGKILL')
        throw new Error(`serve did not end: ${this.#output}`)
      })
    }
    return child.exitCode
  }
}

/** Creates a client and a token with the program's commands. */
export function createToken(installed: Installed): string {
  call(installed, 'client', 'create', 'ufx')
  const made = call(installed, 'token', 'create', '--client', 'ufx', '--json')
  return /vinc_int_[\w-]+/.exec(made)![0]
}

const student = {
  ESIAL_IDENTIFICACAO: '2026001234',
  ESIAL_ALUNO: 'Mariana Alves Ferreira',
  ESIAL_CPF: '529.982.247-25',
  ESIAL_LOGIN: 'mariana.ferreira',
  ESIAL_EMAIL: 'mariana@aluno.exemplo.edu.br',
  ESIAL_TELEFONE2: '11987654321',
  ESIAL_ENDERECO: 'Rua das Palmeiras',
  ESIAL_CIDADE: 'São Paulo',
  ESIAL_UF: 'SP',
  ESIAL_CEP: 1310100,
}

const send = (base: string, token: string): Promise<Response> =>
  fetch(`${base}/APIPlataformaIntegracao/RecebeAlunos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ TOKEN: token, RETORNO: '', SDT_INT_ALUNOS: [student] }),
    signal: AbortSignal.timeout(30_000),
  })

/** Health, a refused call, and an accepted one whose record is processed. */
export async function provesItWorks(base: string, token: () => string | Promise<string>): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/', '/docs', '/openapi.json']) {
    const answer = await fetch(base + path, { headers: { accept: 'text/html' } })
    await answer.arrayBuffer()
    assert.equal(answer.status, 200, path)
  }
  const refused = await send(base, 'vinc_int_errado')
  assert.equal(refused.status, 401, await refused.text())
  const accepted = await send(base, await token())
  assert.equal(accepted.status, 200, await accepted.text())
  assert.match(accepted.headers.get('x-lote-id') ?? '', /^\d+$/)
  await recordAccepted(base)
}

/** The record was processed by a worker thread and is in the database. */
async function recordAccepted(base: string): Promise<void> {
  const counted = /^vinculo_records_total\{(?=.*operation="RecebeAlunos")(?=.*outcome="accepted").*\} 1$/m
  for (const end = Date.now() + 60_000; ; await sleep(200)) {
    const metrics = await (await fetch(`${base}/metrics`)).text()
    if (counted.test(metrics)) return
    assert.ok(Date.now() < end, String(metrics.match(/^vinculo_(records|batches).*$/gm)))
  }
}
