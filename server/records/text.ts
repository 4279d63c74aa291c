import { type Field, isTelephone } from '../../catalogue/fields.ts'
import { type Message, said } from '../../catalogue/message.ts'
import { unitsPerCharacter } from './raw-length.ts'
import type { KindReader, ReadContext } from './reading.ts'
import type { Report } from './report.ts'

/**
 * Characters outside Western and Central European letters and usual punctuation: they may be invisible or
 * have several Unicode forms.
 */
const unusual = /[^ -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027\u20ac]/
const unusualInJson = /[^\t\n\r -[\]-~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2027\u20ac]/

/** True if the JSON text of records may contain unusual characters. An escape may stand for any. */
export const isSuspicious = (json: string): boolean => unusualInJson.test(json)

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
const invisibleInLines =
  /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u
/** Emoji contain invisible joiners and variation selectors. */
const emoji = /\p{ExtPict}\p{EMod}?\ufe0f?(?:\u200d\p{ExtPict}\p{EMod}?\ufe0f?)*/gu

/** The first invisible character outside of an emoji. */
function hiddenIn(text: string, { lines }: Field): string | undefined {
  const hidden = lines ? invisibleInLines : invisible
  if (!hidden.test(text)) return undefined
  return hidden.exec(text.replace(emoji, ''))?.[0]
}

const nameOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Normalises to NFC, so that equal characters are equal text. */
function careful(text: string, name: string, field: Field, report: Report): string | null {
  if (!text.isWellFormed()) {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.haCaractereNaoPodeSer') })
    return null
  }
  const hidden = hiddenIn(text, field)
  if (hidden === undefined) return text.normalize('NFC')
  report.add('TIPO_INVALIDO', name, {
    detalhe: said('valor.haCaractereInvisivelOuControle', { caractere: nameOf(hidden) }),
  })
  return null
}

/** Trimmed text of a value; null if empty. */
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
  // An out-of-range JSON number parses to Infinity; its digits are lost.
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (value === null) return null
  report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaTexto') })
  return null
}

const segmenter = new Intl.Segmenter('pt')

/** Grapheme clusters: a letter with marks, or an emoji, counts as one. */
function lengthOf(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

export function withinLength(text: string, name: string, length: number, report: Report): string | null {
  if (text.length <= length) return text
  // Beyond this, combining marks count too.
  const count = text.length > unitsPerCharacter * length ? text.length : lengthOf(text)
  if (count <= length) return text
  report.add('TAMANHO_EXCEDIDO', name, {
    detalhe: said('valor.textoTemCaracteresCampoAceita', { quantidade: count, tamanho: length }),
  })
  return null
}

export const varchar: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  if (text === null) return null
  const kept = context.typed && isTelephone(name, field) ? plainTelephone(text) : text
  return withinLength(kept, name, field.length, report)
}

/** A telephone without its punctuation; other text stays as it is. */
function plainTelephone(text: string): string {
  const plain = text.replace(/[\s.\-/()]/g, '')
  return /^\+?\d+$/.test(plain) ? plain : text
}

export const digits = (quantidade: number): Message =>
  quantidade === 1 ? said('valor.umDigito') : said('valor.digitos', { quantidade })

export const characters = (quantidade: number): Message =>
  quantidade === 1 ? said('valor.umCaractere') : said('valor.caracteres', { quantidade })
