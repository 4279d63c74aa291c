import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { type Message, said } from '../../catalogue/message.ts'
import { isCpf } from '../values/cpf.ts'
import type { KindReader } from './reading.ts'
import type { Report } from './report.ts'
import { characters, digits, varchar } from './text.ts'

const cpfLength = 11
const cnpjLength = 14
const marks = /[.\-\s/]/g
const onlyDigits = /^\d+$/

/** Why the text is not a CPF; undefined if it is one. */
function faultOfCpf(plain: string): Message | undefined {
  if (!onlyDigits.test(plain)) return said('valor.haCaractereNaoDigito')
  if (plain.length !== cpfLength)
    return said('valor.temCpfTem', { tamanho: digits(plain.length), maximo: cpfLength })
  return isCpf(plain) ? undefined : said('valor.digitosNaoConferem')
}

function faultOfCnpj(plain: string): Message | undefined {
  if (plain.length !== cnpjLength) {
    return said('valor.temCnpjTem', { tamanho: characters(plain.length), maximo: cnpjLength })
  }
  // Version 2 accepts letters.
  return isValidCnpj(plain, { version: 2 }) ? undefined : said('valor.digitosNaoConferem')
}

/** Restores the leading zeros that a JSON number lost. */
function fromNumber(value: number, length: number): string {
  const digits = String(value)
  return onlyDigits.test(digits) ? digits.padStart(length, '0') : digits
}

const filled = (which: string) => ({
  detalhe: said('valor.numericoCompletadoZerosEsquerda', { documento: which }),
})

export const cpf: KindReader = (value, name, field, report, context) => {
  const number = typeof value === 'number'
  const text = number ? fromNumber(value, cpfLength) : varchar(value, name, field, report, context)
  if (text === null) return null
  const digits = text.replace(marks, '')
  const detalhe = faultOfCpf(number ? text : digits)
  if (detalhe !== undefined) {
    report.add('CPF_INVALIDO', name, { detalhe })
    return null
  }
  if (number) report.add('VALOR_CONVERTIDO', name, filled('CPF'))
  else if (digits.length !== text.length && !context.typed) report.add('CPF_COM_PONTUACAO', name)
  return digits
}

export const cnpj: KindReader = (value, name, field, report, context) => {
  const number = typeof value === 'number'
  const text = number ? fromNumber(value, cnpjLength) : varchar(value, name, field, report, context)
  if (text === null) return null
  const plain = number ? text : text.replace(marks, '').toUpperCase()
  const detalhe = faultOfCnpj(plain)
  if (detalhe !== undefined) {
    report.add('CNPJ_INVALIDO', name, { detalhe })
    return null
  }
  if (number) report.add('VALOR_CONVERTIDO', name, filled('CNPJ'))
  return plain
}

/** A CPF or a CNPJ, where no other field says which. */
/** The characters of a CNPJ without its marks; undefined if the text is none. */
export function cnpjOf(text: string): string | undefined {
  const plain = text.replace(marks, '').toUpperCase()
  return faultOfCnpj(plain) === undefined ? plain : undefined
}

export const documento: KindReader = (value, name, field, report, context) => {
  if (typeof value === 'number') {
    const which = kindOfNumber(value, name, report)
    return which ? which(value, name, field, report, context) : null
  }
  const length = typeof value === 'string' ? value.replace(marks, '').length : 0
  return (length > cpfLength ? cnpj : cpf)(value, name, field, report, context)
}

/**
 * A short number may be a CPF or a CNPJ without leading zeros. The check digits decide; if both are valid, it
 * is refused.
 */
function kindOfNumber(value: number, name: string, report: Report): KindReader | undefined {
  const isCompany = faultOfCnpj(fromNumber(value, cnpjLength)) === undefined
  const isPerson = faultOfCpf(fromNumber(value, cpfLength)) === undefined
  if (isCompany && isPerson) {
    report.add('TIPO_INVALIDO', name, {
      detalhe: said('valor.numeroServeCpfCnpjEnvie'),
    })
    return undefined
  }
  return isCompany || String(value).length > cpfLength ? cnpj : cpf
}
