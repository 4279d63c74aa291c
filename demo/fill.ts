import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import { today } from '../server/values/dates.ts'
import { courses } from './academic.ts'
import { alunoRecord, identificationPrefix } from './alunos.ts'
import { sendBatches } from './batches.ts'
import { fillEmployees, fillSchedules } from './colaboradores.ts'
import { fillContracts } from './contracts.ts'
import { fillProposals } from './proposals.ts'
import { loadReferences } from './references.ts'
import { fillRegisters } from './registers.ts'
import { sampler } from './sampler.ts'
import { firstIdentifier, lastIdentifier, usuarioRecord } from './usuarios.ts'
import { vacancyPrefix, vagaRecord } from './vagas.ts'

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

export interface DemoSize {
  alunos: number
  contratos: number
  /** The same seed gives the same data. */
  semente: number
}

export type Progress = (stage: string, done: number, total: number) => void

/** Grows slowly with the students, between two ends. */
const scaled = (least: number, per: number, most: number, alunos: number) =>
  Math.min(most, least + Math.floor(alunos / per))

/**
 * Adds sample data to a client, through the paths of real data where there are any. Students and users go in as
 * batches, so batch workers must be running somewhere. What the client already has stays.
 */
export async function fillDemo(
  context: Context,
  clienteId: number,
  { alunos, contratos, semente }: DemoSize,
  progress: Progress = () => {},
): Promise<void> {
  const { db } = context
  const caller = await callerOf(context, clienteId)
  const now = today(caller.fuso)
  const sizes = {
    courses: scaled(12, 2_000, courses.length, alunos),
    professors: scaled(20, 100, 2_000, alunos),
    hosts: scaled(8, 500, 200, alunos),
  }
  // Staff comes with students; contracts alone need no more of it.
  const users = alunos === 0 ? 0 : scaled(8, 500, 300, alunos)
  const employees = alunos === 0 ? 0 : scaled(12, 400, 300, alunos)
  const vacancies = alunos === 0 ? 0 : scaled(24, 200, 1_000, alunos)

  progress('cadastros', 0, 1)
  const offsets = await db.inClient(
    clienteId,
    async (tx) => {
      await fillRegisters(tx, sizes, semente)
      await fillSchedules(tx, now)
      const found = await sql<{
        users: number
        students: number
        employees: number
        vacancies: number
      }>`select
      (select coalesce(max(identificador) + 1, ${firstIdentifier}::bigint) - ${firstIdentifier}::bigint from usuario
        where cliente_id = (select cliente_atual()) and identificador between ${firstIdentifier} and ${lastIdentifier}) as users,
      (select coalesce(max(substr(identificacao, 3)::bigint), 0) from aluno where cliente_id = (select cliente_atual())
        and identificacao ~ ${`^${identificationPrefix}\\d{7,8}$`}) as students,
      (select count(*) from colaborador where cliente_id = (select cliente_atual())) as employees,
      (select count(*) from vaga where cliente_id = (select cliente_atual())
        and identificacao ~ ${`^${vacancyPrefix}\\d{5}$`}) as vacancies`.execute(tx)
      return found.rows[0]!
    },
    sampler,
  )
  progress('cadastros', 1, 1)

  await sendBatches(
    context,
    clienteId,
    {
      operation: 'RecebeUsuarios',
      list: 'SDT_INT_USUARIOS',
      first: offsets.users,
      count: users,
      record: (index) => usuarioRecord(index, semente),
    },
    (done) => progress('usuários', done, users),
  )
  await sendBatches(
    context,
    clienteId,
    {
      operation: 'RecebeAlunos',
      list: 'SDT_INT_ALUNOS',
      first: offsets.students + 1,
      count: alunos,
      record: (index) => alunoRecord(index, semente),
    },
    (done) => progress('alunos', done, alunos),
  )

  await sendBatches(
    context,
    clienteId,
    {
      operation: 'RecebeVagas',
      list: 'SDT_INT_VAGAS',
      first: offsets.vacancies,
      count: vacancies,
      record: (index) => vagaRecord(index, semente, sizes.hosts, now),
    },
    (done) => progress('vagas', done, vacancies),
  )

  for (let done = 0; done < employees; done += 50) {
    const count = Math.min(50, employees - done)
    await db.inClient(
      clienteId,
      (tx) => fillEmployees(tx, caller, offsets.employees + done, count, semente, now),
      sampler,
    )
    progress('colaboradores', done + count, employees)
  }

  if (contratos === 0) return
  const references = await db.reading(clienteId, loadReferences)
  if (references.students.length === 0) throw new Error('Sem alunos ativos não há contratos de exemplo.')
  const proposals = await db.inClient(clienteId, (tx) => fillProposals(tx, contratos, now, semente), sampler)
  // Autovacuum comes too late for tables that were filled a moment ago.
  await sql.raw(`analyze ${referredTables.join(', ')}`).execute(context.owner.kysely)
  await fillContracts(
    context,
    { clienteId, zone: caller.fuso, seed: semente, count: contratos, references, proposals },
    (done) => progress('contratos', done, contratos),
  )
}

/** The client's own settings, in the form that operations take them. */
async function callerOf({ db }: Context, clienteId: number): Promise<Caller> {
  const found = await db.reading(clienteId, (tx) =>
    sql<{ codigo: string; fuso: string }>`select codigo, fuso from cliente
      where cliente_id = (select cliente_atual())`.execute(tx),
  )
  const { codigo, fuso } = found.rows[0]!
  return {
    clienteId,
    codigo,
    fuso,
    tipo: 'workforce',
    credencialId: 0,
    contaId: null,
    expiraEm: null,
    nome: 'demonstração',
    escopos: ['workforce'],
    compatHttp200: false,
    formatoContratos: 'lista',
  }
}
