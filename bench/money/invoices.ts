import type pg from 'pg'
import { cnpjAt } from '../../demo/documents.ts'
import type { Client, Installation } from '../support.ts'

const payers = 20_000
const units = 20
/** Rows per statement. */
const atOnce = 100_000
export const months = 36

/** Invoices of three years, half of them receivable, with items and movements. */
export async function fillInvoices(
  place: Installation,
  admin: pg.Client,
  codigo: string,
  invoices: number,
): Promise<Client> {
  const { id } = await place.client(codigo)
  const { token } = await place.cli<{ token: string }>(
    ...['token', 'create', '--client', codigo, '--scope', 'financeiro'],
  )
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into pessoa (cliente_id, tipo, documento, nome)
     select $1, 'J', d, 'Indústria ' || n || ' de São Paulo' from unnest($2::text[]) with ordinality k(d, n)`,
    [id, Array.from({ length: payers }, (_, at) => cnpjAt(100_000 + at))],
  )
  await admin.query(
    `insert into unidade (cliente_id, codigo, nome) select $1, 'U' || n, 'Unidade ' || n from generate_series(1, $2::int) n`,
    [id, units],
  )
  for (let done = 0; done < invoices; done += atOnce) {
    await admin.query(invoiceRows, [id, done + 1, Math.min(done + atOnce, invoices), payers, units, months])
  }
  await admin.query(itemRows, [id])
  await admin.query(movementRows, [id])
  await admin.query(reversalRows, [id])
  await admin.query('set session_replication_role = origin')
  // Triggers maintain these totals, and they were disabled.
  await admin.query(`select set_config('vinculo.cliente', $1, false)`, [String(id)])
  await admin.query('call refazer_totais_recebidos()')
  await admin.query(`select set_config('vinculo.cliente', '', false)`)
  for (const table of [
    ...['faturamento', 'faturamento_item', 'movimento', 'total_recebido', 'pessoa', 'unidade'],
  ]) {
    await admin.query(`vacuum analyze ${table}`)
  }
  return { id, token }
}

/** Three of four are settled, one of fifty cancelled; some others are overdue, partly received, or scheduled. */
const invoiceRows = `
  insert into faturamento (cliente_id, origem, numero, tipo, documento, nome, pessoa_id, unidade_id, competencia, emissao,
    vencimento, valor, desconto, movimentado, quitado, agendado, cancelamento, inclusao, atualizacao)
  select $1, 'Interna', lpad(k.n::text, 7, '0'), k.tipo, p.documento, p.nome, p.id, u.primeira + k.n % $5,
    to_char(k.dia, 'YYYY-MM'), k.dia, k.dia + 20, k.valor, case when k.n % 40 = 1 then 5 end, k.quitado,
    k.quitado, k.n % 200 = 7, case when k.n % 50 = 9 then k.dia + 2 end, k.dia, k.dia + 30
    from (select n, case when n % 2 = 0 then 'R' else 'P' end as tipo,
                 (current_date - make_interval(months => (n % $6)::int))::date - (n % 20)::int as dia,
                 100 + n % 900 as valor,
                 case when n % 50 = 9 or n % 200 = 7 then 0 when n % 4 > 0 then 100 + n % 900 - case when n % 40 = 1 then 5 else 0 end
                      when n % 12 = 4 and n % 2 = 0 then 50 else 0 end as quitado
            from generate_series($2::bigint, $3::bigint) n) k
    cross join (select min(id) as primeira from unidade where cliente_id = $1) u
    cross join (select min(id) as primeiro from pessoa where cliente_id = $1) q
    join pessoa p on p.cliente_id = $1 and p.id = q.primeiro + (k.n * 7) % $4`

const itemRows = `
  insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, valor_unitario, valor)
  select f.cliente_id, f.id, s, case f.tipo when 'R' then 'Taxa administrativa' else 'Bolsa' end, 'Do mês',
         case s when 1 then f.valor - (f.id % 3) else f.id % 3 end, case s when 1 then f.valor - (f.id % 3) else f.id % 3 end
    from faturamento f cross join generate_series(1, 2) s
   where f.cliente_id = $1 and f.origem = 'Interna' and (s = 1 or f.id % 3 > 0)`

const movementRows = `
  insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, forma, banco, origem, inclusao)
  select cliente_id, id, tipo, emissao + (id % 30)::int, emissao + (id % 30)::int + 1, quitado, 'Boleto', '237', 'Manual',
         emissao + 31 from faturamento where cliente_id = $1 and quitado > 0 order by id`

/** One of a hundred receipts was booked twice and reversed. */
const reversalRows = `
  with dobro as (
    insert into movimento (cliente_id, faturamento_id, tipo, data, valor, forma, origem, inclusao)
    select cliente_id, faturamento_id, tipo, data, valor, forma, origem, inclusao from movimento
     where cliente_id = $1 and id % 100 = 0 returning *)
  insert into movimento (cliente_id, faturamento_id, tipo, data, valor, forma, origem, estorno_de, inclusao)
  select cliente_id, faturamento_id, tipo, data, -valor, forma, origem, id, inclusao from dobro`
