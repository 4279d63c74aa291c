import { CompiledQuery, sql } from 'kysely'
import { bankOf } from '../../demo/people.ts'
import { Random } from '../../demo/random.ts'
import { sampler } from '../../demo/sampler.ts'
import type { Context } from '../../server/context.ts'
import { lockDocuments, storeMissing } from '../../server/query/documents.ts'
import type { Tx } from '../../server/store/database.ts'
import { setLocally } from '../../server/store/settings.ts'
import { lifeAt, proposalFor } from './contract-plan.ts'
import { type ContractColumns, insertContracts } from './contract-sql.ts'
import { activityRecords, history, pendingItems } from './follow-up-sql.ts'
import { benefits, files, instalments, requests, signatures } from './part-sql.ts'
import type { Proposals } from './proposals.ts'
import { type References, studentAt } from './references.ts'

const chunkSize = 5_000

export interface ContractFill {
  clienteId: number
  zone: string
  seed: number
  count: number
  references: References
  proposals: Proposals
}

/**
 * Inserts contracts with all their parts, one transaction per chunk, and the chunk's documents in a second
 * one, concurrent with the next chunk. In one transaction the database would check each contract's references
 * again for its document. Background work adds documents missing after a crash.
 */
export async function fillContracts(
  context: Context,
  fill: ContractFill,
  progress: (done: number) => void,
): Promise<void> {
  const now = Date.parse(`${Temporal.Now.plainDateTimeISO(fill.zone).toString().slice(0, 19)}Z`)
  const statements = partStatements(fill.seed)
  const plan = (done: number) => planChunk(context, fill, now, done, Math.min(chunkSize, fill.count - done))
  let next = plan(0)
  let storing: Promise<void> | undefined
  for (let done = 0; done < fill.count; done += chunkSize) {
    const columns = next
    const writing = context.db.inClient(
      fill.clienteId,
      (tx) => writeChunk(tx, columns, fill, statements),
      sampler,
    )
    // Plans the next chunk while the database writes.
    if (done + chunkSize < fill.count) next = plan(done + chunkSize)
    await Promise.all([writing, storing])
    progress(done)
    storing = context.db.inClient(
      fill.clienteId,
      (tx) => storeDocuments(tx, columns, fill.clienteId),
      sampler,
    )
    storing.catch(() => {})
  }
  await storing
  progress(fill.count)
}

const partStatements = (seed: number): readonly string[] => [
  files(seed),
  signatures(seed),
  benefits(),
  requests(seed),
  instalments(),
  pendingItems(seed),
  history(),
  activityRecords(seed),
]

async function writeChunk(
  tx: Tx,
  columns: ContractColumns,
  { references, zone, seed }: ContractFill,
  statements: readonly string[],
): Promise<void> {
  // Keeps the given moments, which triggers would replace.
  await setLocally(tx, [['vinculo.historico', 'S']])
  await insertContracts(columns, references.institution, zone, seed).execute(tx)
  const range = rangeOf(columns)
  for (const statement of statements) await tx.executeQuery(CompiledQuery.raw(statement, range))
}

async function storeDocuments(tx: Tx, columns: ContractColumns, clienteId: number): Promise<void> {
  const [first, last] = rangeOf(columns)
  // If background work holds the lock, it stores these too.
  if (await lockDocuments(tx, clienteId))
    await storeMissing(tx, columns.numero.length, sql`numero between ${first} and ${last}`)
}

const rangeOf = ({ numero }: ContractColumns) => [numero[0]!, numero.at(-1)!]

function planChunk(
  { sealer }: Context,
  { references, proposals, seed, count }: ContractFill,
  now: number,
  done: number,
  size: number,
): ContractColumns {
  const columns: ContractColumns = {
    numero: [],
    situacao: [],
    aluno: [],
    unidade: [],
    curso: [],
    professor: [],
    concedente: [],
    agente: [],
    convenio: [],
    proposta: [],
    inicio: [],
    encerramento: [],
    inclusao: [],
    atualizacao: [],
    usuario: [],
    banco: [],
  }
  for (let position = done; position < done + size; position++) {
    const number = references.firstNumber + position
    const life = lifeAt(position, count, now, seed, number)
    const random = new Random(seed, 0x2000_0000 + number)
    const proposal = proposalFor(life.starts, proposals, random)
    const course = random.pick(references.courses)
    const host = random.percent(25) && references.hosts.length > 0 ? random.pick(references.hosts) : undefined
    const student = studentAt(references, number)
    columns.numero.push(number)
    columns.situacao.push(life.state)
    columns.aluno.push(student)
    columns.unidade.push(course.unit)
    columns.curso.push(course.id)
    columns.professor.push(proposal.professorId)
    columns.concedente.push(host?.id ?? references.institution)
    columns.agente.push(random.percent(10) ? references.agent : null)
    columns.convenio.push(host?.agreement ?? null)
    columns.proposta.push(proposal.id)
    columns.inicio.push(life.starts)
    columns.encerramento.push(life.ends)
    columns.inclusao.push(life.created)
    columns.atualizacao.push(life.changed)
    columns.usuario.push(random.pick(references.users))
    columns.banco.push(random.percent(82) ? sealer.seal(bankText(student, seed)) : null)
  }
  return columns
}

/** The bank object as answered. A student has the same account in every contract. */
function bankText(student: number, seed: number): string {
  const { banco, agencia, conta } = bankOf(new Random(seed, 0x3000_0000 + student))
  return JSON.stringify({ banco, agencia, conta })
}
