import { effects } from '../../../catalogue/management/retorno-item/effects.ts'
import { inLanguage } from '../../../catalogue/phrase.ts'

const sentences = Object.entries(effects).map(([code, text]) => [code, inLanguage(text, 'pt')] as const)

/** Regular expression for a sentence with any values; it captures the state. */
const patternOf = (sentence: string) =>
  `^${sentence.replace(/[.?]/g, '\\$&').replace('{situacao}', '(.+)').replace('{resultado}', '.+')}$`

/** SQL for the code of the effect whose sentence the column holds; below, for the state in it. */
export const effectCode = (column: string): string =>
  `case ${sentences.map(([code, sentence]) => `when ${column} ~ '${patternOf(sentence)}' then '${code}'`).join(' ')} end`

const stated = sentences.filter(([, sentence]) => sentence.includes('{situacao}'))

export const effectState = (column: string): string =>
  `coalesce(${stated.map(([, sentence]) => `substring(${column} from '${patternOf(sentence)}')`).join(', ')})`
