import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { geraRemessa } from '../../../catalogue/management/remessa/gera-remessa.ts'
import type { AnswerOf } from '../../../catalogue/typed.ts'
import type { Payer } from '../../cnab/remittance.ts'
import { write } from '../../cnab/write.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { sealedJson, sealerOf } from '../conta-bancaria/dados.ts'
import { faturamentos } from '../faturamento/guards.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { madeOrRefused } from '../one.ts'
import { remessaItens } from '../remessa-item/guards.ts'
import { whoAnswers } from '../two-persons.ts'
import { takeNumbers } from './account.ts'
import { remessas } from './guards.ts'
import { favorecidoOf } from './payees.ts'
import type { Planned } from './planned.ts'

type Made = AnswerOf<(typeof geraRemessa)['output']>['remessas'][number]

/** Writes the file of some payments, keeps it sealed, and takes their invoices along. */
export async function makeFile(
  tx: Tx,
  acting: Acting,
  conta: number,
  pagador: Payer,
  planned: readonly Planned[],
): Promise<Made> {
  const { nsa, first } = await takeNumbers(tx, conta, planned.length)
  const pagamentos = planned.map(({ payment }, at) => ({ ...payment, contador: first + at }))
  const geracao = { data: acting.today, hora: await timeOf(tx) }
  const written = write({ pagador, nsa, geracao, pagamentos })
  const [year, month, day] = acting.today.split('-')
  const file = {
    conta_bancaria_id: conta,
    nsa,
    nome_arquivo: `PG${day}${month}${year!.slice(2)}${String(nsa).padStart(6, '0')}.REM`,
    quantidade_lotes: written.lotes,
    quantidade_registros: written.registros,
    quantidade_itens: pagamentos.length,
    valor_total: amountOf(written.total),
    hash: hash('sha256', written.conteudo, 'hex'),
    avisos: written.avisos,
    gerada_por: whoAnswers(acting),
  }
  const [made] = madeOrRefused(await include(tx, remessas, [file], acting))
  const remessa_id = made!.id
  await keep(tx, acting, remessa_id, written.conteudo)
  const items = pagamentos.map(({ forma, favorecido, valor, contador }, at) => {
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
      favorecido: sealedJson(acting, favorecidoOf(favorecido)),
      valor: amountOf(valor),
      data,
    }
  })
  madeOrRefused(await include(tx, remessaItens, items, acting))
  const taken = planned.map(({ invoice }) => ({ id: invoice.id, values: { agendado: true } }))
  madeOrRefused(await move(tx, faturamentos, 'agendar', taken, acting))
  return {
    id: remessa_id,
    sequencialArquivo: nsa,
    nomeArquivo: file.nome_arquivo,
    quantidade: pagamentos.length,
    valorTotal: written.total / 100,
    hash: file.hash,
  }
}

async function keep(tx: Tx, acting: Acting, remessa_id: number, bytes: Uint8Array): Promise<void> {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  const conteudo = sealerOf(acting).seal(JSON.stringify({ base64 }))
  await tx
    .insertInto('remessa_conteudo')
    .values({ cliente_id: currentClient, remessa_id, conteudo })
    .execute()
}

/** The time it is where the client is. */
async function timeOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ hora: string }>`
    select to_char(now() at time zone fuso, 'HH24:MI:SS') as hora from cliente where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return rows[0]!.hora
}
