import { type City, cities, complements, districts, streets } from './cities.ts'
import { feminine, masculine, particles, plain, surnames } from './names.ts'
import type { Random } from './random.ts'

export interface Name {
  given: string
  /** The name without the first given name. */
  rest: string
  last: string
  woman: boolean
}

export function nameOf(random: Random, woman = random.percent(54)): Name {
  const given = random.pick(woman ? feminine : masculine)
  const second = random.percent(22) ? random.pick(woman ? feminine : masculine) : given
  const first = random.pick(surnames)
  const last = random.pick(surnames)
  const link = random.percent(16) ? `${random.pick(particles)} ` : ''
  const rest = `${second === given ? '' : `${second} `}${link}${first}${first === last ? '' : ` ${last}`}`
  return { given, rest, last, woman }
}

export const full = ({ given, rest }: Name) => `${given} ${rest}`

// Cached, because folding accents is slow.
const folded = new Map([...feminine, ...masculine, ...surnames].map((name) => [name, plain(name)]))

/** The local part of an e-mail address; the number makes it unique. */
export function loginOf({ given, last }: { given: string; last: string }, number: number): string {
  return `${folded.get(given) ?? plain(given)}.${folded.get(last) ?? plain(last)}${number}`
}

// Most students live in a few large cities.
const home = cities.slice(0, 20)

export const cityOf = (random: Random): City => random.pick(random.percent(70) ? home : cities)

/** A postal code of the city as a number, without its leading zero, as many systems send it. */
export function cepIn({ ceps: [first, last] }: City, random: Random): number {
  return random.between(first, last) * 1000 + random.below(1000)
}

export function streetOf(random: Random) {
  return {
    street: random.pick(streets),
    number: random.percent(96) ? String(random.between(1, 3200)) : 'S/N',
    complement: random.percent(38) ? random.pick(complements) : '',
    district: random.pick(districts),
  }
}

export const mobileIn = ({ ddd }: City, random: Random) => `${ddd}9${random.between(6, 9)}${random.digits(7)}`
export const landlineIn = ({ ddd }: City, random: Random) => `${ddd}3${random.digits(7)}`

/** A date of birth for an age range, relative to a fixed year. */
export function birthOf(random: Random, youngest: number, oldest: number): string {
  const year = 2026 - random.between(youngest, oldest)
  const month = String(random.between(1, 12)).padStart(2, '0')
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`
}

const banks = ['001', '104', '237', '341', '033', '260', '077', '336', '756', '748', '212'] as const

export function bankOf(random: Random) {
  return {
    banco: random.pick(banks),
    agencia: random.digits(4),
    conta: `${random.between(1_000, 9_999_999)}-${random.below(10)}`,
  }
}
