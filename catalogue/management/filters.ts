import { date, listed, ours, texts } from '../fields.ts'

/** Filters that many lists have. */

/** Records in some of these states; the longest name of one has so many characters. */
export const statesFilter = <const S extends string>(states: readonly S[], longest = 25) =>
  texts(states.length, longest, 'Situações.', { ...ours, codes: listed(states), rotulo: 'Situação' })

/** Records that end within some days. */
export const endFilters = {
  terminoDe: date('Término a partir deste dia.', { ...ours, rotulo: 'Término, de' }),
  terminoAte: date('Término até este dia.', { ...ours, rotulo: 'Término, a' }),
}
