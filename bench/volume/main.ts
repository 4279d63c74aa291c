/**
 * Inserts monitoring contracts as rows, by the hundred thousand, to measure readers. Arguments: a client's
 * code and the number. The client needs sample students. `demo` creates realistic data through the verbs.
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
  // Autovacuum would analyze the new tables too late.
  await sql.raw(`analyze ${referredTables.join(', ')}`).execute(context.owner.kysely)
  await fillContracts(context, { clienteId, zone, seed, count, references, proposals }, () => {})
} finally {
  await context.close()
}
