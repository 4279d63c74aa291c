import type { contratoMachine } from '../../catalogue/machines/contrato.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import { Random } from '../../demo/random.ts'
import { type Proposals, quarterOf } from './proposals.ts'

const day = 86_400_000
/** Days since the oldest change of a contract; contracts began up to seven months earlier. */
const span = 510
const recent = 20
const current = 100

export type State = StateOf<typeof contratoMachine>

/** Percentage of states by age of the last change. */
const shares: readonly { within: number; states: readonly (readonly [State, number])[] }[] = [
  {
    within: recent,
    states: [
      ['Incluído', 20],
      ['Aguardando assinatura', 25],
      ['Ativo', 35],
      ['Concluído', 12],
      ['Rescindido', 4],
      ['Cancelado', 4],
    ],
  },
  {
    within: current,
    states: [
      ['Ativo', 62],
      ['Concluído', 24],
      ['Rescindido', 8],
      ['Cancelado', 6],
    ],
  },
  {
    within: Number.POSITIVE_INFINITY,
    states: [
      ['Concluído', 78],
      ['Rescindido', 12],
      ['Cancelado', 10],
    ],
  },
]

/** States and moments of a contract. Moments are local times without offset. */
export interface Life {
  state: State
  starts: string
  ends: string
  created: string
  changed: string
}

const date = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const moment = (ms: number) => new Date(ms).toISOString().slice(0, 19)
const startOfDay = (ms: number) => ms - (ms % day)
/** The Monday on or before; the epoch was a Thursday. */
const monday = (ms: number) => startOfDay(ms) - ((Math.floor(ms / day) + 3) % 7) * day
const friday = (ms: number) => monday(ms) + 4 * day

/**
 * The life of one contract, in order of the last change. Newer changes are denser: the remaining share is
 * partly squared. `now` is local time encoded as UTC.
 */
export function lifeAt(position: number, count: number, now: number, seed: number, number: number): Life {
  const random = new Random(seed, number)
  const left = 1 - (position + random.below(1000) / 1000) / count
  const age = span * (0.4 * left + 0.6 * left * left)
  const changed = inOfficeHours(now - Math.floor(age * day), now)
  const state = stateAt(age, number)
  const { starts, ends, created } = courseOf(state, changed, now, random)
  return {
    state,
    starts: date(starts),
    ends: date(ends),
    created: moment(Math.min(inOfficeHours(created, now), changed - 60_000)),
    changed: moment(changed),
  }
}

/** Consecutive numbers get different states: steps of the golden ratio spread evenly even for few contracts. */
function stateAt(age: number, number: number): State {
  const { states } = shares.find(({ within }) => age <= within)!
  let place = ((number * 0.618_033_988_75) % 1) * 100
  for (const [state, share] of states) {
    if (place < share) return state
    place -= share
  }
  return states[0]![0]
}

/** Maps the day to office hours without changing the order. Today ends now. */
function inOfficeHours(ms: number, now: number): number {
  const begin = startOfDay(ms)
  if (begin === startOfDay(now)) return ms
  return begin + 8 * 3_600_000 + Math.floor(((ms - begin) * 10) / 24)
}

function courseOf(state: State, changed: number, now: number, random: Random) {
  const length = (16 + random.below(5)) * 7 * day
  const before = random.between(5, 25) * day + random.below(day)
  const running = (starts: number, ends = friday(starts + length)) => ({
    starts,
    ends,
    created: starts - before,
  })
  switch (state) {
    case 'Concluído': {
      const ends = friday(changed - (7 + random.below(35)) * day)
      return running(monday(ends - length), ends)
    }
    case 'Rescindido':
      return running(monday(changed - random.between(30, 95) * day))
    case 'Ativo': {
      const starts = monday(changed - random.below(22) * day)
      return running(starts, Math.max(friday(starts + length), friday(now + random.between(7, 30) * day)))
    }
    default: {
      // Not started: cancelled before, or beginning in the coming weeks.
      const created =
        changed - random.between(1, state === 'Cancelado' ? 40 : 12) * day + random.below(day / 2)
      const from = state === 'Cancelado' ? created : now
      const starts = monday(from + (7 + random.between(1, 25)) * day)
      return { starts, ends: friday(starts + length), created }
    }
  }
}

/** A proposal of the quarter in which the contract begins. */
export function proposalFor(starts: string, { firstQuarter, byQuarter }: Proposals, random: Random) {
  const at = Math.min(Math.max(quarterOf(starts) - firstQuarter, 0), byQuarter.length - 1)
  return random.pick(byQuarter[at]!)
}
