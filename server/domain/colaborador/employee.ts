import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'

/** Undefined where nothing is said and the value stays; null where it is cleared. */
export type Text = string | null | undefined

/** What is known of somebody, whatever they work. */
export interface Employee {
  cpf: string
  nome: string
  nascimento?: Text
  email?: Text
  celular?: Text
  telefone?: Text
}

type Known = Pick<Row<'colaborador'>, 'id' | 'nome' | 'nascimento' | 'email' | 'celular' | 'telefone'>

/** The employee with this CPF, held until the transaction ends: whoever writes one of their periods comes after. */
export function holdEmployee(tx: Tx, cpf: string): Promise<Known | undefined> {
  return tx
    .selectFrom('colaborador')
    .select(['id', 'nome', 'nascimento', 'email', 'celular', 'telefone'])
    .where('cliente_id', '=', currentClient)
    .where('cpf', '=', cpf)
    .forUpdate()
    .executeTakeFirst()
}

/** The same by their numbers, in their order. */
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

/** Adds somebody, unless they were added meanwhile. */
export async function addEmployee(tx: Tx, employee: Employee): Promise<number | undefined> {
  const made = await tx
    .insertInto('colaborador')
    .values({ cliente_id: currentClient, ...employee })
    .onConflict((known) => known.columns(['cliente_id', 'cpf']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** What of somebody would change: what is absent stays. */
export function changesOf(known: Known, { cpf: _, ...told }: Employee): Partial<Omit<Known, 'id'>> {
  const changed = Object.entries(told).filter(
    ([name, value]) => value !== undefined && value !== known[name as keyof typeof told],
  )
  return Object.fromEntries(changed)
}
