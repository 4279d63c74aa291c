import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { type Avaliador, chaveDaPergunta } from '../../../catalogue/values/avaliacao.ts'
import type { TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import type { Target } from '../machine/hindrances.ts'
import { reachOf, within } from '../machine/reach.ts'
import { type AnsweredForm, answerField, readAnswers, type Told, textOf } from './answers.ts'
import { formInUse } from './form.ts'

interface Input {
  registros: readonly Target[]
  respostas?: readonly Told[] | null | undefined
  parecer?: string | null | undefined
  conteudo?: string | null | undefined
  arquivo?: number | null | undefined
}

/**
 * Reads the answers to the form of an item. Parties answer what the form requires, and at least something unless they
 * write or send something besides; staff, who record what others said, may leave the form out. Undefined if nothing
 * was answered.
 */
export async function answeredForm(
  tx: Tx,
  quem: Avaliador,
  { registros, respostas, parecer, conteudo, arquivo }: Input,
  { actor }: Acting,
): Promise<AnsweredForm | undefined> {
  const told = respostas ?? []
  if (told.length > 0 && registros.length > 1) throw refused(said('avaliacao.soUmaPendencia'))
  if (told.length === 0 && actor.kind !== 'party') return undefined
  // Items out of reach are refused by the move.
  const { rows } = await sql<{ tipo: TipoPendencia }>`
    select distinct p.tipo from pendencia p
     where p.cliente_id = ${currentClient} and p.id = any(${registros.map(({ id }) => id)}::bigint[])
       and ${within('pendencia', 'p', reachOf(actor))} order by p.tipo`.execute(tx)
  let answered: AnsweredForm | undefined
  for (const { tipo } of rows) {
    const form = await formInUse(tx, quem, tipo)
    if (told.length > 0 && form.perguntas.length === 0) throw refused(said('avaliacao.naoHaFormulario'))
    const read = readAnswers(quem, form, told)
    if ('wrong' in read) throw new Refusal('REGISTRO_INVALIDO', {}, read.wrong)
    if (read.form.respostas.length > 0) answered = read.form
    else if (actor.kind === 'party' && form.perguntas.length > 0 && !(parecer || conteudo || arquivo)) {
      const campo = answerField(chaveDaPergunta(form.edicao, 0))
      throw new Refusal('REGISTRO_INVALIDO', {}, [
        wrongField(campo, 'CAMPO_INVALIDO', said('avaliacao.nadaRespondido')),
      ])
    }
  }
  return answered
}

const refused = (mensagem: Parameters<typeof wrongField>[2]) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField('respostas', 'CAMPO_INVALIDO', mensagem)])

/** The opinion that contains the answers, before what was written besides. */
export const opinionWith = (
  form: AnsweredForm | undefined,
  parecer: string | null | undefined,
): string | null => [form && textOf(form), parecer].filter(Boolean).join('\n\n') || null

/** Stores an answered form of an item in place of an earlier one of the same party. */
export async function keepAnswers(
  tx: Tx,
  form: AnsweredForm | undefined,
  ids: readonly number[],
): Promise<void> {
  const [id] = ids
  if (!form || id === undefined) return
  await dropAnswers(tx, [id], [form.quem])
  await sql`
    with feita as (
      insert into avaliacao (cliente_id, pendencia_id, quem, titulo, edicao, media)
      values (${currentClient}, ${id}, ${form.quem}, ${form.titulo}, ${form.edicao}, ${form.media})
      returning id
    )
    insert into avaliacao_resposta (cliente_id, avaliacao_id, ordem, secao, pergunta, resposta, pontos)
    select ${currentClient}, f.id, r.ordem, r.secao, r.pergunta, r.resposta, r.pontos
      from feita f cross join json_to_recordset(${JSON.stringify(form.respostas.map((one, ordem) => ({ ordem, ...one })))})
           r(ordem integer, secao text, pergunta text, resposta text, pontos numeric)`.execute(tx)
}

/** Removes the evaluations of these parties, as for an item that is delivered again. The audit trail keeps them. */
export async function dropAnswers(
  tx: Tx,
  ids: readonly number[],
  parties: readonly Avaliador[],
): Promise<void> {
  await sql`delete from avaliacao where cliente_id = ${currentClient}
    and pendencia_id = any(${ids}::bigint[]) and quem = any(${parties}::text[])`.execute(tx)
}
