import Fastify from 'fastify'
import { code, numeric, ours, varchar } from '../../catalogue/fields.ts'
import { type QueryOperation, query } from '../../catalogue/operation.ts'
import { day, moment, money, number, text } from '../../catalogue/output.ts'
import { alike } from '../../catalogue/phrase.ts'
import { attend } from '../../server/http/attend.ts'
import { exchanges } from '../../server/http/exchanges.ts'
import { operationFailure } from '../../server/http/failure.ts'
import { runQuery } from '../../server/http/query.ts'
import { Intake } from '../../server/inbound/receive/intake.ts'
import type { QuerySource, SourceOf } from '../../server/query/source.ts'
import type { World } from './world.ts'

/** Declarations of query features that no operation uses yet, over external invoices. */

const common = {
  family: 'query',
  group: 'financial',
  doors: { integration: 'consulta' },
} as const

const moments = { id: 'x.id', created: 'x.inclusao', changed: 'x.atualizacao' }
const receivable = { base: 'faturamento x', alias: 'x', joins: '', where: `x.tipo = 'R'`, ...moments }

const emissao = day(alike('Emissão'))
const vencimento = day(alike('Vencimento'))
const atualizacao = moment(alike('Atualização'))

/** The period applies to one of several days or moments. */
export const byDays = query({
  ...common,
  id: 'AmostraDatas',
  title: alike('Amostra de datas'),
  description: alike('Faturamentos do período, por uma de suas datas.'),
  wrapper: { kind: 'A', name: 'faturamentos', response: true },
  period: { emissao, vencimento, atualizacao },
  filters: {
    situacao: {
      field: code(
        1,
        alike('Situação.'),
        { values: { A: alike('Aberto'), L: alike('Liquidado') }, unknown: 'refuse' },
        ours,
      ),
    },
    identificacao: {
      field: varchar(50, alike('Identificação.'), { ...ours, example: 'F1' }),
      disregardsPeriod: true,
    },
  },
  element: {
    identificador: number(alike('Identificador')),
    identificacao: text(alike('Identificação')),
    emissao,
    vencimento,
    atualizacao,
  },
})

export const byDaysSource: SourceOf<typeof byDays> = {
  ...receivable,
  moments: { emissao: 'x.emissao', vencimento: 'x.vencimento', atualizacao: 'x.atualizacao' },
  element: {
    identificador: 'x.id',
    identificacao: 'x.identificacao',
    emissao: 'x.emissao',
    vencimento: 'x.vencimento',
    atualizacao: 'x.atualizacao',
  },
  filters: {
    situacao: (literal) => `x.situacao_externa = ${literal}`,
    identificacao: (literal) => `x.identificacao = ${literal}`,
  },
}

/** No period: one of the keys selects the record. */
export const lookUp = query({
  ...common,
  id: 'AmostraBusca',
  title: alike('Amostra de busca'),
  description: alike('Um faturamento, por seu identificador ou número.'),
  wrapper: { kind: 'A', name: 'faturamento', response: true },
  period: 'none',
  filters: {
    identificador: {
      field: numeric(18, alike('Identificador.'), { ...ours, example: 1 }),
      disregardsPeriod: true,
    },
    numero: { field: varchar(20, alike('Número.'), { ...ours, example: '2026/1' }), disregardsPeriod: true },
  },
  element: { identificador: number(alike('Identificador')), numero: text(alike('Número')) },
})

export const lookUpSource: SourceOf<typeof lookUp> = {
  ...receivable,
  element: { identificador: 'x.id', numero: 'x.numero' },
  filters: {
    identificador: (literal) => `x.id = ${literal}::bigint`,
    numero: (literal) => `x.numero = ${literal}`,
  },
}

/** Elements are groups of records. */
export const grouped = query({
  ...common,
  id: 'AmostraGrupos',
  title: alike('Amostra de grupos'),
  description: alike('Totais dos faturamentos do período.'),
  wrapper: { kind: 'A', name: 'totais', response: true },
  period: { emissao },
  groups: { mes: alike('Mês da emissão'), unidade: alike('Unidade'), sacado: alike('Sacado') },
  filters: {},
  element: {
    chave: text(alike('Chave do grupo')),
    descricao: text(alike('Descrição do grupo')),
    quantidade: number(alike('Faturamentos')),
    valor: money(alike('Soma dos valores')),
  },
})

const totals = { chave: 'g.grupo', quantidade: 'count(*)', valor: 'sum(x.valor)' }

export const groupedSource: SourceOf<typeof grouped> = {
  ...receivable,
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
  moments: { emissao: 'x.emissao' },
  groups: {
    mes: {
      by: `to_char(x.emissao, 'YYYY-MM')`,
      element: { ...totals, descricao: `min(to_char(x.emissao, 'MM/YYYY'))` },
    },
    unidade: { by: 'u.codigo', element: { ...totals, descricao: `coalesce(min(u.nome), 'Sem unidade')` } },
    sacado: { by: 'x.documento', element: { ...totals, descricao: 'min(x.nome)' } },
  },
  filters: {},
}

/** Serves one declaration through the pipeline; returns a function that closes it. */
export async function serveSample(world: World, operation: QueryOperation, source: QuerySource) {
  const app = Fastify()
  const exchangeOf = exchanges(world.context, new Intake(world.context.secrets, 1))
  app.post('/', {
    onRequest: async (request, reply) => {
      const exchange = exchangeOf(request, reply)
      await attend(exchange, operation.id, operationFailure(operation), () =>
        runQuery(operation, exchange, source),
      )
      return reply
    },
    handler: (_request, reply) => reply,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (body: Record<string, unknown>) => {
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { ask, close: () => app.close() }
}
