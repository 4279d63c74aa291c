import { performance } from 'node:perf_hooks'
import { SingleBar } from 'cli-progress'
import { fillDemo, type Progress } from '../demo/fill.ts'
import { type Context, openContext } from '../server/context.ts'
import { hasStudents } from '../server/domain/aluno/any.ts'
import { createClient, findClient } from '../server/domain/cliente/create.ts'
import { createCredential } from '../server/domain/credencial/create.ts'
import { BatchWorkers } from '../server/inbound/run/workers.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'

export interface DemoOptions {
  client: string
  students: string
  contracts?: string
  seed: string
}

/** Fills a client with sample data, making the client first where it is missing. */
export async function demoCommand(call: Call, options: DemoOptions): Promise<void> {
  const alunos = number('--students', options.students, 0, 90_000_000)
  const contratos =
    options.contracts === undefined
      ? Math.ceil(alunos / 10)
      : number('--contracts', options.contracts, 0, 100_000_000)
  const semente = number('--seed', options.seed, 0, 1_000_000_000)
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(options.client)) {
    throw new UsageError(
      'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
    )
  }
  const began = performance.now()
  // Batches are processed here as well, so that no server needs to run.
  const { config } = call
  const context = await openContext({ ...config, logLevel: 'silent', workers: Math.max(1, config.workers) })
  const workers = new BatchWorkers(context)
  const stages = new Stages(call)
  try {
    const clienteId = await clientFor(call, context, options.client, alunos, contratos)
    await fillDemo(context, clienteId, { alunos, contratos, semente }, stages.show)
    stages.end()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    call.say(
      `Cliente ${options.client}: ${alunos} alunos e ${contratos} contratos de exemplo em ${seconds} s.`,
    )
  } finally {
    stages.end()
    await workers.stop()
    await context.close()
  }
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${name}: "${text}" não serve; informe um número inteiro de ${least} a ${most}.`)
  }
  return value
}

/** The client of this code. A new one gets a token, which is shown this once. */
async function clientFor(
  call: Call,
  context: Context,
  codigo: string,
  alunos: number,
  contratos: number,
): Promise<number> {
  const found = await findClient(context.owner, codigo)
  if (alunos === 0 && contratos > 0 && !(found && (await context.db.reading(found, hasStudents)))) {
    throw new UsageError('sem alunos não há contratos: informe --students.')
  }
  if (found !== undefined) return found
  const clienteId = await createClient(context.owner, { codigo, nome: 'Universidade de Demonstração' })
  const token = await createCredential(context.owner, {
    clienteId,
    kind: 'integracao',
    name: 'demonstração',
    scopes: ['recebe', 'consulta'],
  })
  call.say(`Cliente ${codigo} criado. Token de integração (não será mostrado de novo):\n  ${token}`)
  return clienteId
}

/** Shows each stage: a bar on a terminal, a line at its end elsewhere. */
class Stages {
  #stage: string | undefined
  #bar: SingleBar | undefined
  readonly #call: Call

  constructor(call: Call) {
    this.#call = call
  }

  readonly show: Progress = (stage, done, total) => {
    const { errors } = this.#call.terminal
    if (stage !== this.#stage) {
      this.end()
      this.#stage = stage
      if (errors.isTTY) {
        this.#bar = new SingleBar({
          format: '{bar} {stage} {value}/{total}',
          stream: errors,
          hideCursor: true,
        })
        this.#bar.start(total, done, { stage })
      }
    }
    if (this.#bar) this.#bar.update(done)
    else if (done === total) this.#call.warn(`${stage}: ${total.toLocaleString('pt-BR')}`)
  }

  readonly end = () => {
    this.#bar?.stop()
    this.#bar = undefined
    this.#stage = undefined
  }
}
