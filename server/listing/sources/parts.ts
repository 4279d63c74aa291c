import { type Machine, statesOf } from '../../../catalogue/machines/machine.ts'
import { anyOf, type Condition, type Holds, named, oneOf, where } from '../condition.ts'
import type { Order } from '../source.ts'

/** Trade name of an organization, or the name by which a person is known. */
export const nameOf = (alias: string) =>
  `coalesce(${alias}.nome_fantasia, ${alias}.nome_social, ${alias}.nome)`

/** Name by which a student or professor is known. */
export const socialNameOf = (alias: string) => `coalesce(${alias}.nome_social, ${alias}.nome)`

const mine = where`cliente_id = (select cliente_atual())`

/** Rows whose person, in this column, has a document number. */
export const ofPerson = (column: string) => (documento: string) =>
  oneOf(column, where`select id from pessoa where ${mine} and documento = ${documento}`)

/** Rows whose person, in this column, matches a word by name. */
export const personNamed = (column: string, holds: Holds) =>
  oneOf(
    column,
    where`select id from pessoa where ${mine} and ${holds('coalesce(nome_fantasia, nome_social, nome)')}`,
  )

/** Marks an order as indexed, for listings that may be long. */
export const indexed = (order: Order): Order => ({ ...order, indexed: true })

/** The same where the index holds the order within each condition. */
export const indexedOf =
  (...merged: readonly string[]) =>
  (order: Order): Order => ({ ...indexed(order), merged })

/** Rows whose contract, in this column, meets a condition over `k`. */
export const ofContracts = (column: string, condition: Condition) =>
  oneOf(
    column,
    where`select k.id from contrato k where k.cliente_id = (select cliente_atual()) and ${condition}`,
  )

/**
 * Rows of a table that belong to a student or host. Each entry is a table that the rows refer to in the column
 * `<table>_id`, with its own column of the owner; the entry of the table itself is a column of the rows. They
 * are found by one query for each entry: a single condition over all of them would read every row. Most of
 * the indexes have no rows without a value.
 */
export const ownedBy =
  (table: string, owners: Readonly<Record<string, string>>) =>
  (id: number): Condition => {
    const found = Object.entries(owners).map(([owner, column]) => {
      const own = where`${mine} and ${named(column)} = ${id}`
      return owner === table
        ? where`select id from ${named(table)} where ${own}`
        : where`select id from ${named(table)} where ${mine} and ${named(owner)}_id is not null
            and ${named(owner)}_id = any(array(select id from ${named(owner)} where ${own}))`
    })
    return oneOf(
      'x.id',
      found.reduce((all, one) => where`${all} union ${one}`),
    )
  }

/** Rows whose student, in this column, matches a word by name, identification, registration or CPF. */
export const studentOf = (column: string, holds: Holds) =>
  oneOf(column, where`select id from aluno where ${mine} and ${studentHolds(holds)}`)

function studentHolds(holds: Holds): Condition {
  const name = 'coalesce(nome_social, nome)'
  if (!holds.figured) return holds(name)
  return anyOf([holds(name, 'identificacao', 'matricula'), ...withCpf('cpf', holds)])
}

const cpfDigits = 11

/** Whether a column equals the CPF searched for; no condition if the word is not a CPF. */
export const withCpf = (column: string, { digits }: Holds): Condition[] =>
  digits.length === cpfDigits ? [where`${named(column)} = ${digits}`] : []

/** No numeric id has more digits. */
const mostDigits = 15

/** Whether a column equals the number searched for; no condition if the word is not a number. */
export const withNumber = (column: string, { digits }: Holds): Condition[] =>
  digits !== '' && digits.length <= mostDigits ? [where`${named(column)} = ${digits}::bigint`] : []

/** Rows whose student, in this column, is enrolled in a course now. */
export const attending = (column: string, curso: number) =>
  where`${named(column)} in (select aluno_id from aluno_curso
    where ${mine} and curso_id = ${curso}::bigint and ativo and situacao = 'C')`

/** Rows whose contract, in this column, has a student that matches a word. */
export const studentNamed = (column: string, holds: Holds) =>
  ofContracts(column, studentOf('k.aluno_id', holds))

/** Coordinator or supervising professor, by the alias of the row. */
export const ofTeacher = (alias: string) => ({
  nome: socialNameOf(alias),
  codigoIntegracao: `${alias}.identificacao`,
})

/** Rows whose professor, in this column, matches a word by name. */
export const teacherNamed = (column: string, holds: Holds) =>
  oneOf(column, where`select id from professor where ${mine} and ${holds('coalesce(nome_social, nome)')}`)

export const byDay = (column: string): Order => ({ by: column, type: 'date' })
export const byMoment = (column: string): Order => ({ by: column, type: 'timestamptz' })

/** Unicode collation instead of byte order, so that accents and case do not separate names. */
export const byText = (column: string): Order => ({ by: `${column} collate unicode`, type: 'text' })

/**
 * States in the order of declaration. Written as `case` because an index under row-level security is used
 * only with leakproof functions.
 */
export const byState = (machine: Machine, column: string): Order => ({
  by: `case ${column} ${statesOf(machine)
    .map((state, at) => `when '${state}' then ${at + 1}`)
    .join(' ')} end`,
  type: 'integer',
})

/** Areas and positions both have only a code and a name. */
export const coded = {
  columns: {},
  filters: {},
  search: (holds: Holds) => [holds('x.nome', 'x.referencia')],
  orders: { nome: byText('x.nome'), referencia: byText('x.referencia') },
}
