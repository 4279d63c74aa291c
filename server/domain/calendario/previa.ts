import type { Machine } from '../../../catalogue/machines/machine.ts'
import type { previaCalendario } from '../../../catalogue/management/calendario/previa-calendario.ts'
import { machines } from '../../../catalogue/management/index.ts'
import { alike, type Phrase, phrase } from '../../../catalogue/phrase.ts'
import { remindersAhead } from '../lembrete/devidos.ts'
import type { Verb } from '../verb.ts'
import { previewCalendar } from './due.ts'

const usualDays = 30

export const previa: Verb<typeof previaCalendario> = async (tx, { today }, { dias }) => {
  const days = dias ?? usualDays
  const moves = (await previewCalendar(tx, today, days)).map(({ dia, noun, movimento, quantidade }) => ({
    dia,
    entidade: noun,
    movimento,
    rotulo: rotuloOf(noun, movimento),
    quantidade,
  }))
  const reminders = (await remindersAhead(tx, today, days)).map((one) => ({
    ...one,
    movimento: 'lembrar',
    rotulo: phrase('Lembrar quem deve', 'Remind who owes it'),
  }))
  return { itens: [...moves, ...reminders].sort((one, other) => one.dia.localeCompare(other.dia)) }
}

function rotuloOf(noun: string, name: string): Phrase {
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  return machine?.moves[name]?.rotulo ?? alike(name)
}
