import { parties, rights } from '../../../catalogue/doors.ts'
import type { By, Machine } from '../../../catalogue/machines/machine.ts'
import { machines } from '../../../catalogue/management/index.ts'
import type { makers } from '../../../catalogue/management/registro/explica-situacao.ts'
import { type Message, said, type Told } from '../../../catalogue/message.ts'
import { alike, lowered } from '../../../catalogue/phrase.ts'
import type { Days } from '../../nouns/noun.ts'

/**
 * Actors of a move as data, for callers that word them otherwise. Outside the institution, rights say nothing.
 */
export const authorsOf = (by: readonly By[], days: Days, outside: boolean) =>
  by.map((one) => authorOf(one, days, outside))

function authorOf(by: By, days: Days, outside: boolean): Author {
  if ('right' in by) return { ...nobody, tipo: 'equipe', nome: outside ? '' : by.right }
  if ('party' in by) return { ...nobody, tipo: 'parte', nome: parties[by.party] }
  if ('operation' in by) return { ...nobody, tipo: 'lote', nome: by.operation }
  if ('integration' in by) return { ...nobody, tipo: 'sistema', nome: by.integration }
  if ('job' in by) return { ...nobody, tipo: 'plataforma' }
  if ('calendar' in by) {
    const { column, when } = by.calendar
    return { ...nobody, tipo: 'calendario', dia: days[column] ?? null, depois: when === 'after' }
  }
  const { nome, de } = nameOf(by.event)
  return { ...nobody, tipo: 'movimento', nome, de }
}

interface Author {
  tipo: (typeof makers)[number]
  nome: string | Told
  de: string | Told
  dia: string | null
  depois: boolean
}

const nobody = { nome: '', de: '', dia: null, depois: false }

function nameOf({ noun, move }: { noun: string; move: string }) {
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  const declared = machine?.moves[move]
  return {
    nome: declared?.rotulo ?? alike(move),
    de: machine?.rotulo ?? alike(noun),
  }
}

/** Actors of a move in words, with the date for the calendar if the record has one. */
export const makersOf = (by: readonly By[], days: Days, outside: boolean): Told | '' =>
  by
    .map((one) => (outside && 'right' in one ? said('quem.instituicao') : makerOf(one, days)))
    .reduce<Told | ''>((um, outro) => (um ? said('quem.ou', { um, outro }) : outro), '')

function makerOf(by: By, days: Days): Told {
  if ('right' in by) return said('quem.equipe', { permissao: rights[by.right] })
  if ('party' in by) return lowered(parties[by.party])
  if ('operation' in by) return said('quem.lote', { operacao: by.operation })
  if ('integration' in by) return said('quem.sistema', { operacao: by.integration })
  if ('job' in by) return said('quem.plataforma')
  if ('calendar' in by) return onItsDay(by.calendar.when, days[by.calendar.column])
  const { nome, de } = nameOf(by.event)
  return said('quem.movimento', { movimento: nome, de: lowered(de) })
}

function onItsDay(when: 'on' | 'after', day: string | null | undefined): Message {
  if (!day) return said('quem.calendario')
  const dia = day.split('-').reverse().join('/')
  return when === 'on' ? said('quem.calendarioEm', { dia }) : said('quem.calendarioDepois', { dia })
}
