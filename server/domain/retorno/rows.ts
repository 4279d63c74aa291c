import { sql } from 'kysely'
import type { StateOf } from '../../../catalogue/machines/machine.ts'
import type { retornoItemMachine } from '../../../catalogue/machines/retorno-item.ts'
import { type Message, said, saidTogether } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import { occurrenceOf } from '../../cnab/occurrences.ts'
import type { Return, ReturnItem } from '../../cnab/read.ts'
import type { BankCode } from '../../cnab/remittance.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { sealedJson } from '../conta-bancaria/dados.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { retornoItens } from '../retorno-item/guards.ts'
import type { Deed } from './apply.ts'
import type { RowEffect } from './effect.ts'

/** The bank's codes with their descriptions, or a text for unknown codes. */
const occurrencesOf = (banco: BankCode, { codigos }: ReturnItem) =>
  codigos.map((codigo) => ({
    codigo,
    descricao: occurrenceOf(banco, codigo)?.descricao ?? said('ocorrenciaBanco.codigoTabelaBancoNaoTem'),
  }))

/** Stored as Portuguese text, and the message that it was rendered from. */
const stored = (occurrences: ReturnType<typeof occurrencesOf>) =>
  occurrences.map(({ codigo, descricao: mensagem }) => ({
    codigo,
    descricao: render(mensagem, 'pt'),
    mensagem,
  }))

const amount = (cents: number | undefined): string | null => (cents === undefined ? null : amountOf(cents))

/** Columns of an effect: its Portuguese text, and the message. */
export const keptEffect = (efeito: Message | undefined) => ({
  efeito: efeito ? render(efeito, 'pt') : '',
  efeito_mensagem: efeito ?? null,
})

/** Initial state of a row, by its effect. */
const beginnings: Readonly<Record<RowEffect['kind'], StateOf<typeof retornoItemMachine>>> = {
  conferir: 'Conferir',
  aplicar: 'Aplicado',
  repetir: 'Repetido',
}

/** Stores every row of a return with its effect or the reason for review. Returns their ids in file order. */
export async function keepRows(
  tx: Tx,
  acting: Acting,
  retorno_id: number,
  { banco, itens }: Return,
  matched: readonly (number | undefined)[],
  effects: readonly RowEffect[],
): Promise<number[]> {
  const rows = itens.map((item, at) => ({
    retorno_id,
    linha: item.linha,
    remessa_item_id: matched[at] ?? null,
    seu_numero: item.seuNumero,
    favorecido: sealedJson(acting, {
      nome: item.favorecido,
      banco: item.banco,
      agencia: item.agencia,
      conta: [item.conta, item.contaDigito].filter(Boolean).join('-'),
    }),
    valor: amount(item.valor),
    data: item.data ?? null,
    valor_real: amount(item.valorReal),
    data_real: item.dataReal ?? null,
    ocorrencias: stored(occurrencesOf(banco, item)),
    autenticacao: item.autenticacao ?? null,
    resultado: item.resultado,
    ...keptEffect(effects[at]!.efeito),
  }))
  const states = effects.map(({ kind }) => beginnings[kind])
  return (await include(tx, retornoItens, rows, acting, states)).map(({ id }) => id)
}

/** Ids of the rows in review, in file order; locked. */
export async function waitingRows(
  tx: Tx,
  retorno: number,
  { itens }: Return,
): Promise<(number | undefined)[]> {
  const rows = await tx
    .selectFrom('retorno_item')
    .select(['id', 'linha'])
    .where('cliente_id', '=', currentClient)
    .where('retorno_id', '=', retorno)
    .where('situacao', '=', beginnings.conferir)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byLine = new Map(rows.map(({ id, linha }) => [linha, id]))
  return itens.map(({ linha }) => byLine.get(linha))
}

/** Updates rows that were in review with their new effect or reason. */
export async function renewRows(
  tx: Tx,
  acting: Acting,
  retorno: number,
  matched: readonly (number | undefined)[],
  effects: readonly RowEffect[],
  rows: readonly (number | undefined)[],
): Promise<void> {
  const decided = effects.flatMap(({ kind, efeito }, at) => {
    const id = rows[at]
    if (id === undefined) return []
    return [{ kind, id, values: { remessa_item_id: matched[at] ?? null, ...keptEffect(efeito) } }]
  })
  for (const name of ['aplicar', 'repetir'] as const) {
    const wanted = decided.filter(({ kind }) => kind === name)
    if (wanted.length > 0) await move(tx, retornoItens, name, wanted, acting)
  }
  const waiting = decided
    .filter(({ kind }) => kind === 'conferir')
    .map(({ id, values }) => ({ id, ...values }))
  await sql`
    with lido as (update retorno set atualizacao = now() where cliente_id = ${currentClient} and id = ${retorno})
    update retorno_item i set remessa_item_id = k.remessa_item_id, efeito = k.efeito, efeito_mensagem = k.efeito_mensagem,
           atualizacao = now()
      from json_populate_recordset(null::retorno_item, ${JSON.stringify(waiting)}) k
     where i.cliente_id = ${currentClient} and i.id = k.id
       and (i.remessa_item_id, i.efeito) is distinct from (k.remessa_item_id, k.efeito)`.execute(tx)
}

/** The move of a row, with the data the bank reports. */
export function deedOf(
  { banco, itens }: Return,
  at: number,
  pagamento: number,
  effect: Extract<RowEffect, { kind: 'aplicar' }>,
  retorno_item_id: number,
): Deed {
  const item = itens[at]!
  const ocorrencias = occurrencesOf(banco, item)
  const paid = effect.move === 'pagar'
  return {
    move: effect.move,
    pagamento,
    motivo:
      ocorrencias.length > 0
        ? saidTogether(ocorrencias.map((one) => said('banco.ocorrencia', one)))
        : effect.efeito,
    values: {
      ocorrencias: stored(ocorrencias),
      // Refused payments carry a date and amount too, without meaning.
      data_real: paid || effect.move === 'devolver' ? (item.dataReal ?? null) : null,
      valor_real: paid ? amount(item.valorReal) : null,
      retorno_item_id,
    },
  }
}
