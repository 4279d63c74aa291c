import type { Codes } from '../../catalogue/fields.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import type { Sequencia } from '../domain/documento/dados.ts'

export const day = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 10).split('-').reverse().join('/') : ''
export const money = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? ''
    : new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
        .format(Number(value))
        .replace(/\u00a0/g, ' ')
export const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
export const hours = (value: unknown) =>
  value === null || value === undefined ? '' : String(Number(value)).replace('.', ',')

/** Label of a code, in lower case for use inside a sentence. */
export const meaning = ({ values }: Codes, code: string | null | undefined) => {
  const label = code ? values[code] : undefined
  return label ? portuguese(label).toLowerCase() : ''
}

/** Formats CPF and CNPJ; other documents stay unchanged. */
export function documento(value: string | null | undefined): string {
  const plain = value ?? ''
  if (/^\d{11}$/.test(plain)) return plain.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
  if (/^[0-9A-Z]{12}\d{2}$/.test(plain)) return plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
  return plain
}

const days = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** Weekly timetable as text, for contracts without a text of their own. */
export const timetable = (horarios: Sequencia['horarios']) =>
  (horarios ?? [])
    .map(({ dia, inicio, termino }) => `${days[dia - 1]}, das ${inicio} às ${termino}`)
    .join('; ')

/** The timetable by day, with the hours of each. */
export const daysOf = (horarios: Sequencia['horarios']) =>
  (horarios ?? []).map(({ dia, inicio, termino }) => ({
    dia: days[dia - 1]!,
    entrada: inicio,
    saida: termino,
    horas: hours((minutesOf(termino) - minutesOf(inicio)) / 60),
  }))

const minutesOf = (time: string) => {
  const [hour, minute] = time.split(':').map(Number)
  return hour! * 60 + minute!
}

export const together = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(', ')
