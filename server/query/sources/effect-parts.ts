import { effects } from '../../../catalogue/management/retorno-item/effects.ts'
import { inLanguage } from '../../../catalogue/phrase.ts'

const sentences = Object.entries(effects).map(([code, text]) => [code, inLanguage(text, 'pt')] as const)
const stated = sentences.filter(([, sentence]) => sentence.includes('{situacao}'))

/** Regular expression for a sentence with any values; it captures the state. */
const patternOf = (sentence: string) =>
  `^${sentence.replace(/[.?]/g, '\\$&').replace('{situacao}', '(.+)').replace('{resultado}', '.+')}$`

/** Version 0.1.0 stored the sentence only, so code and state are read from it. */
const codeIn = (text: string) =>
  `case ${sentences.map(([code, sentence]) => `when ${text} ~ '${patternOf(sentence)}' then '${code}'`).join(' ')} end`
const stateIn = (text: string) =>
  `coalesce(${stated.map(([, sentence]) => `substring(${text} from '${patternOf(sentence)}')`).join(', ')})`

/** Effect of the row of a return with this alias: its text, and the code and the state in it. */
export const effectOf = (row: string) => ({
  efeito: { text: `${row}.efeito`, message: `${row}.efeito_mensagem` },
  efeitoCodigo: `case when ${row}.efeito_mensagem is null then ${codeIn(`${row}.efeito`)}
    else split_part(${row}.efeito_mensagem ->> 'codigo', '.', 2) end`,
  efeitoSituacao: `case when ${row}.efeito_mensagem is null then ${stateIn(`${row}.efeito`)}
    else ${row}.efeito_mensagem -> 'valores' -> 'situacao' ->> 'pt' end`,
})
