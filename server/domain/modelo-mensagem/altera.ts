import { sql } from 'kysely'
import type { alteraModeloMensagem } from '../../../catalogue/management/modelo-mensagem/altera-modelo-mensagem.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import {
  commonFields,
  type MessageTemplate,
  messageTemplates,
  namedIn,
  subjectFields,
} from '../../../catalogue/messages.ts'
import { type WrongField, wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { addressProblems } from '../mensagem/addresses.ts'
import { institutionName, ownTexts, sentText } from '../mensagem/carta.ts'
import { compoe, type Written } from '../mensagem/compoe.ts'
import type { Verb } from '../verb.ts'

/** Fields that a text must keep if the shipped one has them. */
const needed = ['endereco', 'itens', 'codigo']

/** Changes the text of a message and returns a filled preview. */
export const altera: Verb<typeof alteraModeloMensagem> = async (tx, acting, { modelo, assunto, texto }) => {
  const template: MessageTemplate = messageTemplates[modelo]
  const own = (await ownTexts(tx)).get(modelo)
  const before = sentText(modelo, own)
  const chosen = (told: string | null | undefined, name: keyof Written) =>
    told === undefined ? before[name] : (told ?? template[name])
  const written = { assunto: chosen(assunto, 'assunto'), texto: chosen(texto, 'texto') }
  const wrong = objections(modelo, template, written)
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  await sql`insert into modelo_mensagem (cliente_id, modelo, assunto, texto)
    values (${currentClient}, ${modelo}, ${written.assunto}, ${written.texto})
    on conflict (cliente_id, modelo) do update
      set assunto = excluded.assunto, texto = excluded.texto, atualizacao = now()`.execute(tx)
  const sample = Object.fromEntries(Object.keys(template.fields).map((name) => [name, `[${name}]`]))
  const common = {
    nome: 'Maria da Silva',
    instituicao: await institutionName(tx),
    endereco: `${acting.base ?? ''}/`,
  }
  const { subject, text } = compoe(written, sample, common)
  const unused = own && addressProblems(modelo, own)[0]
  const aviso = unused ? said('modeloMensagem.textoNaoUsado', { motivo: unused.mensagem }) : ''
  return { ...written, assuntoPreenchido: subject, textoPreenchido: text, aviso }
}

/** Unknown fields, missing required fields, and forbidden addresses. */
function objections(modelo: string, template: MessageTemplate, written: Written): WrongField<Message>[] {
  const { assunto, texto } = written
  const known = [...Object.keys(template.fields), ...Object.keys(commonFields)]
  const lacking = needed.filter(
    (name) => namedIn(template.texto).includes(name) && !namedIn(texto).includes(name),
  )
  return [
    ...unknownIn('assunto', assunto, subjectFields),
    ...unknownIn('texto', texto, known),
    ...lacking.map((name) =>
      wrongField('texto', 'CAMPO_INVALIDO', said('modeloMensagem.textoPrecisa', { campo: `{${name}}` })),
    ),
    ...addressProblems(modelo, written).map(({ campo, mensagem }) =>
      wrongField(campo, 'CAMPO_INVALIDO', mensagem),
    ),
  ]
}

const unknownIn = (campo: string, text: string, known: readonly string[]): WrongField<Message>[] =>
  namedIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const allowed = known.map((one) => `{${one}}`).join(', ')
      const mensagem = said('modeloMensagem.naoCampoDaqui', { campo: `{${name}}`, campos: allowed })
      return wrongField(campo, 'CAMPO_INVALIDO', mensagem)
    })
