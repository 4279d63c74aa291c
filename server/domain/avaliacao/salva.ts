import { sql } from 'kysely'
import type { salvaFormulario } from '../../../catalogue/management/formulario/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { limitesFormulario, type Pergunta } from '../../../catalogue/values/avaliacao.ts'
import { type WrongField, wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'
import { actsOn, formInUse, formShown, questionOf } from './form.ts'

/** Most editions of one form. */
const mostEditions = 500

/** Saves the next edition of a form, which applies from now on. */
export const salva: Verb<typeof salvaFormulario> = async (tx, _acting, told) => {
  const { quem, tipo, edicao: seen, titulo } = told
  const refused = (campo: string, mensagem: Message) =>
    new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])
  if (!actsOn(quem, tipo)) throw refused('quem', said('avaliacao.quemNaoResponde'))
  const perguntas = (told.perguntas ?? []).map(questionOf)
  const wrong = objections(perguntas, told.perguntas ?? [])
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  const { edicao: current } = await formInUse(tx, quem, tipo)
  if (current !== seen) throw new Refusal('CONFLITO', { vista: seen, atual: current, mudancas: [] })
  if (current >= mostEditions)
    throw refused('edicao', said('avaliacao.edicoesDemais', { maximo: mostEditions }))
  const edicao = current + 1
  // Of two savings of the same edition one inserts nothing.
  const { rows } = await sql`
    insert into formulario (cliente_id, quem, pendencia, edicao, titulo, perguntas)
    values (${currentClient}, ${quem}, ${tipo}, ${edicao}, ${titulo}, ${JSON.stringify(perguntas)})
    on conflict (cliente_id, quem, pendencia, edicao) do nothing returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('CONFLITO', { vista: seen, atual: edicao, mudancas: [] })
  return formShown(quem, { titulo, edicao, perguntas })
}

/** What is wrong with the questions of a form. */
function objections(
  perguntas: readonly Pergunta[],
  written: readonly { opcoes?: string | null | undefined }[],
): WrongField<Message>[] {
  const { secoes: mostSections, opcoes: mostOptions, opcao, total } = limitesFormulario
  const wrong: WrongField<Message>[] = []
  const sections: string[] = []
  const asked = new Set<string>()
  const refuse = (at: number, field: string, mensagem: Message) =>
    wrong.push(wrongField(`perguntas[${at + 1}].${field}`, 'CAMPO_INVALIDO', mensagem))
  for (const [at, { secao, pergunta, tipo, opcoes }] of perguntas.entries()) {
    if (sections.at(-1) !== secao) {
      if (sections.includes(secao)) refuse(at, 'secao', said('avaliacao.secaoPartida'))
      sections.push(secao)
      if (sections.length === mostSections + 1)
        refuse(at, 'secao', said('avaliacao.secoesDemais', { maximo: mostSections }))
    }
    const named = JSON.stringify([secao, pergunta])
    if (asked.has(named)) refuse(at, 'pergunta', said('avaliacao.perguntaIgual'))
    asked.add(named)
    if (tipo === 'escala') {
      const fit = opcoes.length >= 2 && opcoes.length <= mostOptions && new Set(opcoes).size === opcoes.length
      if (!fit || opcoes.some((one) => [...one].length > opcao))
        refuse(at, 'opcoes', said('avaliacao.opcoesDemais', { maximo: mostOptions, letras: opcao }))
    } else if ((written[at]?.opcoes ?? '').trim() !== '') refuse(at, 'opcoes', said('avaliacao.soDaEscala'))
  }
  const letters = perguntas.reduce((sum, { tamanho }) => sum + (tamanho ?? 0), 0)
  if (letters > total)
    wrong.push(
      wrongField('perguntas', 'CAMPO_INVALIDO', said('avaliacao.respostasLongasDemais', { maximo: total })),
    )
  return wrong
}
