import {
  type commonFields,
  type MessageTemplate,
  messageTemplates,
  subjectFields,
} from '../../../catalogue/messages.ts'

/** Subject and body of a template. */
export type Written = Pick<MessageTemplate, 'assunto' | 'texto'>

type Values = Readonly<Record<string, string>>

const longestSubject = 150

/** Single pass: values are never read as fields. Unknown fields stay as written. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )

/** A value on one line, without control or formatting characters. */
const plain = (value: string): string => value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

const plainly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))

/** The shipped text of a template. */
export const usualText = (modelo: string): Written =>
  messageTemplates[modelo as keyof typeof messageTemplates] ?? messageTemplates.pendencias

/** Fills a template. The subject takes only fields that are not personal. */
export function compoe(
  { assunto, texto }: Written,
  dados: Values,
  common: Record<keyof typeof commonFields, string>,
) {
  const values = { ...plainly(dados), ...plainly(common) }
  const shown = Object.fromEntries(subjectFields.map((name) => [name, values[name]!]))
  return { subject: plain(fill(assunto, shown)).slice(0, longestSubject), text: fill(texto, values) }
}

/** A digest with one line per reminder. */
export function compoeResumo(
  resumo: Written,
  reminders: readonly { linha: Written; dados: Values }[],
  common: Record<keyof typeof commonFields, string>,
) {
  const lines = reminders.map(({ linha, dados }) => `- ${compoe(linha, dados, common).text}`)
  const { subject, text } = compoe(
    { ...resumo, texto: resumo.texto.replaceAll('{itens}', '\u0000') },
    {},
    common,
  )
  return { subject, text: text.split('\u0000').join(lines.join('\n')) }
}
