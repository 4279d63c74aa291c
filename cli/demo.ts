import { performance } from 'node:perf_hooks'
import { fillDemo, standingOf } from '../demo/fill.ts'
import { type Context, openContext } from '../server/context.ts'
import { hasStudents } from '../server/domain/aluno/any.ts'
import { createClient, findClient } from '../server/domain/cliente/create.ts'
import { createCredential } from '../server/domain/credencial/cria.ts'
import { BatchWorkers } from '../server/inbound/run/workers.ts'
import { stopDrawing } from '../server/jobs/make-documents.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { Stages } from './stages.ts'

export interface DemoOptions {
  client: string
  students?: string
  contracts?: string
  seed: string
  status?: boolean
  json?: boolean
}

const usualStudents = 200
/** By default there are as many students as contracts, up to this number. */
const manyStudents = 100_000

/** Fills a client with sample data; creates the client when missing. */
export async function demoCommand(call: Call, options: DemoOptions): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(options.client)) {
    throw new UsageError(
      'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
    )
  }
  const semente = number('--seed', options.seed, 0, 1_000_000_000)
  const told =
    options.contracts === undefined ? undefined : number('--contracts', options.contracts, 0, 10_000_000)
  const alunos =
    options.students === undefined
      ? Math.max(usualStudents, Math.min(manyStudents, told ?? 0))
      : number('--students', options.students, 0, 90_000_000)
  const contratos = told ?? Math.ceil(alunos / 10)
  const began = performance.now()
  // Batches are processed in this process, so that no server needs to run.
  const { config } = call
  const context = await openContext({ ...config, logLevel: 'silent', workers: Math.max(1, config.workers) })
  if (options.status) return showStanding(call, context, options).finally(() => context.close())
  const workers = new BatchWorkers(context)
  const stages = new Stages(call)
  try {
    const clienteId = await clientFor(call, context, options.client, alunos, contratos)
    await fillDemo(context, clienteId, { alunos, contratos, semente }, stages.show)
    stages.end()
    const seconds = (performance.now() - began) / 1000
    const rate = Math.round(contratos / seconds).toLocaleString('pt-BR')
    call.say(
      `Cliente ${options.client}: ${alunos} alunos e ${contratos} contratos de exemplo em ${seconds.toFixed(1)} s (${rate} contratos por segundo).`,
    )
  } finally {
    stages.end()
    await stopDrawing()
    await workers.stop()
    await context.close()
  }
}

/** Shows the progress of a client's sample data. */
async function showStanding(call: Call, context: Context, options: DemoOptions): Promise<void> {
  const clienteId = await findClient(context.owner, options.client)
  const standing = clienteId === undefined ? undefined : await standingOf(context, clienteId)
  if (!standing) throw new UsageError(`o cliente "${options.client}" não tem dados de exemplo.`)
  const { ended, stage, done, stages, alunos, contratos } = standing
  const size = `${alunos} alunos e ${contratos} contratos`
  const text = ended ? `Prontos: ${size}.` : `Em preparo: ${size}; etapa ${done + 1} de ${stages}, ${stage}.`
  call.print(options, { cliente: options.client, ...standing }, text)
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${name}: "${text}" não serve; informe um número inteiro de ${least} a ${most}.`)
  }
  return value
}

/** The client with this code. A new one gets a token, which is shown only once. */
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
  if (found !== undefined) {
    if (!(await standingOf(context, found)) && (await context.db.reading(found, hasStudents))) {
      throw new UsageError(
        `o cliente "${codigo}" tem dados próprios; os de exemplo vão para um cliente só deles.`,
      )
    }
    return found
  }
  const clienteId = await createClient(context.owner, { codigo, nome: 'Universidade de Demonstração' })
  const token = await createCredential(context.owner, {
    clienteId,
    kind: 'integracao',
    name: 'demonstração',
    scopes: ['recebe', 'consulta', 'financeiro', 'auditoria'],
  })
  call.say(`Cliente ${codigo} criado. Token de integração (não será mostrado de novo):\n  ${token}`)
  return clienteId
}
