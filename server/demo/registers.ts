import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import { courses, hostKinds, subjects, units } from './academic.ts'
import { cnpjAt, cpfAt, cpfRanges, letterCnpjAt } from './documents.ts'
import { surnames } from './names.ts'
import { full, loginOf, nameOf } from './people.ts'
import { Random } from './random.ts'

/** How many of each register a client of some size has. */
export interface RegisterSizes {
  courses: number
  professors: number
  hosts: number
}

/** Fills the registers that contracts refer to. What is already there stays as it is. */
export async function fillRegisters(tx: Tx, sizes: RegisterSizes, seed: number): Promise<void> {
  await fillUnits(tx)
  await fillCourses(tx, sizes.courses)
  await fillProfessors(tx, sizes.professors, seed)
  await fillSubjects(tx)
  await fillHosts(tx, sizes.hosts, seed)
  await fillAgreements(tx)
}

/** Parents stand before their children in the list. */
async function fillUnits(tx: Tx): Promise<void> {
  for (const { code, name, parent } of units) {
    await sql`insert into unidade (cliente_id, codigo, nome, superior_id)
      values (cliente_atual(), ${code}, ${name},
        (select id from unidade where cliente_id = cliente_atual() and codigo = ${parent ?? null}))
      on conflict (cliente_id, codigo) do nothing`.execute(tx)
  }
}

async function fillCourses(tx: Tx, count: number): Promise<void> {
  const wanted = courses.slice(0, count)
  await sql`insert into curso (cliente_id, identificacao, nome, nivel, unidade_id)
    select cliente_atual(), n.identificacao, n.nome, n.nivel, u.id
      from unnest(${wanted.map((_, at) => `C${String(at + 1).padStart(3, '0')}`)}::text[],
        ${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ level }) => level)}::text[],
        ${wanted.map(({ unit }) => unit)}::text[]) n(identificacao, nome, nivel, unidade)
      left join unidade u on u.cliente_id = cliente_atual() and u.codigo = n.unidade
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}

async function fillProfessors(tx: Tx, count: number, seed: number): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => {
    const name = nameOf(new Random(seed, 0x5000_0000 + at))
    return {
      code: `P${String(at + 1).padStart(5, '0')}`,
      name: full(name),
      cpf: cpfAt(cpfRanges.professor + at),
      email: `${loginOf(name, at + 1)}@docente.exemplo.edu.br`,
    }
  })
  await sql`insert into professor (cliente_id, identificacao, nome, cpf, email)
    select cliente_atual(), n.* from unnest(${people.map(({ code }) => code)}::text[],
      ${people.map(({ name }) => name)}::text[], ${people.map(({ cpf }) => cpf)}::text[],
      ${people.map(({ email }) => email)}::text[]) n
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}

async function fillSubjects(tx: Tx): Promise<void> {
  await sql`insert into disciplina (cliente_id, identificacao, nome)
    select cliente_atual(), 'D' || lpad(n.ordem::text, 4, '0'), n.nome
      from unnest(${subjects}::text[]) with ordinality n(nome, ordem)
    on conflict (cliente_id, identificacao) do nothing`.execute(tx)
}

/** CNPJ of the institution itself, which is host of most monitoring contracts. */
export const institutionDocument = cnpjAt(0)
/** CNPJ of the agent that mediates a few contracts. */
export const agentDocument = letterCnpjAt(0)

async function fillHosts(tx: Tx, count: number, seed: number): Promise<void> {
  const rows = [
    [
      institutionDocument,
      'Fundação Universidade de Demonstração',
      'Universidade de Demonstração',
      'instituicao',
    ],
    [agentDocument, 'Integra Estágios e Carreiras Ltda.', 'Integra Estágios', 'agente'],
  ]
  for (let at = 1; at <= count; at++) {
    const random = new Random(seed, 0x6000_0000 + at)
    const [kind, legal] = random.pick(hostKinds)
    const name = `${random.pick(surnames)} ${random.pick(surnames)}`
    // Letters came to the CNPJ in 2026; newer companies have them.
    rows.push([
      at % 4 === 0 ? letterCnpjAt(at) : cnpjAt(at),
      `${legal} ${name}`,
      `${kind} ${name}`,
      'concedente',
    ])
  }
  await sql`insert into pessoa (cliente_id, tipo, documento, nome, nome_fantasia, papeis)
    select cliente_atual(), 'J', n.documento, n.nome, n.fantasia,
           case n.papel when 'instituicao' then '{instituicao,concedente}' else array[n.papel] end
      from unnest(${rows.map((row) => row[0])}::text[], ${rows.map((row) => row[1])}::text[],
        ${rows.map((row) => row[2])}::text[], ${rows.map((row) => row[3])}::text[]) n(documento, nome, fantasia, papel)
    on conflict (cliente_id, tipo, documento) do nothing`.execute(tx)
}

/** One agreement with each host that has none, older than any contract and open for years. */
async function fillAgreements(tx: Tx): Promise<void> {
  await sql`insert into convenio (cliente_id, convenio, concedente_id, inicio, termino)
    select cliente_atual(), 'Convênio ' || lpad((p.id % 1000)::text, 3, '0') || '/' || extract(year from now()) - 3,
           p.id, (now() - interval '3 years')::date, (now() + interval '2 years')::date
      from pessoa p
     where p.cliente_id = cliente_atual() and p.papeis = '{concedente}'
       and not exists (select from convenio v where v.cliente_id = p.cliente_id and v.concedente_id = p.id)
     order by p.id`.execute(tx)
}
