import assert from 'node:assert/strict'
import { type Invoice, moved, openOf, stateOf, totalsBy } from './money-model.ts'
import type { Office } from './office.ts'
import type { Row } from './records.ts'

/** All elements of a query of an office, read with a page size. */
async function told(office: Office, id: string, name: string, size: number, more: Row = {}): Promise<Row[]> {
  const { world, client } = office.treasury
  const elements: Row[] = []
  for (let pagina = 1; ; pagina++) {
    const { status, body, text } = await world.query(id, {
      ...{ token: client.token, dataInicio: '2024-01-01', dataFim: '2999-12-31', quantidade: size, pagina },
      ...more,
    })
    assert.equal(status, 200, text)
    const { elementos, totalPaginas } = body[name] as { elementos: Row[]; totalPaginas: string }
    elements.push(...elementos)
    if (pagina >= Number(totalPaginas)) return elements
  }
}

/** Invoices and the sums of their items equal the model. */
export async function invoicesAgree({ treasury, model, cents }: Office): Promise<void> {
  const rows = await treasury.rows<Row>(
    `select f.id, f.competencia, faturamento_cancelado(f) as cancelado, liquido_do_faturamento(f) as liquido, f.movimentado,
            (select sum(i.valor) from faturamento_item i where i.cliente_id = f.cliente_id and i.faturamento_id = f.id) as itens
       from faturamento f order by f.id`,
  )
  assert.deepEqual(
    rows.map((one) => [
      one.id,
      one.competencia,
      one.cancelado,
      ...[one.liquido, one.itens, one.movimentado].map(cents),
    ]),
    model.invoices
      .toSorted((a, b) => a.id - b.id)
      .map((one) => [one.id, one.month, one.cancelled, one.liquido, one.liquido, moved(one)]),
  )
}

/** Every money query equals the model to the cent, with any page size. */
export async function agrees(office: Office, size: number): Promise<void> {
  const { cents, model } = office
  // Overdue is judged by the real date, not by the office's.
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
  for (const [tipo, id, name, paid] of [
    ['R', 'RetornaFaturamentos', 'faturamentos', 'valorRecebido'],
    ['P', 'RetornaFaturamentosAPagar', 'faturamentosAPagar', 'valorPago'],
  ] as const) {
    const own = model.invoices.filter((one) => one.tipo === tipo).sort(byDay)
    const seen = (await told(office, id, name, size, { periodoPor: 'emissao' })).map((one) => [
      one.identificador,
      one.competencia,
      one.situacao,
      cents(one.valorLiquido),
      cents(one[paid]),
      cents(one.saldo),
    ])
    assert.deepEqual(
      seen,
      own.map((one) => [one.id, one.month, stateOf(one, today), one.liquido, moved(one), openOf(one)]),
    )
  }
  await receiptsAgree(office, size)
  await filesAgree(office, size)
}

const byDay = (a: Invoice, b: Invoice) => a.issued.localeCompare(b.issued) || a.id - b.id

async function receiptsAgree(office: Office, size: number): Promise<void> {
  const { cents, model } = office
  const receivable = model.invoices.filter(({ tipo }) => tipo === 'R')
  const receipts = receivable.flatMap(({ id: of, movements }) => movements.map((one) => ({ ...one, of })))
  const seen = await told(office, 'ValoresRecebidos', 'valoresRecebidos', size)
  assert.deepEqual(
    seen.map((one) => [
      one.identificador,
      one.faturamentoIdentificador,
      cents(one.valorRecebido),
      one.estornado,
    ]),
    receipts
      .sort((a, b) => a.data.localeCompare(b.data) || a.id - b.id)
      .map(({ id, of, valor, reversed }) => [id, of, valor, reversed ? 'Sim' : 'Não']),
  )
  for (const [agruparPor, keyOf] of [
    ['mes', (_: Invoice, day: string) => day.slice(0, 7)],
    ['sacado', ({ documento }: Invoice) => documento],
  ] as const) {
    const groups = await told(office, 'ValoresRecebidosGeral', 'valoresRecebidosGeral', size, { agruparPor })
    const shown = groups.map((one): [unknown, number[]] => [
      one.chave,
      [
        Number(one.quantidade),
        ...[
          one.valorRecebido,
          one.juros,
          one.desconto,
          one.estornado,
          one.valorFaturado,
          one.saldoAberto,
        ].map(cents),
      ],
    ])
    const expected = [...totalsBy(model.invoices, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))
    assert.deepEqual(shown, expected, agruparPor)
  }
}

/** Files and the result of each payment, with its invoice, equal the model. */
async function filesAgree(office: Office, size: number): Promise<void> {
  const { cents, files } = office
  const seen = await told(office, 'RetornaDadosRemessaBanco', 'remessasBanco', size)
  const byId = new Map(seen.map((one) => [one.identificador, one]))
  assert.equal(seen.length, files.length)
  const rows = await office.treasury.rows<{ file: number; contador: number; situacao: string }>(
    'select remessa_id as file, contador, situacao from remessa_item order by remessa_id, contador',
  )
  const stands = Map.groupBy(rows, ({ file }) => file)
  for (const file of files) {
    const one = byId.get(file.id)!
    const payments = [...file.payments].sort(([a], [b]) => a - b)
    const total = payments.reduce((sum, [, { valor }]) => sum + valor, 0)
    const items = (one.itens as Row[]).reduce((sum, { valor }) => sum + cents(valor), 0)
    assert.deepEqual(
      [one.situacao, cents(one.valorTotal), items, stands.get(file.id)!.map(({ situacao }) => situacao)],
      [file.situacao, total, total, payments.map(([, { situacao }]) => situacao)],
      `file ${file.id}`,
    )
  }
  for (const { invoice } of files.at(-1)?.payments.values() ?? []) {
    const [detail] = await told(office, 'RetornaDadosFaturamentoAPagar', 'faturamentoAPagar', size, {
      identificador: invoice.id,
    })
    assert.deepEqual(
      (detail!.pagamentos as Row[]).map((one) => [cents(one.valorPago), one.estornado]),
      invoice.movements.map(({ valor, reversed }) => [valor, reversed ? 'Sim' : 'Não']),
    )
    const items = (detail!.itens as Row[]).map((item) => cents(item.valor))
    assert.equal(
      items.reduce((sum, one) => sum + one, 0),
      invoice.liquido,
    )
  }
}
