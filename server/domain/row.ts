import type { Field } from '../../catalogue/fields.ts'
import { said } from '../../catalogue/message.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'

/** Column of a field: `fimInscricao` is `fim_inscricao`; `concedente`, a reference, is `concedente_id`. */
type Snake<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : S
type Column<K extends string, F> = F extends { related: string } ? `${Snake<K>}_id` : Snake<K>

/** Fields that are columns; lists and groups are rows of other tables. */
export type Plain<S extends InputShape> = {
  [K in keyof S]: S[K] extends { kind: 'list' } | { fields: InputShape } ? never : K
}[keyof S] &
  string

type Required<S extends InputShape> = {
  [K in Plain<S>]: S[K] extends { required: true } ? K : never
}[Plain<S>]

export type Included<S extends InputShape> = {
  [K in Required<S> as Column<K, S[K]>]: NonNullable<InputOf<S>[K]>
} & {
  [K in Exclude<Plain<S>, Required<S>> as Column<K, S[K]>]?: NonNullable<InputOf<S>[K]>
}

export type Changed<S extends InputShape, Kept extends string> = {
  [K in Plain<S> as Column<K, S[K]>]?: K extends Kept | Required<S>
    ? NonNullable<InputOf<S>[K]>
    : Exclude<InputOf<S>[K], undefined>
}

/** Column of a field. */
export const columnOf = (name: string, { related }: Field): string => {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return related ? `${snake}_id` : snake
}

/** Fields that are columns, with their names. */
export const plainFields = (shape: InputShape): [string, Field][] =>
  Object.entries(shape).filter(
    (entry): entry is [string, Field] => !('fields' in entry[1]) && entry[1].kind !== 'list',
  )

/** Columns of a new record from the fields of a form. Empty fields get the column's default. */
export function included<const S extends InputShape>(fields: S, told: object): Included<S> {
  const values: Readonly<Record<string, unknown>> = { ...told }
  const columns = plainFields(fields).flatMap(([name, field]) =>
    values[name] === null || values[name] === undefined ? [] : [[columnOf(name, field), values[name]]],
  )
  return Object.fromEntries(columns) as Included<S>
}

/**
 * Columns of a change. Absent fields are kept, empty ones are set to null. An empty required field is
 * refused; an empty field of `kept` is kept.
 */
export function changed<const S extends InputShape, const Kept extends Plain<S> = never>(
  fields: S,
  told: object,
  kept: readonly Kept[] = [],
): Changed<S, Kept> {
  const values: Readonly<Record<string, unknown>> = { ...told }
  const emptied = plainFields(fields).filter(([name, { required }]) => required && values[name] === null)
  if (emptied.length > 0) {
    const campos = emptied.map(([name]) =>
      wrongField(name, 'CAMPO_OBRIGATORIO', said('comum.campoObrigatorioNaoPodeFicar')),
    )
    throw new Refusal('REGISTRO_INVALIDO', {}, campos)
  }
  const stays = (name: string) =>
    values[name] === undefined || (values[name] === null && (kept as readonly string[]).includes(name))
  const columns = plainFields(fields).flatMap(([name, field]) =>
    stays(name) ? [] : [[columnOf(name, field), values[name]]],
  )
  return Object.fromEntries(columns) as Changed<S, Kept>
}
