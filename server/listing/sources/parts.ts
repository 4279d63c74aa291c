import { type Machine, statesOf } from '../../../catalogue/machines/machine.ts'
import { anyOf, type Condition, type Holds, named, oneOf, where } from '../condition.ts'
import type { Order } from '../source.ts'

/** What a company is known by, or a person's name. */
export const nameOf = (alias: string) => `coalesce(${alias}.nome_fantasia, ${alias}.nome)`

const mine = where`cliente_id = (select cliente_atual())`

/** The rows whose person, in this column, has a document. */
export const ofPerson = (column: string) => (documento: string) =>
  oneOf(column, where`select id from pessoa where ${mine} and documento = ${documento}`)

/** The rows whose person, in this column, has a name that is searched for. */
export const personNamed = (column: string, holds: Holds) =>
  oneOf(column, where`select id from pessoa where ${mine} and ${holds('coalesce(nome_fantasia, nome)')}`)

/** An order that an index has, for lists that may be long. */
export const indexed = (order: Order): Order => ({ ...order, indexed: true })

/** The same where an index has it for each of some conditions alone. */
export const indexedOf =
  (...merged: readonly string[]) =>
  (order: Order): Order => ({ ...indexed(order), merged })

/** The rows of contracts, named by this column, of which a condition over k holds. */
export const ofContracts = (column: string, condition: Condition) =>
  oneOf(
    column,
    where`select k.id from contrato k where k.cliente_id = (select cliente_atual()) and ${condition}`,
  )

/** The rows whose student, in this column, has a name, an identification, a registration or a CPF that is searched for. */
export const studentOf = (column: string, holds: Holds) =>
  oneOf(column, where`select id from aluno where ${mine} and ${studentHolds(holds)}`)

function studentHolds(holds: Holds): Condition {
  const name = 'coalesce(nome_social, nome)'
  if (!holds.figured) return holds(name)
  return anyOf([holds(name, 'identificacao', 'matricula'), ...withCpf('cpf', holds)])
}

const cpfDigits = 11

/** Whether a column has the CPF that is searched for, if it is one. */
export const withCpf = (column: string, { digits }: Holds): Condition[] =>
  digits.length === cpfDigits ? [where`${named(column)} = ${digits}`] : []

/** No number of ours has more digits. */
const mostDigits = 15

/** Whether a column has the number that is searched for, if it is one. */
export const withNumber = (column: string, { digits }: Holds): Condition[] =>
  digits !== '' && digits.length <= mostDigits ? [where`${named(column)} = ${digits}::bigint`] : []

/** The rows whose student, in this column, attends a course now. */
export const attending = (column: string, curso: number) =>
  where`${named(column)} in (select aluno_id from aluno_curso
    where ${mine} and curso_id = ${curso}::bigint and ativo and situacao = 'C')`

/** The same for the student of their contract. */
export const studentNamed = (column: string, holds: Holds) =>
  ofContracts(column, studentOf('k.aluno_id', holds))

/** Who coordinates or advises, by the alias of their row. */
export const ofTeacher = (alias: string) => ({
  nome: `${alias}.nome`,
  codigoIntegracao: `${alias}.identificacao`,
})

/** The rows whose professor, in this column, has a name that is searched for. */
export const teacherNamed = (column: string, holds: Holds) =>
  oneOf(column, where`select id from professor where ${mine} and ${holds('nome')}`)

export const byDay = (column: string): Order => ({ by: column, type: 'date' })
export const byMoment = (column: string): Order => ({ by: column, type: 'timestamptz' })

/** As people order names, whatever the accents and the case: the order of Unicode, not that of the bytes. */
export const byText = (column: string): Order => ({ by: `${column} collate unicode`, type: 'text' })

/**
 * States in the order in which they are declared, which is the one records go through. Compared one by one: where rows are
 * guarded by client, no index is asked by a function that might tell what it was given.
 */
export const byState = (machine: Machine, column: string): Order => ({
  by: `case ${column} ${statesOf(machine)
    .map((state, at) => `when '${state}' then ${at + 1}`)
    .join(' ')} end`,
  type: 'integer',
})
