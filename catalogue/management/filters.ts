import { date, listed, ours, texts } from '../fields.ts'
import { phrase } from '../phrase.ts'

/** Filters that many lists share. */

/** Filter by states; `longest` is the maximum length of a state's name. */
export const statesFilter = <const S extends string>(states: readonly S[], longest = 25) =>
  texts(states.length, longest, phrase('Situações.', 'States.'), {
    ...ours,
    codes: listed(states),
    rotulo: phrase('Situação', 'State'),
  })

/** Filters by end date. */
export const endFilters = {
  terminoDe: date(phrase('Término a partir deste dia.', 'Ends from this day on.'), {
    ...ours,
    rotulo: phrase('Término, de', 'End, from'),
  }),
  terminoAte: date(phrase('Término até este dia.', 'Ends until this day.'), {
    ...ours,
    rotulo: phrase('Término, a', 'End, to'),
  }),
}
