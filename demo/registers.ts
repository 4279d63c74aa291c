import { sql } from 'kysely'
import type { Tx } from '../server/store/database.ts'
import { courseCode, courses, subjects, units } from './academic.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { full, loginOf, nameOf } from './people.ts'
import { Random } from './random.ts'

/** How an academic system calls a professor. */
export const professorCode = (at: number) => `P${String(at + 1).padStart(5, '0')}`

/** A professor's place in a course: an advisor there. */
export const orientadorRecord = (index: number) => ({
  ESICP_CURSO: courseCode(index % courses.length),
  ESICP_PROFESSOR: professorCode(index),
  ESICP_FUNCAO: 'O',
  ESICP_INICIO: '2024-02-01',
})

/** Fills the registers that contracts refer to. What is already there stays as it is. */
export async function fillRegisters(tx: Tx, professors: number, seed: number): Promise<void> {
  await fillUnits(tx)
  await fillCourses(tx)
  await fillProfessors(tx, professors, seed)
  await fillSubjects(tx)
}

/** Parents stand before their children in the list. */
async function fillUnits(tx: Tx): Promise<void> {
  for (const { code, name, parent } of units) {
    await sql`insert into unidade (cliente_id, codigo, nome, superior_id)
      values (cliente_atual(), ${code}, ${name},
        (select id from unidade where cliente_id = (select cliente_atual()) and codigo = ${parent ?? null}))
      on conflict (cliente_id, codigo) do nothing`.execute(tx)
  }
}

async function fillCourses(tx: Tx): Promise<void> {
  await sql`insert into curso (cliente_id, identificacao, nome, nivel, unidade_id)
    select cliente_atual(), n.identificacao, n.nome, n.nivel, u.id
      from unnest(${courses.map((_, at) => courseCode(at))}::text[],
        ${courses.map(({ name }) => name)}::text[], ${courses.map(({ level }) => level)}::text[],
        ${courses.map(({ unit }) => unit)}::text[]) n(identificacao, nome, nivel, unidade)
      left join unidade u on u.cliente_id = (select cliente_atual()) and u.codigo = n.unidade
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}

async function fillProfessors(tx: Tx, count: number, seed: number): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => {
    const name = nameOf(new Random(seed, 0x5000_0000 + at))
    const login = loginOf(name, at + 1)
    return {
      code: professorCode(at),
      name: full(name),
      cpf: cpfAt(cpfRanges.professor + at),
      login,
      email: `${login}@docente.exemplo.edu.br`,
    }
  })
  // Logins and addresses are in small letters already, as the columns that keep them unique want them.
  await sql`insert into professor (cliente_id, identificacao, nome, cpf, login, login_chave, email, email_chave)
    select cliente_atual(), n.codigo, n.nome, n.cpf, n.login, n.login, n.email, n.email
      from unnest(${people.map(({ code }) => code)}::text[],
        ${people.map(({ name }) => name)}::text[], ${people.map(({ cpf }) => cpf)}::text[],
        ${people.map(({ login }) => login)}::text[], ${people.map(({ email }) => email)}::text[])
        n(codigo, nome, cpf, login, email)
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}

async function fillSubjects(tx: Tx): Promise<void> {
  await sql`insert into disciplina (cliente_id, identificacao, nome)
    select cliente_atual(), 'D' || lpad(n.ordem::text, 4, '0'), n.nome
      from unnest(${subjects}::text[]) with ordinality n(nome, ordem)
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}
