import { sql } from 'kysely'
import type { Related } from '../../catalogue/fields.ts'
import { said } from '../../catalogue/message.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { type Reach, within } from '../domain/machine/reach.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'

/** Id that refers to a record, and the path of its field. */
interface Mention {
  noun: Related
  id: number
  campo: string
}

/** Refuses references to records that do not exist or that the caller may not see, all in one refusal. */
export async function requireRelated(
  tx: Tx,
  shape: InputShape,
  input: Readonly<Record<string, unknown>>,
  reach: Reach,
): Promise<void> {
  const mentions = mentionsIn(shape, input, '')
  const missing: Mention[] = []
  for (const [noun, all] of Map.groupBy(mentions, (one) => one.noun)) {
    const ids = [...new Set(all.map(({ id }) => id))]
    const { rows } = await sql<{ id: number }>`
      select x.id from ${sql.table(noun)} x
       where x.cliente_id = ${currentClient} and x.id = any(${ids}::bigint[]) and ${within(noun, 'x', reach)}`.execute(
      tx,
    )
    const known = new Set(rows.map(({ id }) => id))
    missing.push(...all.filter(({ id }) => !known.has(id)))
  }
  if (missing.length === 0) return
  const campos = missing.map(({ campo, id }) =>
    wrongField(campo, 'REFERENCIA_INEXISTENTE', said('comando.naoHaRegistroNumero', { id }), { id }),
  )
  throw new Refusal('REGISTRO_INVALIDO', {}, campos)
}

function mentionsIn(shape: InputShape, input: Readonly<Record<string, unknown>>, path: string): Mention[] {
  return Object.entries(shape).flatMap(([name, part]): Mention[] => {
    const value = input[name]
    const campo = path ? `${path}.${name}` : name
    if (value === null || value === undefined) return []
    if ('fields' in part) return mentionsIn(part.fields, value as Record<string, unknown>, campo)
    if (part.items) {
      const rows = value as readonly Record<string, unknown>[]
      return rows.flatMap((row, at) => mentionsIn(part.items!, row, `${campo}[${at + 1}]`))
    }
    return part.related ? [{ noun: part.related, id: Number(value), campo }] : []
  })
}
