import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { leRetorno } from '../../../catalogue/management/retorno/le-retorno.ts'
import { said } from '../../../catalogue/message.ts'
import { ReturnRefusal } from '../../cnab/lines.ts'
import { match } from '../../cnab/match.ts'
import { type Return, read } from '../../cnab/read.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { plansEach, setLocally } from '../../store/settings.ts'
import { takeContent } from '../arquivo/content.ts'
import type { Acting } from '../machine/bound.ts'
import { findingOf, ruledOut } from '../machine/finding.ts'
import { moment } from '../moment.ts'
import { move } from '../move.ts'
import { remessas } from '../remessa/guards.ts'
import { settle } from '../remessa/settle.ts'
import type { Verb } from '../verb.ts'
import { accountOf, holdAccount } from './account.ts'
import { apply } from './apply.ts'
import { effectOf, type RowEffect } from './effect.ts'
import { deedOf, keepRows, renewRows, waitingRows } from './rows.ts'
import { type SentPayment, sentOf } from './sent.ts'
import { countsOf, summaryOf } from './summary.ts'
import { keptWarnings } from './warnings.ts'

/** Reads a return and applies each row to its payment exactly once. */
export const le: Verb<typeof leRetorno> = async (tx, acting, { conteudo }) => {
  await setLocally(tx, [plansEach])
  const { nome, arquivo_sha256, tamanho } = await takeContent(tx, conteudo, 'retorno')
  const file = await fileOf(acting, arquivo_sha256)
  const conta_bancaria_id = await accountOf(tx, acting, file)
  await holdAccount(tx, conta_bancaria_id)
  const known = await tx
    .selectFrom('retorno')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('arquivo_sha256', '=', arquivo_sha256)
    .executeTakeFirst()
  if (known) return readAgain(tx, acting, known.id, conta_bancaria_id, file)
  const { id } = await tx
    .insertInto('retorno')
    .values({
      cliente_id: currentClient,
      conta_bancaria_id,
      arquivo_nome: nome,
      arquivo_sha256,
      arquivo_tamanho: tamanho,
      banco: file.banco,
      nsa: file.nsa ?? null,
      geracao: file.geracao ?? null,
      etapa: file.etapa || null,
      quantidade_itens: file.itens.length,
      ...keptWarnings(file.avisos),
      codigos: JSON.stringify(file.codigos),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const judged = await judgeAll(tx, acting, id, conta_bancaria_id, file)
  const rows = await keepRows(tx, acting, id, file, judged.matched, judged.effects)
  await applyAll(tx, acting, id, file, judged, rows)
  return answerOf(id, file, judged.effects)
}

const answerOf = (id: number, file: Return, effects: readonly RowEffect[]) => ({
  id,
  repetido: false,
  itens: file.itens.length,
  ...countsOf(effects),
  avisos: [...file.avisos],
})

/**
 * Reads the same file again. Applied rows are kept; rows in review are judged again, because the payment file
 * may have been approved or marked as sent meanwhile.
 */
async function readAgain(tx: Tx, acting: Acting, id: number, conta: number, file: Return) {
  const rows = await waitingRows(tx, id, file)
  const judged = await judgeAll(tx, acting, id, conta, file, (at) => rows[at] !== undefined)
  const news = judged.effects.filter(({ kind }, at) => rows[at] !== undefined && kind !== 'conferir')
  if (news.length === 0 && judged.proven.size === 0) return { ...(await summaryOf(tx, id)), repetido: true }
  await renewRows(tx, acting, id, judged.matched, judged.effects, rows)
  await applyAll(tx, acting, id, file, judged, rows)
  return answerOf(id, file, judged.effects)
}

async function fileOf({ contentOf }: Acting, sha256: string): Promise<Return> {
  const bytes = await contentOf?.(sha256)
  if (!bytes) throw new Refusal('CONTEUDO_INEXISTENTE')
  try {
    return read(bytes)
  } catch (thrown) {
    if (!(thrown instanceof ReturnRefusal)) throw thrown
    throw ruledOut([findingOf({ regra: thrown.regra, campo: 'conteudo', mensagem: thrown.said }, {})!])
  }
}

/** Judged rows in file order: the payment of each, and the effect on it. */
interface Judged {
  payments: ReadonlyMap<number, SentPayment>
  matched: readonly (number | undefined)[]
  effects: readonly RowEffect[]
  /** Payment files that this return proves to have been sent. */
  proven: ReadonlySet<number>
}

/**
 * Judges rows in order, so that later ones see the effects of earlier ones. Rows not in review change
 * nothing.
 */
async function judgeAll(
  tx: Tx,
  acting: Acting,
  id: number,
  conta: number,
  file: Return,
  waits: (at: number) => boolean = () => true,
): Promise<Judged> {
  const sent = await sentOf(tx, acting, conta, file)
  const matched = match(file.itens, sent)
  const payments = new Map(sent.map((one) => [one.id, one]))
  const proven = new Set(
    matched.flatMap((one, at) => {
      const payment = payments.get(one ?? 0)
      return payment?.provado && waits(at) ? [payment.remessa] : []
    }),
  )
  await markSent(tx, acting, [...proven], id)
  const standing = new Map(
    sent.map(({ id, situacao, remessa, valor, devolvivel }) => [
      id,
      { situacao: proven.has(remessa) ? remessaItemMachine.moves.enviar.to : situacao, valor, devolvivel },
    ]),
  )
  const effects = file.itens.map((item, at): RowEffect => {
    const payment = standing.get(matched[at] ?? 0)
    if (!waits(at)) return { kind: 'repetir', efeito: undefined }
    const effect = effectOf(item, payment, acting.today)
    if (payment && effect.kind === 'aplicar') {
      payment.situacao = effect.to
      payment.devolvivel = effect.move === 'pagar'
    }
    return effect
  })
  return { payments, matched, effects, proven }
}

/** Marks approved payment files as sent, because the bank answered them. */
async function markSent(tx: Tx, acting: Acting, files: readonly number[], retorno: number): Promise<void> {
  if (files.length === 0) return
  const motivo = said('motivo.bancoRespondeuRetorno', { retorno })
  const wanted = files.map((id) => ({ id, motivo, values: { enviada_em: moment } }))
  await move(tx, remessas, 'enviar', wanted, acting)
}

/** Applies the effects of stored rows. */
async function applyAll(
  tx: Tx,
  acting: Acting,
  id: number,
  file: Return,
  { payments, matched, effects }: Judged,
  rows: readonly (number | undefined)[],
): Promise<void> {
  const deeds = effects.flatMap((effect, at) =>
    effect.kind === 'aplicar' ? [deedOf(file, at, matched[at]!, effect, rows[at]!)] : [],
  )
  await apply(tx, acting, deeds)
  const files = deeds.map(({ pagamento }) => payments.get(pagamento)!.remessa)
  await settle(tx, acting, files, said('motivo.retorno', { retorno: id }))
}
