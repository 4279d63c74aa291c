import { type Message, said } from '../../../catalogue/message.ts'
import { personalMessages } from '../../../catalogue/messages.ts'
import type { Written } from './compoe.ts'

/** Why a text of an access message may not be sent. */
export interface AddressProblem {
  campo: keyof Written
  mensagem: Message
}

const place = '{endereco}'

/**
 * Two slashes, or a label followed by a dot and a label with a letter. Any script counts, so that lookalikes
 * are found.
 */
const address = /[/\\]{2}|[\p{L}\p{N}\p{M}][.。][\p{N}\p{M}-]*\p{L}/u
/**
 * Characters of a scheme. Only the longest runs are tested: searching for the colon from every letter would
 * take quadratic time.
 */
const schemeRun = /[\p{L}\p{N}+.-]+/gu
const numericAddress = /\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f]*:[\da-f:.]*\]/iu
/** Invisible characters: zero width, soft hyphens, direction changes. */
const invisible = /\p{Cf}|\p{Co}|\p{Default_Ignorable_Code_Point}/u

/**
 * Checks the text of an access message. Its only address must be the platform's, alone on its line: any other
 * address would allow phishing in the institution's name.
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
  // A field's value joins the word beside it: "{login}.com" is an address too.
  const plain = text.normalize('NFKC').replace(/\{[^{}]*\}/g, 'campo')
  if (invisible.test(text)) {
    return [{ campo, mensagem: said('mensagem.textoTemCaracteresNaoVeem') }]
  }
  if (!address.test(plain) && !hasScheme(plain) && !numericAddress.test(plain)) return []
  const mensagem = said('mensagem.nestaMensagemUnicoEnderecoRetire', { campo: place })
  return [{ campo, mensagem }]
}

/** Whether a run with a letter is followed by a colon without a space. The letter excludes times of day. */
const hasScheme = (text: string): boolean =>
  [...text.matchAll(schemeRun)].some(({ 0: run, index }) => {
    const end = index + run.length
    return text[end] === ':' && /^\S/.test(text.slice(end + 1, end + 2)) && /\p{L}/u.test(run)
  })
