import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'

/** Undefined keeps the value; null clears it. */
export type Text = string | null | undefined

/** Personal data of an employee. */
export interface Employee {
  cpf: string
  nome: string
  nascimento?: Text
  email?: Text
  celular?: Text
  telefone?: Text
}

type Known = Pick<Row<'colaborador'>, 'id' | 'nome' | 'nascimento' | 'email' | 'celular' | 'telefone'>

/** Finds an employee by CPF and locks the row, so that writers of its periods run one at a time. */
export function holdEmployee(tx: Tx, cpf: string): Promise<Known | undefined> {
  return tx
    .selectFrom('colaborador')
    .select(['id', 'nome', 'nascimento', 'email', 'celular', 'telefone'])
    .where('cliente_id', '=', currentClient)
    .where('cpf', '=', cpf)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks employees in the order of their ids. */
export async function holdEmployees(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('colaborador')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Adds an employee; undefined if the CPF exists already. */
export async function addEmployee(tx: Tx, employee: Employee): Promise<number | undefined> {
  const made = await tx
    .insertInto('colaborador')
    .values({ cliente_id: currentClient, ...employee })
    .onConflict((known) => known.columns(['cliente_id', 'cpf']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Values that differ. Absent ones are kept. */
export function changesOf(known: Known, { cpf: _, ...told }: Employee): Partial<Omit<Known, 'id'>> {
  const changed = Object.entries(told).filter(
    ([name, value]) => value !== undefined && value !== known[name as keyof typeof told],
  )
  return Object.fromEntries(changed)
}
