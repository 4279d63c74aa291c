import type { Machine } from '../../catalogue/machines/machine.ts'
import { say } from '../text/say.ts'
import { signs } from '../theme/tokens.ts'
import classes from './StateBadge.module.css'

/** A state as a sign and a word, in the colours of its tone. */
export function StateBadge({ machine, state }: { machine: Machine; state: string }) {
  const tone = machine.states[state]?.tone ?? 'neutro'
  return (
    <span className={classes.badge} data-tone={tone}>
      <span aria-hidden="true">{signs[tone]}</span>
      {say(state)}
    </span>
  )
}
