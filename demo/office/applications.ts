import { sql } from 'kysely'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { resumePrefix } from '../curriculos.ts'
import type { Filling } from '../progress.ts'
import { act, daysFrom, make, on } from './act.ts'
import { type Student, studentsOf } from './students.ts'

/** Vacancies with a selection, and applicants of each. */
const selections = 5
const candidates = 4
/** Final stages of the candidates whom the office proposes. */
const stages = ['Triagem', 'Entrevista', 'Proposta'] as const

/** Results of a vacancy's candidates, in turn. */
const ends = ['avancar', 'recusar', 'desistir', 'esperar'] as const
/** The first waiting candidate is hired, because this student has no other contract. */
const chosen = selections * ends.indexOf('esperar')

/** Applications of students and of the office in each stage, and a hire; a candidate applies once per vacancy. */
export async function makeApplications(tx: Tx, { dia }: Filling): Promise<undefined> {
  const vacancies = await openVacancies(tx, dia)
  const students = await studentsOf(tx, dia, { from: 10, count: selections * candidates })
  for (const [at, student] of students.entries()) {
    const vacancy = vacancies[at % selections]
    if (!vacancy) continue
    const application = await apply(tx, dia, vacancy.id, student)
    const end = ends[Math.floor(at / selections) % ends.length]!
    if (end === 'avancar') await act(tx, on(dia), 'AvancaCandidatura', { etapa: 'Entrevista' }, [application])
    if (end === 'desistir') await act(tx, on(dia), 'DesisteCandidatura', {}, [application])
    if (end === 'recusar') {
      const motivo = 'Outra pessoa tinha mais experiência na área.'
      await act(tx, on(dia), 'RecusaCandidatura', { motivo }, [application])
    }
    if (at === chosen) await hire(tx, dia, vacancy, student, application)
  }
  await putForward(tx, dia, vacancies[1]?.id)
  await restAndCancel(tx, dia)
}

interface Vacancy {
  id: number
  concedente: number
}

/** Vacancies with an unreserved place. */
async function openVacancies(tx: Tx, dia: string): Promise<Vacancy[]> {
  const { rows } = await sql<Vacancy>`
    select id, concedente_id as concedente from vaga
     where cliente_id = ${currentClient} and situacao = ${vagaMachine.moves.aprovar.to} and origem = 'Recrutamento'
       and ${dia}::date between inicio_inscricao and fim_inscricao and quantidade > 2
     order by id desc limit ${selections}`.execute(tx)
  return rows
}

const apply = (tx: Tx, dia: string, vacancy: number, { id: aluno }: Student) =>
  make(
    tx,
    on(dia),
    'CandidataSe',
    { aluno, consentimento: 'S', apresentacao: 'Quero aprender na prática o que estudo.' },
    [vacancy],
  )

/** The hired candidate's contract, which the office completes and issues. */
async function hire(tx: Tx, dia: string, { concedente }: Vacancy, student: Student, application: number) {
  const { rows } = await sql<{ id: number }>`
    select s.id from pessoa s join pessoa h on h.cliente_id = s.cliente_id and h.documento = s.empresa
     where s.cliente_id = ${currentClient} and s.tipo = 'F' and h.id = ${concedente} and s.papel::jsonb ? 'SUPERVISOR'
     order by s.id limit 1`.execute(tx)
  const [supervisor] = rows
  const told = {
    inicio: daysFrom(dia, 20),
    encerramento: daysFrom(dia, 240),
    curso: student.curso,
    professor: student.professor,
    ...(supervisor && { supervisor: supervisor.id }),
  }
  await act(tx, on(dia), 'ContrataCandidato', told, [application])
}

/** Résumés that the office proposes for a vacancy. */
async function putForward(tx: Tx, dia: string, vaga: number | undefined): Promise<void> {
  if (vaga === undefined) return
  const { rows } = await sql<{ id: number }>`
    select id from curriculo c where cliente_id = ${currentClient} and ativo and identificacao like ${`${resumePrefix}%`}
       and not exists (select from candidatura k join curriculo o on o.cliente_id = k.cliente_id and o.id = k.curriculo_id
         where k.cliente_id = c.cliente_id and k.vaga_id = ${vaga} and (o.id = c.id or o.aluno_id = c.aluno_id))
     order by id desc limit ${stages.length}`.execute(tx)
  for (const [at, { id: curriculo }] of rows.entries()) {
    await act(tx, on(dia), 'IncluiCandidatura', { vaga, curriculo, etapa: stages[at]! })
  }
}

/** One suspended vacancy and one cancelled one. */
async function restAndCancel(tx: Tx, dia: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vaga v where v.cliente_id = ${currentClient} and v.situacao = ${vagaMachine.moves.aprovar.to}
       and v.origem = 'Recrutamento'
       and not exists (select from candidatura k where k.cliente_id = v.cliente_id and k.vaga_id = v.id)
     order by v.id limit 2`.execute(tx)
  const [resting, dropped] = rows
  const because = { motivo: 'A equipe está de férias.' }
  if (resting) await act(tx, on(dia), 'SuspendeVaga', because, [resting.id])
  if (dropped) await act(tx, on(dia), 'CancelaVaga', { motivo: 'A concedente desistiu.' }, [dropped.id])
}
