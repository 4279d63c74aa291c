import { rmSync } from 'node:fs'
import type { Grant } from '../catalogue/doors.ts'
import { addAdministrator } from '../demo/administrator.ts'
import { beginDemo, finishDemo, firstSample, standingOf } from '../demo/fill.ts'
import { addStaff, describeLogins, withLogins } from '../demo/logins.ts'
import type { Context } from '../server/context.ts'
import { ClientExists, createClient, findClient } from '../server/domain/cliente/create.ts'
import { hasClients } from '../server/domain/cliente/list.ts'
import { createCredential } from '../server/domain/credencial/cria.ts'
import { BatchWorkers } from '../server/inbound/run/workers.ts'
import { demoClient, demoMailFolder } from '../server/net/demo-mail.ts'
import type { Running } from '../server/serve.ts'
import { keepSecret } from './keep-secret.ts'

const code = demoClient

/** Completes the sample data while the platform serves. */
export type Filling = () => Promise<void>

/**
 * On a database without clients, creates a sample client with credentials. Returns a function that fills it,
 * or that continues after an interrupted start.
 */
export async function firstStart({ context, address }: Running): Promise<Filling | undefined> {
  const clienteId = (await findClient(context.owner, code)) ?? (await createSample(context))
  const standing = clienteId === undefined ? undefined : await standingOf(context, clienteId)
  if (clienteId === undefined || !standing || standing.ended) return undefined
  // A process without batch threads still has to process its own sample batches.
  const workers =
    context.config.workers > 0
      ? undefined
      : new BatchWorkers({ ...context, config: { ...context.config, workers: 1 } })
  if (standing.untouched) await createSampleCredentials(context, clienteId, address)
  return async () => {
    try {
      await finishDemo(context, clienteId, (stage, done, total) => {
        if (done === total) context.events.report({ kind: 'demo.filled', client: clienteId, stage, total })
      })
      console.error('Os dados de exemplo estão prontos.')
    } finally {
      await workers?.stop()
    }
  }
}

/** Creates the sample client when there is no client at all, and marks it for sample data. */
async function createSample({ owner, clock }: Context): Promise<number | undefined> {
  if (await hasClients(owner)) return undefined
  try {
    const client = { codigo: code, nome: 'Universidade de Demonstração' }
    return await createClient(owner, client, undefined, (tx) =>
      beginDemo(tx, clock, firstSample, { [withLogins]: 1 }),
    )
  } catch (error) {
    // Another process created it first.
    if (error instanceof ClientExists) return undefined
    throw error
  }
}

/**
 * Creates the credentials. They are shown once on a terminal; otherwise they go to a private file, because
 * the output may be a shared log.
 */
async function createSampleCredentials(context: Context, clienteId: number, address: string): Promise<void> {
  const credential = (kind: 'integracao' | 'workforce', scopes: readonly Grant[]) =>
    createCredential(context.owner, { clienteId, kind, name: 'demonstração', scopes })
  const token = await credential('integracao', ['recebe', 'consulta', 'financeiro', 'auditoria'])
  const key = await credential('workforce', ['workforce'])
  const administrator = await addAdministrator(context, clienteId)
  await addStaff(context, clienteId)
  const credentials = `
  endereço             ${address}
  instituição          ${code}
  token de integração  ${token}
  chave workforce      ${key}
  administração        login ${administrator.login}, senha ${administrator.senha}

Para experimentar, um login por perfil, um aluno, um professor e o link de uma concedente.
Os três últimos servem quando os dados de exemplo estiverem prontos.

${describeLogins(context, clienteId, address)}
`
  const file = keepSecret(context.config.data, 'primeiro-acesso', credentials)
  console.error(`
Primeiro início: o cliente "${code}" foi criado, e seus dados de exemplo estão sendo feitos.`)
  if (process.stderr.isTTY) {
    console.error(`Guarde as credenciais; elas não voltam a aparecer.\n${credentials}`)
    rmSync(file)
  } else console.error(`As credenciais estão em ${file}; guarde-as e apague o arquivo.`)
  if (!context.mail) {
    console.error(
      `Sem servidor de e-mail, as mensagens deste cliente, com os códigos dos links, são arquivos em ${demoMailFolder(context.config.data)}.`,
    )
  }
}
