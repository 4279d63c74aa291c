import type { Problem } from '../../client/problem.ts'
import type { Finding } from '../../client/types.ts'
import { tell } from '../text/tell.ts'

type Sentences = Readonly<Record<string, { en: string }>>

/** Refusals in the other language, by their codes. Portuguese comes with the refusal itself. */
let known: Sentences = {}

export const learnProblems = (problems: Sentences): void => {
  known = problems
}

/** What a refusal says, in the language of whoever reads: filled with its details where its code is known. */
export function problemText({ code, message, details, requestId }: Problem): string {
  const achados = Array.isArray(details.achados) ? (details.achados as readonly Finding[]) : []
  const impeding = achados.filter(({ gravidade }) => gravidade === 'impede')
  return filled(code, { pedido: requestId, ...details, ...foundIn(impeding) }) ?? message
}

interface Refused {
  codigo: string
  mensagem: string
  achados: readonly { mensagem: string }[]
}

/** The same of one record among many, which comes with what rules found and no other details. */
export const refusedText = ({ codigo, mensagem, achados }: Refused): string =>
  filled(codigo, foundIn(achados)) ?? mensagem

const foundIn = (findings: readonly { mensagem: string }[]) =>
  findings.length > 0 ? { detalhe: findings.map(({ mensagem }) => tell(mensagem)).join(' ') } : {}

/** What is told of one field or record, which comes with its code in front. */
export const wrongText = (
  code: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): string =>
  (code === 'CAMPO_INVALIDO' ? undefined : filled(code, details)) ?? tell(message.replace(/^[A-Z_]+: /, ''))

/** Nothing where a detail is missing: a sentence with a hole says less than one in Portuguese. */
function filled(code: string, details: Readonly<Record<string, unknown>>): string | undefined {
  if (!Object.hasOwn(known, code)) return undefined
  const names = known[code]!.en.match(/(?<=\{)\w+(?=\})/g) ?? []
  if (names.some((name) => details[name] === undefined)) return undefined
  return known[code]!.en.replace(/\{(\w+)\}/g, (_, name: string) => tell(String(details[name])))
}
