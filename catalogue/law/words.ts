import { alike, composed, type Phrase, phrase } from '../phrase.ts'

/** Numbers of sentences of law, in words up to ten. */
const words: readonly Phrase[] = [
  phrase('zero', 'zero'),
  phrase('um', 'one'),
  phrase('dois', 'two'),
  phrase('três', 'three'),
  phrase('quatro', 'four'),
  phrase('cinco', 'five'),
  phrase('seis', 'six'),
  phrase('sete', 'seven'),
  phrase('oito', 'eight'),
  phrase('nove', 'nine'),
  phrase('dez', 'ten'),
]

export const inWords = (count: number): Phrase => words[count] ?? alike(String(count))

const [year, years] = [phrase('ano', 'year'), phrase('anos', 'years')]
const [month, months] = [phrase('mês', 'month'), phrase('meses', 'months')]

/** A number of months, in years where they are whole. */
export function duration(count: number): Phrase {
  const whole = count > 0 && count % 12 === 0
  const [number, one, many] = whole ? [count / 12, year, years] : [count, month, months]
  return composed((say) => `${say(inWords(number))} ${say(number === 1 ? one : many)}`)
}
