import { rmSync } from 'node:fs'
import { addAdministrator } from '../demo/administrator.ts'
import { fillDemo } from '../demo/fill.ts'
import { ClientExists, createClient } from '../server/domain/cliente/create.ts'
import { hasClients } from '../server/domain/cliente/list.ts'
import { createCredential } from '../server/domain/credencial/create.ts'
import { BatchWorkers } from '../server/inbound/run/workers.ts'
import type { Running } from '../server/serve.ts'
import { keepSecret } from './keep-secret.ts'

const code = 'demo'

/**
 * On a database without clients: a sample client with data, and its credentials. They are shown on a terminal, this once;
 * what is no terminal may be a log that others read, so they stay in a file that only its owner can.
 */
export async function firstStart({ context, address }: Running): Promise<void> {
  const { owner } = context
  if (await hasClients(owner)) return
  let clienteId: number
  try {
    clienteId = await createClient(owner, { codigo: code, nome: 'Universidade de Demonstração' })
  } catch (error) {
    // Another process that serves the same empty database was faster.
    if (error instanceof ClientExists) return
    throw error
  }
  const token = await createCredential(owner, {
    clienteId,
    kind: 'integracao',
    name: 'demonstração',
    scopes: ['recebe', 'consulta'],
  })
  const key = await createCredential(owner, {
    clienteId,
    kind: 'workforce',
    name: 'demonstração',
    scopes: ['workforce'],
  })
  // A process that leaves batches to others still has to see its own samples through.
  const workers =
    context.config.workers > 0
      ? undefined
      : new BatchWorkers({ ...context, config: { ...context.config, workers: 1 } })
  const administrator = await addAdministrator(context, clienteId)
  const credentials = `
  endereço             ${address}
  token de integração  ${token}
  chave workforce      ${key}
  administração        login ${administrator.login}, senha ${administrator.senha}
`
  // Before the samples, which take a while: who is stopped meanwhile finds them there.
  const file = keepSecret(context.config.data, 'primeiro-acesso', credentials)
  await fillDemo(context, clienteId, { alunos: 200, contratos: 40, semente: 1 })
  await workers?.stop()
  console.error(`
Primeiro início: o cliente "${code}" foi criado com dados de exemplo.`)
  if (process.stderr.isTTY) {
    console.error(`Guarde as credenciais; elas não voltam a aparecer.\n${credentials}`)
    rmSync(file)
  } else console.error(`As credenciais estão em ${file}; guarde-as e apague o arquivo.`)
}
