import { date, decimal, ours } from '../../fields.ts'
import { type Phrase, phrase } from '../../phrase.ts'

/** Date and amount of a payment, entered by staff. */
export const dataReal = (text: Phrase) =>
  date(text, { ...ours, rotulo: phrase('Dia em que o banco pagou', 'Day on which the bank paid') })
export const valorReal = (text: Phrase) =>
  decimal(12, 2, text, {
    ...ours,
    min: 0.01,
    rotulo: phrase('Valor que o banco pagou', 'Amount that the bank paid'),
  })
