import type { Field } from '../../catalogue/fields.ts'
import { said } from '../../catalogue/message.ts'
import type { KindReader } from './reading.ts'
import type { Report } from './report.ts'
import { digits as digitCount, textOf } from './text.ts'

const zero = 48
const nine = 57
const isDigit = (code: number) => code >= zero && code <= nine

/** End of the digits that begin at `from`. */
function digitsEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isDigit(text.charCodeAt(at))) at++
  return at
}

/** Removes leading zeros except the last digit. */
function withoutLeading(digits: string): string {
  let at = 0
  while (at < digits.length - 1 && digits.charCodeAt(at) === zero) at++
  return digits.slice(at)
}

function withoutTrailing(digits: string): string {
  let end = digits.length
  while (end > 0 && digits.charCodeAt(end - 1) === zero) end--
  return digits.slice(0, end)
}

/** Checks the field's minimum and maximum. */
function within(number: string, name: string, { min, max }: Field, report: Report): string | null {
  const value = Number(number)
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return number
  const both = min !== undefined && max !== undefined
  const bounds = both
    ? said('valor.deveIrDeAte', { minimo: min, maximo: max })
    : min === undefined
      ? said('valor.maximoE', { maximo: max! })
      : said('valor.minimoE', { minimo: min })
  report.add('VALOR_INVALIDO', name, { detalhe: bounds })
  return null
}

export const numeric: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  if (text === null) return null
  if (digitsEnd(text, 0) < text.length) {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaNumeroInteiroSoDigitos') })
    return null
  }
  const digits = withoutLeading(text)
  if (digits.length > field.length) {
    report.add('TAMANHO_EXCEDIDO', name, {
      detalhe: said('valor.numeroTemCampoAceita', {
        tamanho: digitCount(digits.length),
        maximo: field.length,
      }),
    })
    return null
  }
  return within(digits, name, field, report)
}

interface Decimal {
  sign: string
  whole: string
  fraction: string
}

/** Splits a decimal number in one pass; undefined if invalid. */
function decimalIn(text: string): Decimal | undefined {
  const start = text.startsWith('-') ? 1 : 0
  const point = digitsEnd(text, start)
  if (point === start) return undefined
  const whole = withoutLeading(text.slice(start, point))
  const sign = text.slice(0, start)
  if (point === text.length) return { sign, whole, fraction: '' }
  const separator = text[point]
  const end = digitsEnd(text, point + 1)
  if ((separator !== '.' && separator !== ',') || end < text.length || end === point + 1) return undefined
  return { sign, whole, fraction: text.slice(point + 1) }
}

const thousand = 3
/** Amounts whose separators cannot be mistaken: two of thousands, or one of thousands before the decimal one. */
const grouped = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/

/** A number as people write it, without currency and separators of thousands where these are unambiguous. */
function withoutGrouping(text: string): string {
  const amount = text.replace(/^R\$\s*/i, '')
  if (!grouped.test(amount)) return amount
  const hasDecimals = amount.includes('.') && amount.includes(',')
  const end = hasDecimals ? Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(',')) : amount.length
  return amount.slice(0, end).replace(/[.,]/g, '') + amount.slice(end)
}

export const decimal: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  if (text === null) return null
  const found = decimalIn(context.typed ? withoutGrouping(text) : text)
  if (!found) {
    report.add('TIPO_INVALIDO', name, {
      detalhe: said('valor.esperavaNumeroComo123456'),
    })
    return null
  }
  const { sign, whole, fraction } = found
  const { length, scale = 0 } = field
  // In a string the separator is ambiguous; a JSON number has only a decimal point.
  if (typeof value === 'string' && fraction.length === thousand && scale < thousand) {
    report.add('TIPO_INVALIDO', name, {
      detalhe: said('valor.separadorSeguidoTresDigitosPode'),
    })
    return null
  }
  const kept = withoutTrailing(fraction)
  if (kept.length > scale || whole.length > length - scale) {
    const detalhe =
      kept.length > scale
        ? said('valor.numeroTemCasasDecimaisCampo', { tamanho: kept.length, maximo: scale })
        : said('valor.numeroTemAntesDecimaisCampo', {
            tamanho: digitCount(whole.length),
            maximo: length - scale,
          })
    report.add('TAMANHO_EXCEDIDO', name, { detalhe })
    return null
  }
  const decimals = scale > 0 ? `.${kept.padEnd(scale, '0')}` : ''
  const nothing = whole === '0' && kept === ''
  return within(`${nothing ? '' : sign}${whole}${decimals}`, name, field, report)
}
