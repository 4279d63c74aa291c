import { signs } from '../../catalogue/colours.ts'
import type { Tone } from '../../catalogue/machines/machine.ts'
import classes from './Sign.module.css'

/** Symbol of a tone, hidden from screen readers: the text beside it says the same. */
export function Sign({ tone }: { tone: Tone }) {
  return (
    <span className={classes.sign} data-tone={tone} aria-hidden="true">
      {signs[tone]}
    </span>
  )
}
