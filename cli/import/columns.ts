import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { type Matched, matchColumns } from '../../client/columns.ts'
import type { Call } from '../call.ts'
import { UsageError } from '../errors.ts'

type Fields = Readonly<Record<string, Field>>

/** The field of each column in a table of contracts. */
export function contractColumns(
  call: Call,
  headings: readonly string[],
  fields: Fields,
): (string | undefined)[] {
  const found = matchColumns(headings, fields)
  const said = objectionTo(found, fields)
  if (said) throw new UsageError(`${said}.`)
  tellColumns(call, found, fields)
  return headings.map((heading) => found.chosen[heading] ?? undefined)
}

function named(name: string, fields: Fields): string {
  const label = portuguese(rotuloOf(name, fields[name]!))
  return label === name ? name : `${name} (${label})`
}

/** Explains why a table cannot be read. */
export function objectionTo(matched: Matched, fields: Fields): string | undefined {
  const { twice, missing } = matched
  const names = (of: readonly string[]) => of.map((name) => named(name, fields)).join(', ')
  const said = [
    ...twice.map((name) => `o campo ${named(name, fields)} vem em mais de uma coluna`),
    ...(missing.length > 0 ? [`faltam colunas obrigatórias: ${names(missing)}`] : []),
  ]
  return said.length > 0 ? [...said, ...guessedAndLeft(matched, fields)].join('\n  ') : undefined
}

/** Tells which columns were guessed and which are left out, as the page of the console shows it. */
export function tellColumns(call: Call, matched: Matched, fields: Fields): void {
  for (const told of guessedAndLeft(matched, fields)) {
    call.warn(`${told[0]!.toUpperCase()}${told.slice(1)}${told.endsWith('?') ? '' : '.'}`)
  }
}

const guessedAndLeft = ({ guessed, left }: Matched, fields: Fields): string[] => [
  ...[...guessed].map(([column, name]) => `a coluna "${column}" foi lida como ${named(name, fields)}`),
  ...leftOut(left, fields),
]

function leftOut(left: Matched['left'], fields: Fields): string[] {
  const told = left.slice(0, mostTold).map(({ column, suggested }) => {
    const meant = suggested.map((name) => named(name, fields)).join(' ou ')
    return `a coluna "${column}" não é de nenhum campo e fica de fora${meant && `; seria ${meant}?`}`
  })
  return left.length > mostTold
    ? [...told, `ficam de fora outras ${left.length - mostTold} colunas desconhecidas`]
    : told
}

const mostTold = 20
