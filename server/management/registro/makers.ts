import { parties } from '../../../catalogue/doors.ts'
import { machines } from '../../../catalogue/machines/index.ts'
import type { By, Machine } from '../../../catalogue/machines/machine.ts'

/** Days that the calendar looks at, by the name of their column. */
export type Days = Readonly<Record<string, string | null>>

/** Who makes a move, in words; of the calendar also when, where the record says it. */
export const makersOf = (by: readonly By[], days: Days): string =>
  by.map((one) => makerOf(one, days)).join('; ou ')

function makerOf(by: By, days: Days): string {
  if ('right' in by) return `alguém da instituição com a permissão ${by.right}`
  if ('party' in by) return parties[by.party].toLowerCase()
  if ('operation' in by) return `um lote de ${by.operation}`
  if ('integration' in by) return `um sistema da instituição, por ${by.integration}`
  if ('job' in by) return 'a plataforma, por si mesma'
  if ('calendar' in by) return onItsDay(by.calendar.when, days[by.calendar.column])
  const { noun, move } = by.event
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  return `a plataforma, com “${machine?.moves[move]?.rotulo ?? move}” de ${machine?.rotulo.toLowerCase() ?? noun}`
}

function onItsDay(when: 'on' | 'after', day: string | null | undefined): string {
  if (!day) return 'o calendário, quando houver data'
  const written = day.split('-').reverse().join('/')
  return when === 'on' ? `o calendário, em ${written}` : `o calendário, depois de ${written}`
}
