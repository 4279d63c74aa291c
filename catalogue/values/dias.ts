import { type Phrase, phrase } from '../phrase.ts'

/** Days of the week by their number. */
export const diasDaSemana: Readonly<Record<string, Phrase>> = {
  1: phrase('Domingo', 'Sunday'),
  2: phrase('Segunda-feira', 'Monday'),
  3: phrase('Terça-feira', 'Tuesday'),
  4: phrase('Quarta-feira', 'Wednesday'),
  5: phrase('Quinta-feira', 'Thursday'),
  6: phrase('Sexta-feira', 'Friday'),
  7: phrase('Sábado', 'Saturday'),
}
