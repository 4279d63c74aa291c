import type { Machine } from '../../catalogue/machines/machine.ts'
import { say } from '../text/say.ts'

/** What people read in place of a state. */
export function stateLabel(machine: Pick<Machine, 'states'> | undefined, state: string): string {
  const declared = machine?.states[state]
  return declared ? say(declared.label) : state
}
