import { sql } from 'kysely'
import type { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'

/** Moves that students are notified of. */
type Decision = Exclude<MoveOf<typeof candidaturaMachine>, 'desistir'>

/** Text of each decision in the notification. */
const decisions: Readonly<Record<Decision, string>> = {
  contratar: 'você foi escolhido(a); a instituição prepara a contratação',
  recusar: 'desta vez você não foi escolhido(a)',
  encerrar: 'a vaga foi encerrada antes da decisão',
}

interface Told {
  id: number
  titulo: string
  aluno: number
  nome: string
  email: string | null
}

/** Notifies students of decisions on their applications. Staff inform applicants who are not students. */
export const tellStudents: Consequence = async (tx, records, acting, move) => {
  const decisao = decisions[move as Decision]
  const { rows } = await sql<Told>`
    select k.id, v.titulo, a.id as aluno, coalesce(a.nome_social, a.nome) as nome, a.email
      from candidatura k
      join vaga v on v.cliente_id = k.cliente_id and v.id = k.vaga_id
      join curriculo c on c.cliente_id = k.cliente_id and c.id = k.curriculo_id
      join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
     where k.cliente_id = ${currentClient} and k.id = any(${idsOf(records)}::bigint[]) order by k.id`.execute(
    tx,
  )
  await escreveMensagens(
    tx,
    acting,
    rows.map(({ id, titulo, aluno, nome, email }) => ({
      modelo: 'decisao',
      para: { parte: 'aluno', id: aluno, nome, email },
      sobre: { noun: 'candidatura', id },
      dados: { item: `Sua candidatura à vaga “${titulo}”`, decisao },
    })),
  )
}
