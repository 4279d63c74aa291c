/**
 * Writes monitoring contracts as rows, by the hundred thousand, for measuring what reads them: a client's code and how many.
 * The client has sample students already. What people see is made by `demo`, through the verbs.
 */
import { sql } from 'kysely'
import { sampler } from '../../demo/sampler.ts'
import { readConfig } from '../../server/config/config.ts'
import { openContext } from '../../server/context.ts'
import { findClient } from '../../server/domain/cliente/create.ts'
import { eachClient } from '../../server/domain/cliente/list.ts'
import { today } from '../../server/values/dates.ts'
import { fillContracts } from './contracts.ts'
import { fillProposals } from './proposals.ts'
import { loadReferences } from './references.ts'

const referredTables = [
  'aluno',
  'unidade',
  'curso',
  'professor',
  'disciplina',
  'pessoa',
  'convenio',
  'proposta',
  'proposta_disciplina',
]
const seed = 1

const [codigo, told] = process.argv.slice(2) as [string, string]
const count = Number(told)
const context = await openContext({ ...readConfig(process.env), logLevel: 'silent' })
try {
  const clienteId = (await findClient(context.owner, codigo))!
  const { fuso: zone } = (await eachClient(context.owner)).find(({ id }) => id === clienteId)!
  const references = await context.db.reading(clienteId, loadReferences)
  const proposals = await context.db.inClient(
    clienteId,
    (tx) => fillProposals(tx, count, today(zone), seed),
    sampler,
  )
  // Autovacuum comes too late for tables that were filled a moment ago.
  await sql.raw(`analyze ${referredTables.join(', ')}`).execute(context.owner.kysely)
  await fillContracts(context, { clienteId, zone, seed, count, references, proposals }, () => {})
} finally {
  await context.close()
}
