import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'
import { type Reach, within } from '../machine/reach.ts'

/** Identifications in a row, by field. */
type Naming = Readonly<Record<string, unknown>>

const sources = {
  aluno: ['aluno', 'identificacao', 'aluno_id'],
  cpf: ['aluno', 'cpf', 'aluno_id'],
  curso: ['curso', 'identificacao', 'curso_id'],
  professor: ['professor', 'identificacao', 'professor_id'],
  concedente: ['pessoa', 'documento', 'concedente_id'],
  instituicao: ['pessoa', 'documento', 'instituicao_id'],
  agente: ['pessoa', 'documento', 'agente_id'],
  supervisor: ['pessoa', 'documento', 'supervisor_id'],
  responsavel: ['pessoa', 'documento', 'responsavel_id'],
} as const satisfies Readonly<Record<string, readonly [keyof Tables, string, string]>>

type Column = (typeof sources)[keyof typeof sources][2]

export interface Named {
  ids: Partial<Record<Column, number>>
  /** Fields whose record does not exist or is out of the actor's reach. */
  missing: string[]
}

/** Finds records by identification or document, with one statement for each field. */
export async function findReferences(tx: Tx, rows: readonly Naming[], reach: Reach): Promise<Named[]> {
  const named: Named[] = rows.map(() => ({ ids: {}, missing: [] }))
  for (const [field, [table, key, column]] of Object.entries(sources)) {
    const wanted = rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []))
    if (wanted.length === 0) continue
    const { rows: found } = await sql<{ id: number; key: string }>`
      select x.id, x.${sql.ref(key)} as key from ${sql.table(table)} x
       where x.cliente_id = ${currentClient} and x.${sql.ref(key)} = any(${wanted}::text[])
         and ${within(table, 'x', reach)} order by x.ativo, x.id`.execute(tx)
    const known = new Map(found.map(({ id, key: value }) => [value, id]))
    for (const [at, row] of rows.entries()) {
      const value = row[field]
      if (typeof value !== 'string') continue
      const id = known.get(value)
      if (id === undefined) named[at]!.missing.push(field)
      else named[at]!.ids[column] ??= id
    }
  }
  return named
}
