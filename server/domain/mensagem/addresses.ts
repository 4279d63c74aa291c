import { type Message, said } from '../../../catalogue/message.ts'
import { personalMessages } from '../../../catalogue/messages.ts'
import type { Written } from './compoe.ts'

/** Why a text of an access message may not be sent. */
export interface AddressProblem {
  campo: keyof Written
  mensagem: Message
}

const place = '{endereco}'

/** Two slashes, or a label followed by a dot and another label with a letter; with any letters, so that lookalikes count. */
const address = /[/\\]{2}|[\p{L}\p{N}\p{M}][.。][\p{N}\p{M}-]*\p{L}/u
/** What a scheme is made of. Longest runs only, because a search for the colon from every letter would take quadratic time. */
const schemeRun = /[\p{L}\p{N}+.-]+/gu
const numericAddress = /\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f]*:[\da-f:.]*\]/iu
/** Characters that nobody sees: zero width, soft hyphens, changes of direction. */
const invisible = /\p{Cf}|\p{Co}|\p{Default_Ignorable_Code_Point}/u

/**
 * Objections to a text that leads somebody to an account. The only address in it is that of the platform, alone on its line:
 * a text with another one would be a phishing letter in the institution's name.
 */
export function addressProblems(modelo: string, { assunto, texto }: Written): AddressProblem[] {
  if (!personalMessages.includes(modelo)) return []
  const lines = texto.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
  const misplaced = lines.some((line) => line.includes(place) && line.trim() !== place)
  const rest = lines.filter((line) => line.trim() !== place).join('\n')
  return [
    ...problemIn('assunto', assunto),
    ...problemIn('texto', rest.replaceAll(place, 'endereco')),
    ...(misplaced
      ? [{ campo: 'texto', mensagem: said('mensagem.ficaSozinhoSuaLinha', { campo: place }) } as const]
      : []),
  ]
}

function problemIn(campo: keyof Written, text: string): AddressProblem[] {
  // What a field is filled with continues the word beside it: "{login}.com" is an address too.
  const plain = text.normalize('NFKC').replace(/\{[^{}]*\}/g, 'campo')
  if (invisible.test(text)) {
    return [{ campo, mensagem: said('mensagem.textoTemCaracteresNaoVeem') }]
  }
  if (!address.test(plain) && !hasScheme(plain) && !numericAddress.test(plain)) return []
  const mensagem = said('mensagem.nestaMensagemUnicoEnderecoRetire', { campo: place })
  return [{ campo, mensagem }]
}

/** Whether a run with a letter stands before a colon that no space follows: a time of the day has none. */
const hasScheme = (text: string): boolean =>
  [...text.matchAll(schemeRun)].some(({ 0: run, index }) => {
    const end = index + run.length
    return text[end] === ':' && /^\S/.test(text.slice(end + 1, end + 2)) && /\p{L}/u.test(run)
  })
