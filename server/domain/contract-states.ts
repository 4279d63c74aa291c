import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import {
  countedStates,
  type State,
  type StateOf,
  statesAfter,
  statesOf,
} from '../../catalogue/machines/machine.ts'

const { ativar, cancelar } = contratoMachine.moves

type Counted = Required<Pick<State, 'counts'>>
contratoMachine.states satisfies Readonly<Record<StateOf<typeof contratoMachine>, Counted>>

/** Counted among the interns of a supervisor or host: term issued, or in force. */
export const standing: readonly string[] = countedStates(contratoMachine, 'lasting')
/** Counted as time with a host, past or agreed. */
export const spent: readonly string[] = countedStates(contratoMachine, 'lasting', 'passed')
export const inForce = ativar.to
/** Came into force, and may have ended. */
export const begun: readonly string[] = statesAfter(contratoMachine, inForce)
/** Came into force and ended. */
export const ended: readonly string[] = begun.filter((state) => state !== inForce)
/** Not fully signed yet. */
export const open: readonly string[] = statesOf(contratoMachine).filter(
  (state) => !begun.includes(state) && statesAfter(contratoMachine, state).includes(inForce),
)

interface Sequence {
  sequencia: number
  situacao: string
}

/** The sequence that an amendment changes: the last one before it that was not cancelled. */
export const sequenceBefore = <S extends Sequence>(all: readonly S[], sequencia: number): S | undefined =>
  all
    .filter((one) => one.sequencia < sequencia && one.situacao !== cancelar.to)
    .reduce<S | undefined>((last, one) => (last && last.sequencia > one.sequencia ? last : one), undefined)
