import { effects } from '../../../catalogue/management/retorno-item/effects.ts'

const sentences = Object.entries(effects)

/** What fits a sentence whatever its values are, the state among them. */
const patternOf = (sentence: string) =>
  `^${sentence.replace(/[.?]/g, '\\$&').replace('{situacao}', '(.+)').replace('{resultado}', '.+')}$`

/** SQL for the code of the effect that a column tells in words, and for the payment's state in it. */
export const effectCode = (column: string): string =>
  `case ${sentences.map(([code, sentence]) => `when ${column} ~ '${patternOf(sentence)}' then '${code}'`).join(' ')} end`

const stated = sentences.filter(([, sentence]) => sentence.includes('{situacao}'))

export const effectState = (column: string): string =>
  `coalesce(${stated.map(([, sentence]) => `substring(${column} from '${patternOf(sentence)}')`).join(', ')})`
