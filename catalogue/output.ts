import type { Codes } from './fields.ts'
import { type Phrase, phrase, portuguese, type Values, withLabels } from './phrase.ts'

/** Shapes of what an operation answers. The order of the keys here is the order in the JSON. */
export interface Leaf {
  type: 'varchar' | 'numeric' | 'decimal' | 'date' | 'datetime' | 'boolean'
  text: Phrase
  /** What people read beside the value; without one, the dictionary of labels has it. */
  rotulo?: Phrase
  /** Values the field can take, where the interface lists them. */
  values?: readonly string[]
  /** What people read in place of each value, where values are codes. */
  meanings?: Readonly<Record<string, Phrase>>
  /** Values that only data of earlier versions lead to, each with why it is listed. */
  inherited?: Readonly<Record<string, string>>
  /** Stored encrypted and opened while it is sent. */
  sealed?: true
  /** Only callers with this scope receive it; for everyone else the key is absent. */
  scope?: 'sensivel'
  /** Told once: the answer to a repeated command has it empty. */
  secret?: true
  /** The platform itself put it into words: pages say it in the language of whoever reads. */
  said?: true
  /** What people read before a figure. */
  unit?: 'R$'
  /** Only callers who ask for it, by this field of the request, receive it. */
  asked?: Asked
  /** The number is that of a record of this noun, to whose page it leads. */
  related?: string
  /** The leaf beside such a number that says what the record is called: people see it in the number's place. */
  called?: string
}

/** What a question may ask for besides the usual answer. */
export const askable = {
  incluirLink: phrase(
    'Se cada elemento traz o link de seu conteúdo.',
    'Whether each element brings the link to its content.',
  ),
  incluirConteudo: phrase(
    'Se cada elemento traz o próprio arquivo.',
    'Whether each element brings the file itself.',
  ),
} as const
export type Asked = keyof typeof askable

/** A list of plain texts. */
export interface Texts {
  type: 'texts'
  text: Phrase
  /** What people read beside the value; without one, the dictionary of labels has it. */
  rotulo?: Phrase
  /** Values the texts can take. */
  values?: readonly string[]
  /** What people read in place of each value, where values are codes. */
  meanings?: Readonly<Record<string, Phrase>>
}

export interface Group {
  type: 'object'
  fields: Shape
  /** What people read beside the value; without one, the dictionary of labels has it. */
  rotulo?: Phrase
  /** Answered as null to this caller. */
  hidden?: true
  /** The whole object is stored encrypted and opened while it is sent. */
  sealed?: true
  /** Only callers with this scope receive it; for everyone else the key is absent. */
  scope?: 'sensivel'
}

export interface List {
  type: 'list'
  fields: Shape
  /** What people read beside the value; without one, the dictionary of labels has it. */
  rotulo?: Phrase
}

export type Output = Leaf | Texts | Group | List
export interface Shape {
  readonly [key: string]: Output
}

const leaf =
  <T extends Leaf['type']>(type: T) =>
  (text: Phrase, values?: Values) =>
    ({ type, text, ...(values && valued(values)) }) as Leaf & { type: T }

const valued = (values: Values) => ({ values, ...(values.labels && { meanings: values.labels }) })

export const text = leaf('varchar')
/** A text that is one of a list of codes. */
export const coded = (meaning: Phrase, { values }: Pick<Codes, 'values'>) => ({
  ...text(meaning, Object.keys(values)),
  meanings: values,
})
/** What a list of codes means, as values: answers to queries say it in place of the codes. */
export const labelsOf = ({ values }: Pick<Codes, 'values'>) =>
  withLabels(Object.fromEntries(Object.values(values).map((label) => [portuguese(label), label])))
/** A text that is told once, and that the platform itself does not keep. */
export const secretText = (meaning: Phrase) => ({ ...text(meaning), secret: true }) as const
/** The address of a content, for who asks for it: it opens for an hour, and only while the credential holds. */
export const contentLink = (meaning: Phrase) => ({ ...text(meaning), asked: 'incluirLink' }) as const
/** A text that is kept sealed, for who asks for it. */
export const askedText = <const A extends Asked>(asked: A, meaning: Phrase) =>
  ({ ...text(meaning), sealed: true, asked }) as const
export const number = leaf('numeric')
/** The platform's number of a record that has a page; where a leaf beside it says what it is called, its name. */
export const numberOf = (noun: string, meaning: Phrase, called?: string) => ({
  ...number(meaning),
  related: noun,
  ...(called && { called }),
})
export const decimal = leaf('decimal')
export const money = (meaning: Phrase) => ({ ...decimal(meaning), unit: 'R$' }) as const
export const day = leaf('date')
export const moment = leaf('datetime')
export const truth = leaf('boolean')
export const group = <S extends Shape>(fields: S) => ({ type: 'object', fields }) as const
export const sealed = <S extends Shape>(fields: S) => ({ type: 'object', fields, sealed: true }) as const
/** Sealed, and only for callers with the scope for sensitive data. */
export const sensitive = <S extends Shape>(fields: S) =>
  ({ type: 'object', fields, sealed: true, scope: 'sensivel' }) as const
/** A single text that is sealed and sensitive. */
export const sensitiveText = (meaning: Phrase, values?: readonly string[]) =>
  ({ ...text(meaning, values), sealed: true, scope: 'sensivel' }) as const
/** Several texts; none is an empty list. */
export const texts = (meaning: Phrase, values?: Values): Texts => ({
  type: 'texts',
  text: meaning,
  ...(values && valued(values)),
})
/** Several texts that are all of one list of codes. */
export const codedTexts = (meaning: Phrase, { values }: Pick<Codes, 'values'>): Texts => ({
  ...texts(meaning, Object.keys(values)),
  meanings: values,
})
export const list = <S extends Shape>(fields: S) => ({ type: 'list', fields }) as const

/** What opens the parts of an answer that are not for everybody: disability data, bank data, what was asked for. */
export type Opening = 'sensivel' | 'banco' | Asked

/** What callers who may see so much receive of a shape: the rest is left out or, where it is sealed only, null. */
export function visible(shape: Shape, sees: readonly Opening[]): Shape {
  const open = (needed: Opening | undefined) => needed === undefined || sees.includes(needed)
  const seen = Object.entries(shape).filter(
    ([, output]) =>
      open('scope' in output ? output.scope : undefined) &&
      open('asked' in output ? output.asked : undefined),
  )
  return Object.fromEntries(seen.map(([key, output]) => [key, opened(output, sees)]))
}

function opened(output: Output, sees: readonly Opening[]): Output {
  if (!('fields' in output)) return output
  const closed = output.type === 'object' && output.sealed && !output.scope && !sees.includes('banco')
  return { ...output, fields: visible(output.fields, sees), ...(closed && { hidden: true as const }) }
}

/** What is shown to somebody who is a party themself: nobody's CPF. */
export function shownToParties(shape: Shape): Shape {
  const kept = Object.entries(shape).filter(([name]) => name !== 'cpf')
  return Object.fromEntries(
    kept.map(([name, output]) => [
      name,
      'fields' in output ? { ...output, fields: shownToParties(output.fields) } : output,
    ]),
  )
}
