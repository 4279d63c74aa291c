/** Shapes of what an operation answers. The order of the keys here is the order in the JSON. */
export interface Leaf {
  type: 'varchar' | 'numeric' | 'decimal' | 'date' | 'datetime' | 'boolean'
  text: string
  /** Values the field can take, where the interface lists them. */
  values?: readonly string[]
}

export interface Group {
  type: 'object'
  fields: Shape
  /** The whole object is stored encrypted and opened while it is sent. */
  sealed?: true
}

export interface List {
  type: 'list'
  fields: Shape
}

export type Output = Leaf | Group | List
export interface Shape {
  readonly [key: string]: Output
}

const leaf =
  <T extends Leaf['type']>(type: T) =>
  (text: string, values?: readonly string[]) =>
    (values ? { type, text, values } : { type, text }) as Leaf & { type: T }

export const text = leaf('varchar')
export const number = leaf('numeric')
export const money = leaf('decimal')
export const day = leaf('date')
export const moment = leaf('datetime')
export const truth = leaf('boolean')
export const group = <S extends Shape>(fields: S) => ({ type: 'object', fields }) as const
export const sealed = <S extends Shape>(fields: S) => ({ type: 'object', fields, sealed: true }) as const
export const list = <S extends Shape>(fields: S) => ({ type: 'list', fields }) as const
