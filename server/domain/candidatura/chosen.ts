import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A chosen applicant, with what the vacancy and the registers say for the contract. */
export interface Chosen {
  candidatura: number
  vaga: number
  identificacao: string
  origem: string
  tipo: string
  concedente: number | null
  descricao: string | null
  bolsaValor: string | null
  bolsaTipo: string | null
  horasDiarias: string | null
  horasSemanais: string | null
  horario: string | null
  beneficios: string | null
  aluno: number | null
  /** The student's current course, if there is exactly one. */
  curso: number | null
  proposta: number | null
  professor: number | null
  inicioProposta: string | null
  terminoProposta: string | null
}

export async function chosenFor(tx: Tx, candidatura: number): Promise<Chosen> {
  const { rows } = await sql<Chosen>`
    select k.id as candidatura, v.id as vaga, v.identificacao, v.origem, v.tipo, v.concedente_id as concedente, v.descricao,
           v.bolsa_valor as "bolsaValor", v.bolsa_tipo as "bolsaTipo", v.horas_diarias as "horasDiarias",
           v.horas_semanais as "horasSemanais", v.horario, v.beneficios, c.aluno_id as aluno,
           (select min(l.curso_id) from aluno_curso l where l.cliente_id = c.cliente_id and l.aluno_id = c.aluno_id
              and l.ativo and l.situacao = 'C' having count(distinct l.curso_id) = 1) as curso,
           p.id as proposta, p.professor_id as professor, p.inicio as "inicioProposta", p.termino as "terminoProposta"
      from candidatura k
      join vaga v on v.cliente_id = k.cliente_id and v.id = k.vaga_id
      join curriculo c on c.cliente_id = k.cliente_id and c.id = k.curriculo_id
      left join proposta p on p.cliente_id = v.cliente_id and p.id = v.proposta_id
     where k.cliente_id = ${currentClient} and k.id = ${candidatura}`.execute(tx)
  return rows[0]!
}
