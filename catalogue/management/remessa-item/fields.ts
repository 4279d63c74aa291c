import { date, decimal, ours } from '../../fields.ts'

/** Date and amount of a payment, entered by staff. */
export const dataReal = (text: string) => date(text, { ...ours, rotulo: 'Dia em que o banco pagou' })
export const valorReal = (text: string) =>
  decimal(12, 2, text, { ...ours, min: 0.01, rotulo: 'Valor que o banco pagou' })
