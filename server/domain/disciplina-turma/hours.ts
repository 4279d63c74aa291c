import type { Entity } from '../../records/entity.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'

/** References in an element of the timetable: key and table. */
const named = [
  ['DISCIPLINA', 'disciplina'],
  ['TURMA', 'turma'],
] as const

type Hour = Partial<Record<(typeof named)[number][0], string | null>>

/** Subjects and classes named in a timetable must exist and be active. */
export function hoursRefer(field: string): NonNullable<Entity['foresee']> {
  return async (records, tx) => {
    const given = records.flatMap(({ values, report }) => {
      const text = values.get(field)
      return text ? { report, hours: JSON.parse(text) as Hour[] } : []
    })
    if (given.length === 0) return
    const all = given.flatMap(({ hours }) => hours)
    for (const [key, table] of named) {
      const known = await activeCodes(tx, table, new Set(all.flatMap((hour) => hour[key] ?? [])))
      for (const { report, hours } of given) {
        const at = hours.findIndex((hour) => hour[key] && !known.has(hour[key]))
        if (at >= 0) report.missing(`${field}[${at + 1}].${key}`, table, hours[at]![key]!)
      }
    }
  }
}

async function activeCodes(
  tx: Tx,
  table: (typeof named)[number][1],
  codes: ReadonlySet<string>,
): Promise<Set<string>> {
  if (codes.size === 0) return new Set()
  const active = await tx
    .selectFrom(table)
    .select('identificacao')
    .where('cliente_id', '=', currentClient)
    .where('identificacao', '=', anyOf([...codes]))
    .where('ativo', '=', true)
    .execute()
  return new Set(active.map(({ identificacao }) => identificacao))
}
