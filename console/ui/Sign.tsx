import type { Tone } from '../../catalogue/machines/machine.ts'
import { signs } from '../theme/tokens.ts'
import classes from './Sign.module.css'

/** The sign of a tone, in its colour; the words beside it say the same. */
export function Sign({ tone }: { tone: Tone }) {
  return (
    <span className={classes.sign} data-tone={tone} aria-hidden="true">
      {signs[tone]}
    </span>
  )
}
