import { sql } from 'kysely'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { mobileIn } from '../../values/phone.ts'

type Parte = keyof typeof registroDaParte

export interface Person {
  parte: Parte
  id: number
}

const keyOf = ({ parte, id }: Person) => `${parte} ${id}`

/**
 * SQL of the phones of each register, the preferred one first. The phone of an organisation is not that of its
 * representative, so it does not count.
 */
const phones = {
  aluno: sql`array[x.telefone1, x.telefone2]`,
  professor: sql`array[x.telefone]`,
  usuario: sql`array[x.telefone]`,
  pessoa: sql`case when x.tipo = 'F' and x.representante_email is null then array[x.telefone] else array[]::text[] end`,
} as const

/** Mobile phones of people, by person; those without one are missing. */
export async function phonesOf(
  tx: Tx,
  people: readonly Person[],
): Promise<(one: Person) => string | undefined> {
  const found = new Map<string, string>()
  for (const [register, some] of Map.groupBy(people, ({ parte }) => registroDaParte[parte])) {
    const ids = [...new Set(some.map(({ id }) => id))]
    const { rows } = await sql<{ id: number; telefones: (string | null)[] }>`
      select x.id, to_json(${phones[register]}) as telefones from ${sql.table(register)} x
       where x.cliente_id = ${currentClient} and x.id = any(${ids}::bigint[])`.execute(tx)
    const byId = new Map(rows.map(({ id, telefones }) => [id, telefones.map(mobileIn).find(Boolean)]))
    for (const one of some) {
      const phone = byId.get(one.id)
      if (phone) found.set(keyOf(one), phone)
    }
  }
  return (one) => found.get(keyOf(one))
}
