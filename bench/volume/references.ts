import { sql } from 'kysely'
import { agentDocument, institutionDocument } from '../../demo/pessoas.ts'
import type { Tx } from '../../server/store/database.ts'

/** Records of the client that contracts refer to. */
export interface References {
  firstNumber: number
  students: readonly number[]
  /** Step through the students that visits each once per cycle. */
  stride: number
  courses: readonly { id: number; unit: number | null }[]
  hosts: readonly { id: number; agreement: number }[]
  institution: number
  agent: number
  users: readonly string[]
}

export async function loadReferences(tx: Tx): Promise<References> {
  const mine = sql`cliente_id = (select cliente_atual())`
  const last = await sql<{ numero: number }>`select coalesce(max(numero), 0) as numero from contrato
    where ${mine}`.execute(tx)
  const students = await sql<{ ids: string[] | null }>`select array_agg(id order by id) as ids from aluno
    where ${mine} and ativo`.execute(tx)
  const courses = await sql<{ id: number; unit: number | null }>`select id, unidade_id as unit from curso
    where ${mine} order by id`.execute(tx)
  const hosts = await sql<{ id: number; agreement: number }>`
    select concedente_id as id, min(id) as agreement from convenio where ${mine} and situacao = 'Vigente'
     group by concedente_id order by concedente_id`.execute(tx)
  const parties = await sql<{ id: number; documento: string }>`select id, documento from pessoa where ${mine}
    and tipo = 'J' and documento in (${institutionDocument}, ${agentDocument})`.execute(tx)
  const users = await sql<{
    login: string
  }>`select login from usuario where ${mine} order by id limit 50`.execute(tx)
  const ids = (students.rows[0]?.ids ?? []).map(Number)
  const party = (documento: string) => parties.rows.find((row) => row.documento === documento)!.id
  return {
    firstNumber: last.rows[0]!.numero + 1,
    students: ids,
    stride: strideFor(ids.length),
    courses: courses.rows,
    hosts: hosts.rows,
    institution: party(institutionDocument),
    agent: party(agentDocument),
    users: users.rows.length > 0 ? users.rows.map(({ login }) => login) : ['integracao'],
  }
}

export function studentAt({ students, stride }: References, number: number): number {
  return students[(number * stride) % students.length]!
}

/** Near the golden ratio of the count and coprime to it. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (gcd(stride, count) > 1) stride++
  return stride
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
