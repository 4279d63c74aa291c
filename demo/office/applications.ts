import { sql } from 'kysely'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import type { Filling } from '../progress.ts'
import { act, make, on } from './act.ts'
import { studentsOf } from './students.ts'

/** Vacancies with a selection under way, and students who apply for each. */
const selections = 5
const candidates = 4

/** Where each candidate of a vacancy is, in turns. */
const ends = ['avancar', 'recusar', 'desistir', 'esperar'] as const

/** Applications of students, some in each stage; nobody applies twice for the same vacancy. */
export async function makeApplications(tx: Tx, { dia }: Filling): Promise<undefined> {
  const { rows: vacancies } = await sql<{ id: number }>`
    select id from vaga where cliente_id = ${currentClient} and situacao = ${vagaMachine.moves.aprovar.to}
       and origem = 'Recrutamento' and ${dia}::date between inicio_inscricao and fim_inscricao
     order by id desc limit ${selections}`.execute(tx)
  const students = await studentsOf(tx, dia, { from: 10, count: selections * candidates })
  for (const [at, { id: aluno }] of students.entries()) {
    const vacancy = vacancies[at % selections]
    if (!vacancy) continue
    const told = {
      aluno,
      consentimento: 'S',
      apresentacao: 'Quero aprender na prática o que estudo.',
    } as const
    const application = await make(tx, on(dia), 'CandidataSe', told, [vacancy.id])
    const end = ends[Math.floor(at / selections) % ends.length]!
    if (end === 'avancar') await act(tx, on(dia), 'AvancaCandidatura', { etapa: 'Entrevista' }, [application])
    if (end === 'desistir') await act(tx, on(dia), 'DesisteCandidatura', {}, [application])
    if (end === 'recusar') {
      const motivo = 'Outra pessoa tinha mais experiência na área.'
      await act(tx, on(dia), 'RecusaCandidatura', { motivo }, [application])
    }
  }
}
