import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { joinTotals } from '../../server/jobs/join-totals.ts'
import { system } from '../../server/store/actor.ts'
import { centsOf } from '../../server/values/cents.ts'
import { insert } from '../support/contracts.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const documents = ['11444777000161', '39053344705', '52998224725'] as const
const days = ['2026-01-31', '2026-02-01', '2026-02-28']

const at = fc.nat(30)
const day = fc.constantFrom(...days)
const unit = fc.nat(2)
const amount = fc.integer({ min: 200, max: 90_000 })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('issue' as const), pays: fc.boolean(), day, unit, amount }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      at,
      day,
      part: fc.integer({ min: 50, max: 130 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('hand over' as const),
      at,
      all: fc.boolean(),
      of: fc.nat(2),
      unit,
      day,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('join' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Invoice {
  id: number
  unidade: number
  documento: string
  emissao: string
  liquido: string
  quitado: string
  cancelled: boolean
}

interface Told {
  totalElementos: string
  elementos: { chave: string }[]
}

interface Movement {
  id: number
  invoice: number
  data: string
  valor: string
  juros: string
  multa: string
  desconto: string
  takes: number | null
}

/** Invoices of other systems in any order, compared with a full recomputation. */
describe('received totals', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false })
  })
  after(() => world.close())

  it('equal their rows, whatever happens to these', async () => {
    const history = fc.array(step, { minLength: 20, maxLength: 40, size: 'max' })
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const client = await world.institution()
        const units = [0]
        for (const codigo of ['A', 'B'])
          units.push(await insert(world, client, 'unidade', { codigo, nome: codigo }))
        for (const [n, one] of steps.entries()) await take(client, units, n, one)
        assert.deepEqual(await kept(client), await recomputed(client))
        await world.rows(client.id, `select juntar_totais_recebidos(now() + interval '1 hour')`)
        assert.deepEqual(await kept(client), await recomputed(client))
      }),
      { numRuns: soak({ usual: 4, full: 12 }), endOnFailure: true },
    )
  })

  it('are consolidated a day later, and cannot be changed manually', async () => {
    const client = await world.institution()
    for (let n = 0; n < 3; n++)
      await take(client, [0], n, { do: 'issue', pays: false, day: days[0]!, unit: 0, amount: 1_000 })
    const count = async () =>
      (await world.rows<{ n: number }>(client.id, 'select count(*)::int as n from total_recebido'))[0]!.n
    const before = await kept(client)
    await joinTotals(world.context, new AbortController().signal)
    assert.equal(await count(), 6)
    await world.context.owner.inClient(
      client.id,
      (tx) => sql`update total_recebido set inclusao = now() - interval '25 hours'`.execute(tx),
      system('teste'),
    )
    await joinTotals(world.context, new AbortController().signal)
    // One of the unit, and one of each debtor.
    assert.equal(await count(), 4)
    assert.deepEqual(await kept(client), before)
    await assert.rejects(world.rows(client.id, 'update total_recebido set recebido = 1'), /permission denied/)
    await assert.rejects(world.rows(client.id, 'delete from total_recebido'), /permission denied/)
  })

  it('have no group of zero on any page', async () => {
    const client = await world.institution()
    for (let n = 0; n < 3; n++)
      await take(client, [0], n, { do: 'issue', pays: false, day: days[0]!, unit: 0, amount: 1_000 })
    await world.rows(
      client.id,
      `update faturamento set situacao_externa = 'C' where documento = '${documents[1]}'`,
    )
    const question = {
      token: client.token,
      dataInicio: '2026-01-01',
      dataFim: '2026-12-31',
      agruparPor: 'sacado',
    }
    const told = []
    for (const pagina of [1, 2, 3]) {
      const { body } = await world.query('ValoresRecebidosGeral', { ...question, quantidade: 1, pagina })
      const { elementos, totalElementos } = body.valoresRecebidosGeral as Told
      told.push([totalElementos, ...elementos.map(({ chave }) => chave)])
    }
    assert.deepEqual(told, [['2', documents[0]], ['2', documents[2]], ['2']])
  })

  async function take(client: Institution, units: readonly number[], n: number, one: Step): Promise<void> {
    const run = (statement: string) => world.rows(client.id, statement)
    if (one.do === 'join')
      return void (await run(`select juntar_totais_recebidos(now() + interval '1 hour')`))
    if (one.do === 'issue') {
      await run(`
        insert into faturamento (cliente_id, identificacao, tipo, documento, nome, unidade_id, competencia, emissao, vencimento,
          valor, desconto, situacao_externa)
        values (cliente_atual(), 'T${n}', '${one.pays ? 'P' : 'R'}', '${documents[n % 3]}', 'Nome', nullif(${units[one.unit] ?? 0}, 0),
          '2026-01', '${one.day}', '2026-03-01', ${one.amount} / 100.0, ${n % 4 ? 'null' : '1'}, 'A')`)
      return
    }
    const of = `where id = (select id from faturamento order by id offset ${one.at} % greatest(1, (select count(*) from faturamento)) limit 1)`
    if (one.do === 'settle') {
      await run(`update faturamento set situacao_externa = 'L', liquidacao = '${one.day}',
        valor_liquidado = round(valor * ${one.part} / 100, 2) ${of} and situacao_externa <> 'C'`)
    } else if (one.do === 'cancel') {
      await run(`update faturamento set situacao_externa = 'C' ${of}`)
    } else if (one.do === 'delete') {
      await run(
        `delete from faturamento f ${of} and not exists (select from movimento m where m.faturamento_id = f.id)`,
      )
    } else {
      await run(`update faturamento set documento = '${documents[one.of]}', unidade_id = nullif(${units[one.unit] ?? 0}, 0),
        emissao = '${one.day}' ${one.all ? '' : of}`)
    }
  }

  /** By unit and by document, per day: count, and sums in cents. Empty groups are absent. */
  async function kept(client: Institution): Promise<Map<string, number[]>> {
    const rows = await world.rows<Record<string, string>>(
      client.id,
      `select por || ' ' || case por when 'unidade' then unidade_id::text else documento end || ' ' || dia as chave,
              sum(linhas) as linhas, sum(recebimentos) as recebimentos, sum(recebido) as recebido, sum(juros) as juros,
              sum(multa) as multa, sum(desconto) as desconto, sum(estornado) as estornado, sum(faturado) as faturado,
              sum(aberto) as aberto
         from total_recebido group by 1 having sum(linhas) <> 0 or sum(faturado) <> 0 or sum(recebido) <> 0 order by 1`,
    )
    return new Map(
      rows.map(({ chave, linhas, recebimentos, ...sums }) => [
        chave!,
        [Number(linhas), Number(recebimentos), ...Object.values(sums).map((one) => centsOf(String(one)))],
      ]),
    )
  }

  async function recomputed(client: Institution): Promise<Map<string, number[]>> {
    const invoices = await world.rows<Invoice>(
      client.id,
      `select id, coalesce(unidade_id, 0) as unidade, documento, emissao, (valor - coalesce(desconto, 0))::text as liquido,
              quitado, situacao_externa = 'C' as cancelled from faturamento where tipo = 'R'`,
    )
    const movements = await world.rows<Movement>(
      client.id,
      `select id, faturamento_id as invoice, data, valor, juros, multa, desconto, estorno_de as takes from movimento`,
    )
    const taken = new Set(movements.map(({ takes }) => takes))
    const sums = new Map<string, number[]>()
    const add = ({ unidade, documento }: Invoice, dia: string, values: readonly number[]) => {
      for (const key of [`unidade ${unidade} ${dia}`, `sacado ${documento} ${dia}`]) {
        const known = sums.get(key) ?? values.map(() => 0)
        sums.set(
          key,
          known.map((sum, index) => sum + values[index]!),
        )
      }
    }
    for (const invoice of invoices) {
      const liquido = centsOf(invoice.liquido)
      if (!invoice.cancelled)
        add(invoice, invoice.emissao, [1, 0, 0, 0, 0, 0, 0, liquido, liquido - centsOf(invoice.quitado)])
      for (const { id, data, takes, ...cash } of movements.filter((one) => one.invoice === invoice.id)) {
        if (takes !== null) continue
        const [valor, juros, multa, desconto] = [cash.valor, cash.juros, cash.multa, cash.desconto].map(
          centsOf,
        ) as [number, number, number, number]
        add(
          invoice,
          data,
          taken.has(id) ? [1, 0, 0, 0, 0, 0, valor, 0, 0] : [1, 1, valor, juros, multa, desconto, 0, 0, 0],
        )
      }
    }
    return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
})
