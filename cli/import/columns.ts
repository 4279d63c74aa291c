import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { type Columns, fieldsOfColumns } from '../../client/columns.ts'
import { UsageError } from '../errors.ts'

type Fields = Readonly<Record<string, Field>>

/** The field of each column in a table of contracts. */
export function contractColumns(headings: readonly string[], fields: Fields): (string | undefined)[] {
  const found = fieldsOfColumns(headings, fields)
  const said = objectionTo(found, fields)
  if (said) throw new UsageError(`${said}.`)
  return headings.map((heading) => found.fields.get(heading))
}

/** Explains why a table cannot be read. */
export function objectionTo({ unknown, twice, missing }: Columns, fields: Fields): string | undefined {
  const label = (name: string) => portuguese(rotuloOf(name, fields[name]!))
  const named = (name: string) => (label(name) === name ? name : `${name} (${label(name)})`)
  const said = [
    ...unknown.slice(0, mostTold).map(({ column, suggested }) => {
      const meant = suggested.length > 0 ? `; seria ${suggested.map(named).join(' ou ')}?` : ''
      return `a coluna "${column}" não é de nenhum campo${meant}`
    }),
    ...(unknown.length > mostTold ? [`há outras ${unknown.length - mostTold} colunas desconhecidas`] : []),
    ...twice.map((name) => `o campo ${named(name)} vem em mais de uma coluna`),
    ...(missing.length > 0 ? [`faltam colunas obrigatórias: ${missing.map(named).join(', ')}`] : []),
  ]
  return said.length > 0 ? said.join('\n  ') : undefined
}

const mostTold = 20
