import type { Machine } from '../../../catalogue/machines/machine.ts'
import {
  mostForeseen,
  type previaCalendario,
} from '../../../catalogue/management/calendario/previa-calendario.ts'
import { machines } from '../../../catalogue/management/index.ts'
import { type PageNoun, pageRights } from '../../../catalogue/management/registro/page-rights.ts'
import { alike, type Phrase, phrase } from '../../../catalogue/phrase.ts'
import { type Actor, permissionsOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { remindedAbout, remindersAhead } from '../lembrete/devidos.ts'
import type { Verb } from '../verb.ts'
import { foreseenOn, previewCalendar } from './due.ts'

const usualDays = 30
const reminding = 'lembrar'

/** Names of records are for those who may open their pages. */
const maySee = (actor: Actor, noun: string) =>
  noun in pageRights && permissionsOf(actor).includes(pageRights[noun as PageNoun])

export const previa: Verb<typeof previaCalendario> = async (
  tx,
  { today, actor },
  { dias, dia, entidade, movimento },
) => {
  const days = dias ?? usualDays
  const moves = (await previewCalendar(tx, today, days)).map(({ noun, ...one }) => ({
    ...one,
    entidade: noun,
    rotulo: rotuloOf(noun, one.movimento),
  }))
  const reminders = (await remindersAhead(tx, today, days)).map((one) => ({
    ...one,
    movimento: reminding,
    rotulo: phrase('Lembrar quem deve', 'Remind who owes it'),
  }))
  const item =
    dia && entidade && movimento && maySee(actor, entidade) ? { dia, entidade, movimento } : undefined
  return {
    itens: [...moves, ...reminders].sort((one, other) => one.dia.localeCompare(other.dia)),
    registros: item ? await recordsOf(tx, today, item) : [],
  }
}

interface Item {
  dia: string
  entidade: string
  movimento: string
}

const recordsOf = (tx: Tx, today: string, { dia, entidade, movimento }: Item) =>
  movimento === reminding
    ? remindedAbout(tx, dia, entidade, mostForeseen)
    : foreseenOn(tx, today, { dia, noun: entidade, movimento }, mostForeseen)

function rotuloOf(noun: string, name: string): Phrase {
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  return machine?.moves[name]?.rotulo ?? alike(name)
}
