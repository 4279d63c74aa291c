import { said } from '../../catalogue/message.ts'
import { notADate, readDate } from '../values/dates.ts'
import type { KindReader } from './reading.ts'
import { varchar, withinLength } from './text.ts'

export const date: KindReader = (value, name, field, report, context) => {
  if (value === null || value === '') return null
  if (typeof value !== 'string') {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaDataTexto') })
    return null
  }
  const read = readDate(value.trim(), context.zone)
  if (read === undefined) {
    const required = field.required && field.unless === undefined
    report.add('DATA_INVALIDA', name, { detalhe: notADate(value.trim(), required) })
    return null
  }
  return read
}

export const time: KindReader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  const [, hour, minutes = '00'] =
    (context.typed && /^([01]?\d|2[0-3])(?:h|:|h:)([0-5]\d)?$/i.exec(text)) || []
  if (hour) return `${hour.padStart(2, '0')}:${minutes}`
  report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaHhMm') })
  return null
}

export const coded: KindReader = (value, name, field, report, context) => {
  const letter = field.kind === 'flag' && typeof value === 'boolean' ? (value ? 'S' : 'N') : value
  const text = varchar(letter, name, field, report, context)
  const codes = field.codes
  if (text === null || !codes || Object.hasOwn(codes.values, text)) return text
  const upper = text.toUpperCase()
  if (Object.hasOwn(codes.values, upper)) return upper
  const spelling = Object.keys(codes.values).find((one) => one.toUpperCase() === upper)
  const alias = codes.aliases && Object.hasOwn(codes.aliases, upper) ? codes.aliases[upper] : undefined
  const code = spelling ?? alias
  if (code !== undefined) return code
  if (codes.unknown === 'ignore') {
    report.add('VALOR_IGNORADO', name, {
      detalhe: said('valor.codigoNaoAceitosCampoConta'),
    })
  } else {
    report.add('VALOR_INVALIDO', name, {
      detalhe: said('valor.esperava', { codigos: Object.keys(codes.values).join(', ') }),
    })
  }
  return null
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export const email: KindReader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null || address.test(text)) return text
  report.add('EMAIL_INVALIDO', name, { detalhe: said('valor.esperavaEnderecoComoNomeDominio') })
  return null
}

/** Not trimmed: a space may be part of a password. */
export const senha: KindReader = (value, name, field, report) => {
  if (value === null || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaTexto') })
    return null
  }
  return withinLength(value, name, field.length, report)
}

export const truth: KindReader = (value, name, _field, report) => {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaVerdadeiroOuFalso') })
  return null
}
