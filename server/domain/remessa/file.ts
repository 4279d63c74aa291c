import { hash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { geraRemessa } from '../../../catalogue/management/remessa/gera-remessa.ts'
import { render } from '../../../catalogue/render.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { write } from '../../cnab/write.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { amountOf } from '../../values/cents.ts'
import { sealedJson, sealerOf } from '../conta-bancaria/dados.ts'
import { favorecidoOf } from '../conta-favorecido/bank-details.ts'
import { faturamentos } from '../faturamento/guards.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { remessaItens } from '../remessa-item/guards.ts'
import { whoAnswers } from '../two-persons.ts'
import { takeNumbers } from './account.ts'
import { fileName, type PayingAccount } from './file-name.ts'
import { remessas } from './guards.ts'
import type { Planned } from './planned.ts'

type Made = ToldOf<(typeof geraRemessa)['output']>['remessas'][number]

/** Writes a bank file, stores it encrypted, and schedules its invoices. */
export async function makeFile(
  tx: Tx,
  acting: Acting,
  conta: number,
  paying: PayingAccount,
  planned: readonly Planned[],
): Promise<Made> {
  // Runs concurrently: the database updates invoices while the file is composed here.
  const [, made] = await together([
    takeInvoices(tx, acting, planned),
    keepFile(tx, acting, conta, paying, planned),
  ])
  return made
}

async function takeInvoices(tx: Tx, acting: Acting, planned: readonly Planned[]): Promise<void> {
  const values = { agendado: true }
  const taken = planned.map(({ invoice }) => ({ id: invoice.id, values }))
  await move(tx, faturamentos, 'agendar', taken, acting)
}

async function keepFile(
  tx: Tx,
  acting: Acting,
  conta: number,
  paying: PayingAccount,
  planned: readonly Planned[],
): Promise<Made> {
  const { nsa, first } = await takeNumbers(tx, conta, planned.length)
  const pagamentos = planned.map(({ payment }, at) => ({ ...payment, contador: first + at }))
  const geracao = { data: acting.today, hora: await timeOf(tx) }
  // Yields to the event loop, so that pending statements are sent before composing the file blocks it.
  await turn()
  const written = write({ pagador: paying.pagador, nsa, geracao, pagamentos })
  const favorecidos = pagamentos.map(({ favorecido }) => sealedJson(acting, favorecidoOf(favorecido)))
  const content = sealedContent(acting, written.conteudo)
  const file = {
    conta_bancaria_id: conta,
    nsa,
    nome_arquivo: fileName(paying, acting.today, nsa),
    quantidade_lotes: written.lotes,
    quantidade_registros: written.registros,
    quantidade_itens: pagamentos.length,
    valor_total: amountOf(written.total),
    hash: hash('sha256', written.conteudo, 'hex'),
    avisos: written.avisos.map((one) => render(one, 'pt')),
    avisos_mensagens: written.avisos,
    gerada_por: await whoAnswers(tx, acting),
  }
  const [made] = await include(tx, remessas, [file], acting)
  const remessa_id = made!.id
  const items = pagamentos.map(({ forma, valor, contador }, at) => {
    const { lote, formaLancamento, seuNumero, data } = written.pagamentos[at]!
    return {
      remessa_id,
      conta_bancaria_id: conta,
      faturamento_id: planned[at]!.invoice.id,
      sequencia: at + 1,
      numero_lote: lote,
      forma,
      forma_lancamento: formaLancamento,
      contador,
      seu_numero: seuNumero,
      favorecido: favorecidos[at]!,
      valor: amountOf(valor),
      data,
    }
  })
  // Stores the file while the payment rows are prepared.
  await together([keep(tx, remessa_id, content), include(tx, remessaItens, items, acting)])
  return {
    id: remessa_id,
    sequencialArquivo: nsa,
    nomeArquivo: file.nome_arquivo,
    quantidade: pagamentos.length,
    valorTotal: written.total / 100,
    hash: file.hash,
  }
}

/** The file as base64 in JSON, encrypted. */
function sealedContent(acting: Acting, bytes: Uint8Array): Buffer {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  return sealerOf(acting).seal(JSON.stringify({ base64 }))
}

async function keep(tx: Tx, remessa_id: number, conteudo: Buffer): Promise<void> {
  await tx
    .insertInto('remessa_conteudo')
    .values({ cliente_id: currentClient, remessa_id, conteudo })
    .execute()
}

/** Local time of the client. */
async function timeOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ hora: string }>`
    select to_char(now() at time zone fuso, 'HH24:MI:SS') as hora from cliente where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return rows[0]!.hora
}
