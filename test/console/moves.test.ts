import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type PartyKind, rightsOf } from '../../catalogue/doors.ts'
import type { By, Machine } from '../../catalogue/machines/machine.ts'
import { machines, management } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { type Entrant, mayCall, mayOpen } from '../../console/derive/doors.ts'
import { nounRoutes, pageRoutes, toolRoutes } from '../../console/routes.ts'
import { commandsFor } from '../../server/management/link.ts'

const commands: readonly CommandOperation[] = management.filter((one) => one.kind === 'command')
const all: readonly Machine[] = machines

/** Moves that a command makes without declaring them, depending on its input or on other records. */
const madeBy: Readonly<Record<string, string>> = {
  'equivalencia.deferirEmParte': 'DefereEquivalencia',
  'assinatura.finalizar': 'Assina',
}

/** Commands of each page. Those of a record need its page, or a list for several at once. */
const pages = [
  ...(await Promise.all(
    nounRoutes.map(async (route) => {
      const { commands, record, listings } = await route.load()
      const offered = commands.filter(({ on }) => on !== 'one' || record)
      return { route, offered, shows: [...(record ? [record] : []), ...listings] }
    }),
  )),
  ...(await Promise.all(
    [...toolRoutes, ...pageRoutes].map(async (route) => {
      const offered = await route.load()
      return { route, offered, shows: [] }
    }),
  )),
]

const staffWith = (permissoes: readonly string[]): Entrant => ({
  pessoa: { tipo: 'usuario', permissoes, porUnidade: false },
})
const partyOf = (tipo: string): Entrant => ({ pessoa: { tipo, permissoes: [], porUnidade: null } })

/** Whether a person who may make the command finds it on a page that is open to them. */
function isReached(command: CommandOperation, entrantOf: (route: { right: string }) => Entrant): boolean {
  return pages.some(({ route, offered, shows }) => {
    const entrant = entrantOf(route)
    return (
      offered.some(({ id }) => id === command.id) &&
      mayOpen(entrant, route) &&
      mayCall(entrant, command) &&
      (shows.length === 0 || shows.some((one) => mayCall(entrant, one)))
    )
  })
}

/** People who sign in; the other parties act through personal links. */
const signsIn = (party: PartyKind) => party === 'aluno' || party === 'professor'

function offersTo(by: By, command: CommandOperation): boolean {
  if ('right' in by)
    return isReached(command, ({ right }) => staffWith([right, by.right, ...rightsOf(command)]))
  if (!('party' in by)) return true
  if (!command.doors.party?.includes(by.party)) return false
  if (signsIn(by.party)) return isReached(command, () => partyOf(by.party))
  return commandsFor(command.noun, by.party).some(({ id }) => id === command.id)
}

describe('everybody who may make a move of a machine finds it on a page', () => {
  for (const machine of all) {
    for (const [name, { by }] of Object.entries(machine.moves)) {
      const people = by.filter((one) => 'right' in one || 'party' in one)
      if (people.length === 0) continue
      it(`${machine.noun}: ${name}`, () => {
        const other = madeBy[`${machine.noun}.${name}`]
        const able = commands.filter(({ move, id }) =>
          other ? id === other : move?.machine === machine && move.name === name,
        )
        for (const one of people) {
          const told = JSON.stringify(one)
          assert.ok(
            able.some((command) => offersTo(one, command)),
            `${told} has no page for it, of ${able.map(({ id }) => id).join(', ') || 'no command'}`,
          )
        }
      })
    }
  }
})
