import type { Codes } from './fields.ts'
import { type Phrase, phrase, portuguese, type Values, withLabels } from './phrase.ts'

/** Shapes of answers. The order of keys is the order in the JSON. */
export interface Leaf {
  type: 'varchar' | 'numeric' | 'decimal' | 'date' | 'datetime' | 'boolean'
  text: Phrase
  /** Label; if absent, the dictionary of labels has it. */
  rotulo?: Phrase
  /** Possible values, where the interface lists them. */
  values?: readonly string[]
  /** Labels of values that are codes. */
  meanings?: Readonly<Record<string, Phrase>>
  /** Values that occur only in data of earlier versions, each with the reason for listing it. */
  inherited?: Readonly<Record<string, string>>
  /** Stored encrypted and decrypted when it is sent. */
  sealed?: true
  /** Only callers with this scope receive it; for everyone else the key is absent. */
  scope?: 'sensivel'
  /**
   * Opens something, such as a token: the answer to a repeated command has it empty, and answers that hold it
   * are not compressed.
   */
  secret?: true
  /** Text of the platform: pages translate it. */
  said?: true
  /** Unit shown before a number. */
  unit?: 'R$'
  /** Only sent if this field of the request asks for it. */
  asked?: Asked
  /** The number is the id of a record of this noun; pages link to it. */
  related?: string
  /** The same where the leaf of this name beside it tells the noun: itself, or by its value. */
  relatedBy?: { leaf: string; nouns?: Readonly<Record<string, string>> }
  /** The leaf beside such an id with the record's name, which people see instead of the id. */
  called?: string
  /** Parties do not receive it. */
  staffOnly?: true
}

/** Optional parts of an answer. */
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

export interface Texts {
  type: 'texts'
  text: Phrase
  /** Label; if absent, the dictionary of labels has it. */
  rotulo?: Phrase
  values?: readonly string[]
  /** Labels of values that are codes. */
  meanings?: Readonly<Record<string, Phrase>>
  /** As in a leaf. */
  secret?: true
  /** Texts of the platform. */
  said?: true
}

export interface Group {
  type: 'object'
  fields: Shape
  /** Label; if absent, the dictionary of labels has it. */
  rotulo?: Phrase
  /** Answered as null to this caller. */
  hidden?: true
  /** The whole object is stored encrypted and decrypted when it is sent. */
  sealed?: true
  /** Only callers with this scope receive it; for everyone else the key is absent. */
  scope?: 'sensivel'
}

export interface List {
  type: 'list'
  fields: Shape
  /** Label; if absent, the dictionary of labels has it. */
  rotulo?: Phrase
}

export type Output = Leaf | Texts | Group | List
export interface Shape {
  readonly [key: string]: Output
}

/** Values of data, then the label; either may be left out. */
type About = [values?: Values | undefined, rotulo?: Phrase | undefined] | [rotulo: Phrase]

const leaf =
  <T extends Leaf['type']>(type: T) =>
  (text: Phrase, ...about: About) => {
    const [first, second] = about
    const [values, rotulo] = isValues(first) ? [first, second] : [undefined, first ?? second]
    return { type, text, ...(values && valued(values)), ...(rotulo && { rotulo }) } as Leaf & { type: T }
  }

const isValues = (one: Values | Phrase | undefined): one is Values => Array.isArray(one)

const valued = (values: Values) => ({ values, ...(values.labels && { meanings: values.labels }) })

export const text = leaf('varchar')
/** A text from a list of codes. */
export const coded = (meaning: Phrase, { values }: Pick<Codes, 'values'>) => ({
  ...text(meaning, Object.keys(values)),
  meanings: values,
})
/** Labels of a list of codes. Answers to queries contain these labels instead of the codes. */
export const labelsOf = ({ values }: Pick<Codes, 'values'>) =>
  withLabels(Object.fromEntries(Object.values(values).map((label) => [portuguese(label), label])))
/** A text of the platform. Its source is the stored Portuguese text and its message. */
export const saidText = (meaning: Phrase) => ({ ...text(meaning), said: true }) as const
/** A text that opens something, such as a token. */
export const secretText = (meaning: Phrase) => ({ ...text(meaning), secret: true }) as const
/** Address of a content, sent on request. It is valid for an hour and only while the credential is. */
export const contentLink = (meaning: Phrase) => ({ ...secretText(meaning), asked: 'incluirLink' }) as const
/** A sealed text, sent on request. */
export const askedText = <const A extends Asked>(asked: A, meaning: Phrase) =>
  ({ ...text(meaning), sealed: true, asked }) as const
export const number = leaf('numeric')
/** Id of a record that has a page; `called` names the leaf with its name. */
export const numberOf = (noun: string, meaning: Phrase, called?: string) => ({
  ...number(meaning),
  related: noun,
  ...(called && { called }),
})
/** Id of a record of one of several nouns, which another leaf tells. */
export const numberOfAny = (relatedBy: NonNullable<Leaf['relatedBy']>, meaning: Phrase, called: string) => ({
  ...number(meaning),
  relatedBy,
  called,
})
/** A part of a list that students and professors do not receive, such as the address of another signer. */
export const staffOnly = <L extends Leaf>(one: L) => ({ ...one, staffOnly: true }) as const
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
/** Several texts; the list may be empty. */
export const texts = (meaning: Phrase, values?: Values): Texts => ({
  type: 'texts',
  text: meaning,
  ...(values && valued(values)),
})
/** Several texts of the platform; the sources are JSON lists. */
export const saidTexts = (meaning: Phrase) => ({ ...texts(meaning), said: true }) as const
/** Several texts from one list of codes. */
export const codedTexts = (meaning: Phrase, { values }: Pick<Codes, 'values'>): Texts => ({
  ...texts(meaning, Object.keys(values)),
  meanings: values,
})
export const list = <S extends Shape>(fields: S) => ({ type: 'list', fields }) as const

/**
 * What opens restricted parts of an answer: scope for disability data, scope for bank data, or a request for
 * the part.
 */
export type Opening = 'sensivel' | 'banco' | Asked

/** The parts of a shape that a caller receives. Others are left out or, if only sealed, null. */
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

/** Identities that parties do not learn of each other: they know people by the social name. */
const unknownToParties: readonly string[] = ['cpf', 'nomeCivil']

/** Shape for parties, without CPFs, civil names and what only staff see. */
export function shownToParties(shape: Shape): Shape {
  const kept = Object.entries(shape).filter(
    ([name, output]) => !unknownToParties.includes(name) && !('staffOnly' in output && output.staffOnly),
  )
  return Object.fromEntries(
    kept.map(([name, output]) => [
      name,
      'fields' in output ? { ...output, fields: shownToParties(output.fields) } : output,
    ]),
  )
}
