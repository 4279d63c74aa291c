import type { Field } from '../../catalogue/fields.ts'
import type { KindReader, ReadContext } from './reading.ts'
import type { Report } from './report.ts'
import { unitsPerCharacter } from './room.ts'

/**
 * A character that is not, for certain, one of its own, visible, and in its only form. Letters of Western and
 * Central Europe and the usual punctuation are.
 */
const unusual = /[^ -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027\u20ac]/
const unusualInJson = /[^\t\n\r -[\]-~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027\u20ac]/

/** Whether records, by their JSON text, can hold texts that need a look. An escape may stand for anything. */
export const isSuspicious = (json: string): boolean => unusualInJson.test(json)

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
const invisibleInLines =
  /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u
/** Emoji are joined, and shown in colour, by characters that cannot be seen themselves. */
const emoji = /\p{ExtPict}\p{EMod}?\ufe0f?(?:\u200d\p{ExtPict}\p{EMod}?\ufe0f?)*/gu

/** The first character that nobody sees and nobody can have meant. */
function hiddenIn(text: string, { lines }: Field): string | undefined {
  const hidden = lines ? invisibleInLines : invisible
  if (!hidden.test(text)) return undefined
  return hidden.exec(text.replace(emoji, ''))?.[0]
}

const nameOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** The same characters are always the same text: however they were composed, they are kept in one form. */
function careful(text: string, name: string, field: Field, report: Report): string | null {
  if (!text.isWellFormed()) {
    report.add('TIPO_INVALIDO', name, { detalhe: 'há um caractere que não pode ser guardado' })
    return null
  }
  const hidden = hiddenIn(text, field)
  if (hidden === undefined) return text.normalize('NFC')
  report.add('TIPO_INVALIDO', name, {
    detalhe: `há um caractere invisível ou de controle, ${nameOf(hidden)}`,
  })
  return null
}

/** The text of a value without the blanks around it, or null when nothing else is there. */
export function textOf(
  value: unknown,
  name: string,
  field: Field,
  report: Report,
  { suspicious }: ReadContext,
): string | null {
  if (typeof value === 'string') {
    const text = value.trim()
    if (text === '') return null
    return suspicious && unusual.test(text) ? careful(text, name, field, report) : text
  }
  // A number beyond every range was read as infinity: its digits are lost.
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (value === null) return null
  report.add('TIPO_INVALIDO', name, { detalhe: 'esperava um texto' })
  return null
}

const segmenter = new Intl.Segmenter('pt')

/** What a person counts: a letter with its marks is one, an emoji of several parts too. */
function characters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

export function withinLength(text: string, name: string, length: number, report: Report): string | null {
  if (text.length <= length) return text
  // Marks without end on a single letter are no letter any more.
  const count = text.length > unitsPerCharacter * length ? text.length : characters(text)
  if (count <= length) return text
  report.add('TAMANHO_EXCEDIDO', name, {
    detalhe: `o texto tem ${count} caracteres; o campo aceita ${length}`,
  })
  return null
}

export const varchar: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  return text === null ? null : withinLength(text, name, field.length, report)
}

/** One and no or several, as they are said. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
