import {
  type commonFields,
  type MessageTemplate,
  messageTemplates,
  subjectFields,
} from '../../../catalogue/messages.ts'

/** A template as the client wrote it, or as it comes with the platform. */
export type Written = Pick<MessageTemplate, 'assunto' | 'texto'>

type Values = Readonly<Record<string, string>>

const longestSubject = 150

/** Fills a text in one pass: what a value says is never read as a field. A field that is not known stays as written. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )

/** A value in one line, without anything that a mail server or a reader would take for more than text. */
const plain = (value: string): string => value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

const plainly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))

/** What a template came with. */
export const usualText = (modelo: string): Written =>
  messageTemplates[modelo as keyof typeof messageTemplates] ?? messageTemplates.pendencias

/** A template filled for its receiver; a subject is filled with what is not personal only. */
export function compoe(
  { assunto, texto }: Written,
  dados: Values,
  common: Record<keyof typeof commonFields, string>,
) {
  const values = { ...plainly(dados), ...plainly(common) }
  const shown = Object.fromEntries(subjectFields.map((name) => [name, values[name]!]))
  return { subject: plain(fill(assunto, shown)).slice(0, longestSubject), text: fill(texto, values) }
}

/** A digest: each of its reminders is a line. */
export function compoeResumo(
  resumo: Written,
  linha: Written,
  reminders: readonly Values[],
  common: Record<keyof typeof commonFields, string>,
) {
  const lines = reminders.map((dados) => `- ${compoe(linha, dados, common).text}`)
  const { subject, text } = compoe(
    { ...resumo, texto: resumo.texto.replaceAll('{itens}', '\u0000') },
    {},
    common,
  )
  return { subject, text: text.split('\u0000').join(lines.join('\n')) }
}
