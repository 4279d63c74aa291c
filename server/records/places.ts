// Imported per module: the whole package loads every municipality and occupation of Brazil.

import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { said } from '../../catalogue/message.ts'
import { bankCodes, codeByIspb } from '../values/banks.ts'
import type { KindReader } from './reading.ts'
import { textOf, varchar, withinLength } from './text.ts'

const postalCode = /^(?:\d{7,8}|\d{5}-\d{3})$/

export const cep: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  if (text === null) return null
  const written = context.typed ? text.replace(/[.\s]/g, '') : text
  const padded = written.replace('-', '').padStart(8, '0')
  if (!postalCode.test(written)) {
    report.add('CEP_INVALIDO', name, { detalhe: said('valor.naoTemFormaCep') })
    return null
  }
  if (padded < '01000000') {
    report.add('CEP_INVALIDO', name, { detalhe: said('valor.ficaAbaixo01000000Primeiro') })
    return null
  }
  return padded
}

const states = new Set(['EX', ...getStates().map((state) => state.code)])

export const uf: KindReader = (value, name, field, report, context) => {
  const text = varchar(value, name, field, report, context)
  if (text === null) return null
  const upper = text.toUpperCase()
  if (states.has(upper)) return upper
  report.add('UF_INVALIDA', name, { detalhe: said('valor.siglaNaoEstado') })
  return null
}

export const notAbroad = { detalhe: said('valor.exNaoValeQuemTem') } as const

export const banco: KindReader = (value, name, field, report, context) => {
  const text = textOf(value, name, field, report, context)
  if (text === null) return null
  if (/^\d{8}$/.test(text)) {
    const code = codeByIspb.get(text)
    if (!code) report.add('BANCO_DESCONHECIDO', name)
    return code || text
  }
  if (withinLength(text, name, field.length, report) === null) return null
  const code = /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text
  if (!bankCodes.has(code)) report.add('BANCO_DESCONHECIDO', name)
  return code
}
