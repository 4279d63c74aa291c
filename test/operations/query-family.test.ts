import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { operationSchemas } from '../../catalogue/openapi/bodies.ts'
import { requestExamples, shownAnswers } from '../../catalogue/openapi/examples.ts'
import { problemsOf } from '../../catalogue/openapi/failures.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { operationSection } from '../../catalogue/reference/operation.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import type { QuerySource, SourceOf } from '../../server/query/source.ts'
import { pageStatement, seekStatement } from '../../server/query/statement.ts'
import { insert, messageOf, type Row } from '../support/contracts.ts'
import {
  byDays,
  byDaysSource,
  grouped,
  groupedSource,
  lookUp,
  lookUpSource,
  serveSample,
} from '../support/query-samples.ts'
import { type Institution, World } from '../support/world.ts'

const invoices = 48
const rateUnpaged = 20

describe('features of the query family that no operation uses yet', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false, rateUnpaged })
    client = await world.institution()
    await fill(client)
  })
  after(() => world.close())

  /** Days that coincide for some, and in another order for each of the three. */
  async function fill({ id }: Institution) {
    await world.rows(
      id,
      `insert into faturamento (cliente_id, identificacao, numero, tipo, documento, nome, competencia, emissao,
         vencimento, valor, situacao_externa, inclusao, atualizacao)
       select ${id}, 'F' || n, '2026/' || n, 'R', lpad((n % 5)::text, 11, '0'), 'Sacado ' || n % 5, '2026-01',
         date '2026-01-31' + n / 3, date '2026-06-30' - n / 5, n, 'A', m, m
         from (select n, timestamptz '2026-03-01T12:00Z' + (n * 7 % 50) * interval '1 hour' as m
                 from generate_series(1, ${invoices}) n) s`,
    )
  }

  async function served(operation: QueryOperation, source: QuerySource, run: (ask: Ask) => Promise<void>) {
    const { ask, close } = await serveSample(world, operation, source)
    const answered = async (question: Row): Promise<Content> => {
      const { status, body } = await ask({ token: client.token, ...question })
      assert.equal(status, 200, JSON.stringify(body))
      const { wrapper } = operation
      assert.ok(wrapper.kind === 'A')
      return body[wrapper.name] as Content
    }
    const refused = async (question: Row): Promise<string> => {
      const { status, body } = await ask({ token: client.token, ...question })
      assert.equal(status, 400, JSON.stringify(body))
      return messageOf(body)
    }
    try {
      await run({ answered, refused, ask })
    } finally {
      await close()
    }
  }

  /** Every page equals its part of the unpaged answer, in any order of pages. */
  async function comparePages(answered: Ask['answered'], question: Row, quantidade: number) {
    const { elementos: whole } = await answered(question)
    const pages = Math.ceil(whole.length / quantidade)
    const forwards = Array.from({ length: pages }, (_, at) => at + 1)
    const leaps = forwards.toSorted((a, b) => ((a * 7) % 13) - ((b * 7) % 13))
    for (const order of [forwards, forwards.toReversed(), leaps]) {
      await world.rows(client.id, 'delete from caminhada')
      for (const pagina of order) {
        const page = await answered({ ...question, quantidade, pagina })
        assert.equal(page.totalElementos, String(whole.length))
        assert.deepEqual(
          page.elementos,
          whole.slice((pagina - 1) * quantidade, pagina * quantidade),
          `${pagina}`,
        )
      }
    }
    return whole
  }

  describe('a period over declared days and moments', () => {
    const days = { dataInicio: '2026-02-01', dataFim: '2026-02-28' }
    const inDays = (elements: Row[], name: string) =>
      elements.every(
        (one) => String(one[name]) >= '2026-02-01' && String(one[name]).slice(0, 10) <= '2026-02-28',
      )

    it('uses the first by default, both days completely, in its order', () =>
      served(byDays, byDaysSource, async ({ answered, refused }) => {
        const usual = await answered(days)
        assert.equal(usual.elementos.length, invoices - 2)
        assert.ok(inDays(usual.elementos, 'emissao'))
        for (const empty of ['', null, 'EMISSAO']) {
          assert.deepEqual(await answered({ ...days, periodoPor: empty }), usual)
        }
        const due = { dataInicio: '2026-06-25', dataFim: '2026-06-30', periodoPor: 'vencimento' }
        const { elementos } = await answered(due)
        // The last day of each side is included.
        assert.deepEqual(
          [...new Set(elementos.map(({ vencimento }) => vencimento))],
          ['2026-06-25', '2026-06-26', '2026-06-27', '2026-06-28', '2026-06-29', '2026-06-30'],
        )
        const order = elementos.map(({ vencimento, identificador }) => [vencimento, identificador])
        assert.deepEqual(
          order,
          order.toSorted(([a, m], [b, n]) => (a! < b! ? -1 : a! > b! ? 1 : Number(m) - Number(n))),
        )
        const changed = await answered({
          dataInicio: '2026-03-02',
          dataFim: '2026-03-02',
          periodoPor: 'atualizacao',
        })
        // A moment belongs to its day in the client's zone.
        assert.ok(changed.elementos.every(({ atualizacao }) => String(atualizacao).startsWith('2026-03-02')))
        assert.ok(changed.elementos.length > 0)
        assert.match(await refused({ ...days, periodoPor: 'inclusao' }), /^O campo periodoPor é inválido: /)
        assert.match(await refused({ periodoPor: 'vencimento' }), /informe dataInicio/)
      }))

    for (const periodoPor of ['emissao', 'vencimento', 'atualizacao']) {
      it(`is read page by page by ${periodoPor}`, () =>
        served(byDays, byDaysSource, async ({ answered }) => {
          const question = { dataInicio: '2026-01-01', dataFim: '2026-12-31', periodoPor }
          assert.equal((await comparePages(answered, question, 5)).length, invoices)
        }))

      it(`starts reading at the page, by ${periodoPor}`, async () => {
        const request = {
          period: { first: '', last: '', from: '2026-01-01', to: '2099-01-01', open: false, by: periodoPor },
          paging: { size: 10, page: 2 },
          filters: {},
          format: 'lista',
          zone: 'America/Sao_Paulo',
          language: 'pt' as const,
          sees: [],
          reach: everything,
        }
        const selection = { operation: byDays, source: byDaysSource, request, newest: '2099-01-01' }
        const place = { momento: '2026-02-01 00:00:00 UTC', linha: '5', posicao: 0, grupo: '' }
        for (const statement of [seekStatement(selection, place, 10), pageStatement(selection, place, 10)]) {
          const plan = await world.context.db.reading(client.id, async (tx) => {
            for (const other of ['seqscan', 'bitmapscan', 'sort'])
              await sql.raw(`set local enable_${other} = off`).execute(tx)
            return sql.raw<{ 'QUERY PLAN': string }>(`explain ${statement}`).execute(tx)
          })
          const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
          assert.match(text, /Index Cond: .*ROW\(.*'2026-02-01/)
        }
      })
    }

    it('has cursors of its own for each', () =>
      served(byDays, byDaysSource, async ({ answered }) => {
        const question = { dataInicio: '2026-01-01', dataFim: '2026-12-31', quantidade: 10 }
        const page = async (periodoPor: string, pagina: number) =>
          (await answered({ ...question, periodoPor, pagina })).elementos
        const whole = async (periodoPor: string) =>
          (await answered({ ...question, quantidade: '', periodoPor })).elementos
        for (const periodoPor of ['vencimento', 'emissao']) await page(periodoPor, 1)
        for (const periodoPor of ['vencimento', 'emissao']) {
          assert.deepEqual(await page(periodoPor, 2), (await whole(periodoPor)).slice(10, 20))
        }
      }))

    it('excludes records included while it is read, and finds a named record without any day', () =>
      served(byDays, byDaysSource, async ({ answered }) => {
        const question = { dataInicio: '2026-01-01', dataFim: '2026-12-31', quantidade: 10 }
        const { elementos: whole } = await answered({ ...question, quantidade: '' })
        await answered({ ...question, pagina: 1 })
        const id = await insert(world, client, 'faturamento', {
          identificacao: 'NOVO',
          tipo: 'R',
          documento: '00000000000',
          nome: 'Sacado',
          competencia: '2026-01',
          emissao: '2026-01-31',
          vencimento: '2026-06-30',
          valor: 1,
          situacao_externa: 'A',
        })
        const second = await answered({ ...question, pagina: 2 })
        assert.deepEqual(second.elementos, whole.slice(10, 20))
        assert.equal(second.totalElementos, String(invoices))
        assert.deepEqual(
          (await answered({ identificacao: 'NOVO' })).elementos.map((one) => one.identificador),
          [id],
        )
        await world.rows(client.id, `delete from faturamento where id = ${id}`)
      }))
  })

  describe('a look-up without a period', () => {
    it('answers the record of either key, and nothing for an unknown one', () =>
      served(lookUp, lookUpSource, async ({ answered }) => {
        const [found] = (await answered({ numero: '2026/7' })).elementos
        assert.equal(found?.numero, '2026/7')
        const byId = await answered({ identificador: found?.identificador, dataInicio: 'não é data' })
        assert.deepEqual(byId, { elementos: [found], totalElementos: '1', totalPaginas: '1' })
        const none = { elementos: [], totalElementos: '0', totalPaginas: '0' }
        assert.deepEqual(await answered({ identificador: 999_999 }), none)
        // Both keys have to match where both are given.
        assert.deepEqual(await answered({ numero: '2026/8', identificador: found?.identificador }), none)
      }))

    it('is refused without a key, with the list of keys', () =>
      served(lookUp, lookUpSource, async ({ refused }) => {
        const told = 'O campo identificador é inválido: informe identificador ou numero.'
        assert.equal(await refused({}), told)
        assert.equal(await refused({ dataInicio: '2026-01-01', numero: '' }), told)
        assert.match(
          await refused({ identificador: 'x' }),
          /^O campo identificador é inválido: esperava um número/,
        )
      }))

    it('does not count as a long answer', () =>
      served(lookUp, lookUpSource, async ({ ask }) => {
        const { token } = await world.institution()
        const statuses = []
        for (let asked = 0; asked <= rateUnpaged; asked++)
          statuses.push((await ask({ token, numero: 'x' })).status)
        assert.deepEqual([...new Set(statuses)], [200])
      }))
  })

  describe('grouped elements', () => {
    const all = { dataInicio: '2026-01-01', dataFim: '2026-12-31' }
    let other: Institution
    before(async () => {
      other = client
      client = await world.institution()
      await fill(client)
      const unidade_id = await insert(world, client, 'unidade', { codigo: 'U1', nome: 'Unidade Um' })
      await world.rows(client.id, `update faturamento set unidade_id = ${unidade_id} where valor > 40`)
    })
    after(() => {
      client = other
    })

    it('have one for each key, with sums of its records, in the order of the keys', () =>
      served(grouped, groupedSource, async ({ answered, refused }) => {
        const byMonth = await answered(all)
        const january = { chave: '2026-01', descricao: '01/2026', quantidade: 2, valor: 3 }
        const february = { chave: '2026-02', descricao: '02/2026', quantidade: invoices - 2, valor: 1173 }
        assert.deepEqual(byMonth, { elementos: [january, february], totalElementos: '2', totalPaginas: '1' })
        assert.deepEqual(await answered({ ...all, agruparPor: 'mes' }), byMonth)
        const byUnit = await answered({ ...all, agruparPor: 'unidade' })
        assert.deepEqual(byUnit.elementos, [
          { chave: '', descricao: 'Sem unidade', quantidade: 40, valor: 820 },
          { chave: 'U1', descricao: 'Unidade Um', quantidade: 8, valor: 356 },
        ])
        const within = await answered({ dataInicio: '2026-01-31', dataFim: '2026-01-31' })
        assert.deepEqual(within.elementos, [january])
        assert.deepEqual((await answered({ dataInicio: '2025-01-01', dataFim: '2025-01-01' })).elementos, [])
        assert.match(await refused({ ...all, agruparPor: 'ano' }), /^O campo agruparPor é inválido: /)
        assert.match(await refused({}), /informe dataInicio/)
      }))

    for (const agruparPor of ['mes', 'unidade', 'sacado']) {
      it(`are counted and read page by page, by ${agruparPor}`, () =>
        served(grouped, groupedSource, async ({ answered }) => {
          const groups = await comparePages(answered, { ...all, agruparPor }, agruparPor === 'sacado' ? 2 : 1)
          assert.equal(groups.length, agruparPor === 'sacado' ? 5 : 2)
        }))
    }

    it('continue after the last group, whatever changes before it', () =>
      served(grouped, groupedSource, async ({ answered }) => {
        const question = { ...all, agruparPor: 'sacado', quantidade: 2 }
        const { elementos: whole } = await answered({ ...question, quantidade: '' })
        await answered({ ...question, pagina: 1 })
        await world.rows(client.id, `delete from faturamento where documento = '${whole[0]!.chave}'`)
        await insert(world, client, 'faturamento', {
          identificacao: 'NOVO',
          tipo: 'R',
          documento: '00000000002',
          nome: 'Sacado',
          competencia: '2026-01',
          emissao: '2026-01-31',
          vencimento: '2026-06-30',
          valor: 1,
          situacao_externa: 'A',
        })
        const second = await answered({ ...question, pagina: 2 })
        assert.deepEqual(second.elementos, whole.slice(2, 4))
        assert.equal(second.totalElementos, '5')
        assert.deepEqual((await answered({ ...question, pagina: 3 })).elementos, whole.slice(4))
      }))
  })

  describe('the documentation of such operations', () => {
    const requestOf = (operation: QueryOperation) =>
      operationSchemas(operation)[`${operation.id}Pedido`] as unknown as {
        properties: Record<string, { enum?: string[]; description: string }>
        required: string[]
        anyOf?: { required: string[] }[]
      }
    const page = (operation: QueryOperation) =>
      operationSection(operation, 'https://vinculo.exemplo.edu.br').text

    it('lists the choice of a period only where there is one', () => {
      const { properties, required, anyOf } = requestOf(byDays)
      assert.deepEqual(Object.keys(properties), [
        'token',
        'cliente',
        'dataInicio',
        'dataFim',
        'periodoPor',
        'quantidade',
        'pagina',
        'situacao',
        'identificacao',
      ])
      assert.match(properties.dataInicio!.description, /escolhida em periodoPor/)
      assert.match(properties.periodoPor!.description, /Vazio vale emissao/)
      assert.ok(!required.includes('periodoPor'))
      assert.deepEqual(anyOf, [{ required: ['dataInicio'] }, { required: ['identificacao'] }])
      assert.ok(!('periodoPor' in requestOf(grouped).properties))
      assert.match(requestOf(grouped).properties.dataInicio!.description, /Data comparada: Emissão/)
      assert.match(page(byDays), /<code>periodoPor<\/code>/)
    })

    it('shows a look-up without a period, and that it needs a key', () => {
      const { properties, required, anyOf } = requestOf(lookUp)
      assert.deepEqual(Object.keys(properties), [
        'token',
        'cliente',
        'quantidade',
        'pagina',
        'identificador',
        'numero',
      ])
      assert.deepEqual(required, ['token'])
      assert.deepEqual(anyOf, [{ required: ['identificador'] }, { required: ['numero'] }])
      assert.ok(!problemsOf(lookUp).includes('PERIODO_INVALIDO'))
      assert.ok(problemsOf(lookUp).includes('CAMPO_INVALIDO'))
      assert.deepEqual(requestExamples(lookUp).identificador!.value, { token: 'SEU_TOKEN', identificador: 1 })
      assert.deepEqual(Object.keys(requestExamples(lookUp)), ['identificador', 'numero'])
      assert.deepEqual(shownAnswers(lookUp), ['identificador'])
      assert.doesNotMatch(page(lookUp), /dataInicio/)
    })

    it('lists the choice of groups', () => {
      const { properties } = requestOf(grouped)
      assert.match(properties.agruparPor!.description, /Vazio vale mes/)
      assert.ok(problemsOf(grouped).includes('CAMPO_INVALIDO'))
      assert.match(page(grouped), /Os grupos, na ordem de suas chaves/)
    })
  })

  it('a source compiles only with SQL for exactly its declared filters, days and groups', () => {
    // @ts-expect-error A declared filter has no condition.
    const lacking: SourceOf<typeof lookUp>['filters'] = { numero: (literal) => literal }
    const more: SourceOf<typeof lookUp>['filters'] = {
      ...lookUpSource.filters,
      // @ts-expect-error No such filter is declared.
      situacao: (literal) => literal,
    }
    // @ts-expect-error A declared day has no column.
    const day: SourceOf<typeof byDays>['moments'] = { emissao: 'x.emissao', vencimento: 'x.vencimento' }
    // @ts-expect-error Without declared days there is nothing to choose.
    const none: SourceOf<typeof lookUp> = { ...lookUpSource, moments: { emissao: 'x.emissao' } }
    // @ts-expect-error A declared group has no key.
    const group: SourceOf<typeof grouped>['groups'] = { mes: groupedSource.groups.mes }
    // @ts-expect-error A field of the element has no source.
    const element: SourceOf<typeof lookUp>['element'] = { numero: 'x.numero' }
    assert.ok(lacking && more && day && none && group && element)
  })
})

interface Content {
  elementos: Row[]
  totalElementos: string
  totalPaginas: string
}

interface Ask {
  answered: (question: Row) => Promise<Content>
  refused: (question: Row) => Promise<string>
  ask: (question: Row) => Promise<{ status: number; body: Row }>
}
