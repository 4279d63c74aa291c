import type { Leaf } from '../../catalogue/output.ts'

export type Kind = Leaf['type'] | 'heading'

type Value = string | number | boolean | null

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML cannot represent. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
/** Maximum length of a cell's text. */
const longestText = 32_767

export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (character) => entities[character]!)

/** Indexes into `cellXfs` below. */
const styles = { plain: 0, heading: 1, date: 2, datetime: 3, decimal: 4 } as const

export const styleSheet = (namespace: string): string =>
  `<styleSheet xmlns="${namespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/><xf numFmtId="4" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`

export const cells = (values: readonly (readonly [Value, Kind])[], row: number): string =>
  values.map(([value, kind], at) => cell(value, kind, `${letters(at)}${row}`)).join('')

function cell(value: Value, kind: Kind, ref: string): string {
  if (value === null || value === '') return ''
  switch (kind) {
    case 'heading':
      return text(String(value), ref, styles.heading)
    case 'date':
      return moment(String(value), ref, styles.date)
    case 'datetime':
      return moment(String(value), ref, styles.datetime)
    case 'decimal':
      return number(value, ref, styles.decimal)
    case 'numeric':
      return number(value, ref, styles.plain)
    case 'boolean':
      return text(value ? 'Sim' : 'Não', ref, styles.plain)
    case 'varchar':
      return text(String(value), ref, styles.plain)
  }
}

const text = (value: string, ref: string, style: number) =>
  `<c r="${ref}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value.slice(0, longestText))}</t></is></c>`

/** Spreadsheets keep 15 digits; a longer number is written as text. */
function number(value: Value, ref: string, style: number): string {
  const digits = String(value)
  if (digits.replace(/\D/g, '').length > 15) return text(digits, ref, styles.plain)
  return `<c r="${ref}" s="${style}"><v>${digits}</v></c>`
}

const dayLength = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)
/** Earlier serial numbers are shifted: spreadsheets count a 29 February 1900. */
const firstSure = '1900-03-01'

/** Writes a date as its serial number, in days since 1899-12-30. */
function moment(value: string, ref: string, style: number): string {
  if (value < firstSure) return text(value, ref, styles.plain)
  const days = (Date.parse(`${value.length === 10 ? `${value}T00:00:00` : value}Z`) - firstDay) / dayLength
  return `<c r="${ref}" s="${style}"><v>${days}</v></c>`
}

/** Column name: A, B, ..., Z, AA, AB, ... */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}
