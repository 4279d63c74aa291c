import { sql } from 'kysely'
import type { entregaPendencia } from '../../../catalogue/management/pendencia/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { relatorios } from '../../../catalogue/values/pendencia.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { takeContent } from '../arquivo/content.ts'
import { arquivos } from '../arquivo/guards.ts'
import { answeredForm, dropAnswers, keepAnswers, opinionWith } from '../avaliacao/of-items.ts'
import { include } from '../include.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import { moment } from '../moment.ts'
import { move, tryMove } from '../move.ts'
import { requireOne } from '../one.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'
import { opinionsOn } from './opinion.ts'
import { tellJudges } from './tell.ts'

/** Records a delivery. Items that need no opinion of the host go to the professor at once. */
export const entrega: Verb<typeof entregaPendencia> = async (tx, acting, told) => {
  const { registros, motivo, conteudo } = told
  const ids = registros.map(({ id }) => id)
  const form = await answeredForm(tx, 'aluno', told, acting)
  const arquivo = conteudo ? await sendWith(tx, acting, told, conteudo) : (told.arquivo ?? null)
  if (!conteudo && arquivo !== null) await requireFileOf(tx, arquivo, ids)
  const parecer = opinionWith(form, told.parecer)
  const values = {
    entrega: acting.today,
    arquivo_id: arquivo,
    parecer_estagiario: parecer,
    parecer_estagiario_em: parecer === null ? null : moment,
    // Opinions on an earlier delivery remain in the history.
    parecer_concedente: null,
    parecer_concedente_em: null,
    parecer_professor: null,
    parecer_professor_em: null,
  }
  // Staff may record what was delivered elsewhere, and say so.
  const elsewhere = acting.actor.kind !== 'party' && typeof motivo === 'string' && motivo.trim() !== ''
  const besides = { documento: arquivo !== null || elsewhere }
  const wanted = registros.map((one) => ({ ...one, motivo, values, besides }))
  // A file uploaded with the delivery must not be kept without it, so `move` throws.
  const deliver = conteudo ? move : tryMove
  const outcomes = await deliver(tx, pendencias, 'entregar', wanted, acting)
  const delivered = made(outcomes)
  await dropAnswers(tx, delivered, ['aluno', 'concedente', 'professor'])
  await keepAnswers(tx, form, delivered)
  const opinions = await opinionsOn(tx, delivered)
  const going = delivered.filter((id) => opinions.get(id) === 'professor').map((id) => ({ id }))
  const gone = await move(tx, pendencias, 'encaminhar', going, platform(acting.today))
  await tellJudges(
    tx,
    acting,
    delivered.filter((id) => opinions.get(id) !== 'nenhuma'),
  )
  const last = new Map(gone.map((one) => [one.id, one]))
  return outcomes.map((one) => (one.refusal ? one : (last.get(one.id) ?? one)))
}

/** Creates a file of the contract from the content uploaded with the delivery. */
async function sendWith(
  tx: Tx,
  acting: Acting,
  { registros, arquivo }: Pick<Parameters<typeof entrega>[2], 'registros' | 'arquivo'>,
  conteudo: string,
): Promise<number> {
  if (arquivo != null || registros.length > 1) {
    const mensagem = said('pendencia.documentoNovoSoPendenciaNao')
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('conteudo', 'CAMPO_INVALIDO', mensagem)])
  }
  const { id } = await requireOne(tx, pendencias, 'entregar', registros, acting)
  const item = await tx
    .selectFrom('pendencia')
    .select(['contrato_id', 'tipo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const tipo = relatorios.some((one) => one === item.tipo) ? 'Relatório de atividades' : 'Outros'
  const file = { ...(await takeContent(tx, conteudo)), tipo, contrato_id: item.contrato_id, pendencia_id: id }
  const [sent] = await include(tx, arquivos, [file], acting)
  return sent!.id
}

/** The file must belong to the item or to its contract, have a content, and not be refused. */
async function requireFileOf(tx: Tx, arquivo: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select from pendencia p
     where p.cliente_id = ${currentClient} and p.id = any(${ids}::bigint[]) and not exists (
       select from arquivo a where a.cliente_id = p.cliente_id and a.id = ${arquivo}
          and (a.pendencia_id = p.id or a.contrato_id = p.contrato_id))`.execute(tx)
  if (rows.length > 0) throw refused(said('pendencia.documentoOutroContrato'))
  const file = await tx
    .selectFrom('arquivo')
    .select(['situacao', 'arquivo_sha256'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', arquivo)
    .executeTakeFirst()
  if (!file?.arquivo_sha256 || file.situacao === arquivos.machine.moves.recusar.to)
    throw refused(said('pendencia.documentoNaoServe'))
}

const refused = (mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField('arquivo', 'CAMPO_INVALIDO', mensagem)])
