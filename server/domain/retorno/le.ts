import type { leRetorno } from '../../../catalogue/management/retorno/le-retorno.ts'
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
import type { Verb } from '../verb.ts'
import { accountOf, holdAccount } from './account.ts'
import { apply } from './apply.ts'
import { effectOf, type RowEffect } from './effect.ts'
import { deedOf, keepRows } from './rows.ts'
import { type SentPayment, sentOf } from './sent.ts'
import { settle } from './settle.ts'
import { countsOf, summaryOf } from './summary.ts'

/** Reads a return once, and does what it says of each payment that it is known to be about. */
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
  if (known) return { ...(await summaryOf(tx, known.id)), repetido: true }
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
      avisos: JSON.stringify(file.avisos),
      codigos: JSON.stringify(file.codigos),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const effects = await applyAll(tx, acting, id, conta_bancaria_id, file)
  return { id, repetido: false, itens: file.itens.length, ...countsOf(effects), avisos: [...file.avisos] }
}

async function fileOf({ contentOf }: Acting, sha256: string): Promise<Return> {
  const bytes = await contentOf?.(sha256)
  if (!bytes) throw new Refusal('CONTEUDO_INEXISTENTE')
  try {
    return read(bytes)
  } catch (thrown) {
    if (!(thrown instanceof ReturnRefusal)) throw thrown
    throw ruledOut([findingOf({ regra: thrown.regra, campo: 'conteudo', mensagem: thrown.message }, {})!])
  }
}

async function applyAll(
  tx: Tx,
  acting: Acting,
  id: number,
  conta: number,
  file: Return,
): Promise<RowEffect[]> {
  const sent = await sentOf(tx, acting, conta, file)
  const payments = new Map(sent.map((one) => [one.id, one]))
  const matched = match(file.itens, sent)
  const effects = judgeAll(file, matched, payments, acting.today)
  const rows = await keepRows(tx, acting, id, file, matched, effects)
  const deeds = effects.flatMap((effect, at) =>
    effect.kind === 'aplicar' ? [deedOf(file, at, matched[at]!, effect, rows[at]!)] : [],
  )
  await apply(tx, acting, deeds)
  const files = deeds.map(({ pagamento }) => payments.get(pagamento)!.remessa)
  await settle(tx, acting, files, `Retorno ${id}.`)
  return effects
}

/** Row by row: a later one sees what those before it did. */
function judgeAll(
  { itens }: Return,
  matched: readonly (number | undefined)[],
  payments: ReadonlyMap<number, SentPayment>,
  today: string,
): RowEffect[] {
  const standing = new Map(
    [...payments].map(([id, { situacao, valor, devolvivel }]) => [id, { situacao, valor, devolvivel }]),
  )
  return itens.map((item, at) => {
    const payment = standing.get(matched[at] ?? 0)
    const effect = effectOf(item, payment, today)
    if (payment && effect.kind === 'aplicar') {
      payment.situacao = effect.to
      payment.devolvivel = effect.move === 'pagar'
    }
    return effect
  })
}
