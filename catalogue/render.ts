import type { Message, Told } from './message.ts'
import { type OccurrenceCode, occurrences } from './occurrences.ts'
import { personOccurrences } from './person-occurrences.ts'
import { inLanguage, isPhrase, type Language, type Phrase } from './phrase.ts'
import type { Problem } from './problem.ts'
import { type ProblemCode, problems } from './problems.ts'
import { texts } from './texts/index.ts'

const coded: Readonly<Record<string, Phrase>> = {
  ...Object.fromEntries(Object.entries(occurrences).map(([code, { text }]) => [code, text])),
  ...problems,
}
const bySubject: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = texts

/** Reader of a text: a system that sends batches, or the person who typed the values. */
export type Audience = 'system' | 'person'

function phraseOf(codigo: string, audience: Audience = 'system'): Phrase | undefined {
  const [subject = '', name] = codigo.split('.')
  if (name !== undefined) return bySubject[subject]?.[name]
  return (audience === 'person' ? personOccurrences[codigo as OccurrenceCode] : undefined) ?? coded[codigo]
}

/**
 * Recognised by shape, so that messages survive JSON and worker threads. A code unknown to this version is no
 * message.
 */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'codigo' in value &&
  'valores' in value &&
  typeof value.codigo === 'string' &&
  phraseOf(value.codigo) !== undefined

/** Fills the braces of a text. A missing value leaves its name. */
export const fill = (
  template: string,
  values: Readonly<Record<string, unknown>>,
  language: Language = 'pt',
  audience?: Audience,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => textOf(values[name] ?? whole, language, audience))

export function render(told: Told, language: Language, audience?: Audience): string {
  if (typeof told === 'string') return told
  if (isPhrase(told)) return inLanguage(told, language)
  return fill(inLanguage(phraseOf(told.codigo, audience)!, language), told.valores, language, audience)
}

export const isTold = (value: unknown): value is Message | Phrase => isMessage(value) || isPhrase(value)

function textOf(value: unknown, language: Language, audience?: Audience): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, language, audience)).join(' ')
  return isTold(value) ? render(value, language, audience) : String(value)
}

/** An answer as JSON with rendered messages. */
export const renderedJson = (answer: unknown, language: Language, audience?: Audience): string =>
  JSON.stringify(answer, (_, value: unknown) => (isTold(value) ? render(value, language, audience) : value))

const namesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Message of a problem: its sentence, and the further one if its values are known. */
export function sentenceOf(
  code: ProblemCode,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { also, ...main }: Problem = problems[code]
  const told = fill(inLanguage(main, language), values, language)
  const unsaid = (name: string) => values[name] === undefined
  if (!also || namesIn(also.pt).some(unsaid)) return told
  return `${told} ${fill(inLanguage(also, language), values, language)}`
}
