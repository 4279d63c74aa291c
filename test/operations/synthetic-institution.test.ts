import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Load, LoadRecord } from '../../demo/institution/load.ts'
import { institution } from '../../demo/institution.ts'
import { Random } from '../../demo/random.ts'
import { entities } from '../../server/inbound/bindings.ts'
import { comparableRows } from '../support/comparable-rows.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

interface Batch {
  operation: string
  list: string
  records: LoadRecord[]
}

const largest = soak({ usual: 280, full: 700 })
/** Seeds for the order of batches. */
const orders = Array.from({ length: 4 }, (_, at) => at + 1)

/** Larger loads are split into several batches. */
function batchesOf(loads: readonly Load[], size: number): Batch[] {
  return loads.flatMap(({ operation, list, count, record }) => {
    const records = Array.from({ length: count }, (_, index) => record(index))
    return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
      operation,
      list,
      records: records.slice(at * size, (at + 1) * size),
    }))
  })
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = new Random(seed, 0)
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

interface Lote {
  id: number
  operacao: string
  situacao: string
  registros: number
  incluidos: number
  soma: number
}

const loads = institution(1 / soak({ usual: 500, full: 200 }))
const tables = [...loads.map(({ operation }) => entities[operation].table), 'unidade']

describe('a whole institution', () => {
  let world: World
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const patient = () => world.institution(undefined, 24)

  /** Sends every batch, and waits until all are processed and no waiting record can proceed. */
  async function load(client: Institution, batches: readonly Batch[]): Promise<Institution> {
    for (const { operation, list, records } of batches) await world.send(client, operation, list, records)
    for (let waited = 0; ; waited++) {
      const [left] = await world.rows<{ lotes: number; prontas: number; tarefas: number }>(
        client.id,
        `select (select count(*) from lote where situacao in ('Recebido', 'Em processamento'))::int as lotes,
                (select count(*) from espera where pronta)::int as prontas,
                (select count(*) from tarefa where tipo = 'espera' and cliente_id = cliente_atual()
                  and not exists (select from espera))::int as tarefas`,
      )
      if (Object.values(left!).every((count) => count === 0)) return client
      assert.ok(waited < 1_200, `did not settle: ${JSON.stringify(left)}`)
      await sleep(100)
    }
  }

  /** Every batch is consistent, every record was included, and none waits. */
  async function assertIncluded({ id }: Institution, sent: readonly Batch[]): Promise<void> {
    assert.deepEqual(await world.rows(id, 'select alvo, codigo from espera_referencia limit 9'), [])
    const lotes = await world.rows<Lote>(
      id,
      `select id, operacao, situacao, registros, incluidos,
              incluidos + atualizados + inalterados + recusados + aguardando as soma from lote order by id`,
    )
    const results = await world.rows<{ lote: number; letters: string }>(
      id,
      `select lote_id as lote, string_agg(resultados, '' order by parte) as letters
         from lote_resultado group by lote_id`,
    )
    const letters = new Map(results.map((row) => [row.lote, row.letters]))
    const wrong = lotes.flatMap(({ id: lote, operacao, registros, incluidos, soma, situacao }) => {
      const seen = letters.get(lote) ?? ''
      const right = soma === registros && incluidos === registros && seen === 'I'.repeat(registros)
      if (right && situacao.startsWith('Processado')) return []
      return `${operacao}: ${situacao}, ${registros} received, ${incluidos} included, sum ${soma}, ${seen}`
    })
    assert.deepEqual(wrong, [])
    assert.deepEqual(
      lotes.map(({ operacao, registros }) => `${operacao} ${registros}`),
      sent.map(({ operation, records }) => `${operation} ${records.length}`),
    )
  }

  async function assertSame(one: Institution, other: Institution): Promise<void> {
    const known = ({ id }: Institution) =>
      comparableRows(
        { rows: (statement) => world.rows(id, statement), open: (value) => world.context.sealer.open(value) },
        tables,
      )
    const [expected, actual] = [await known(one), await known(other)]
    for (const table of tables) {
      assert.ok(expected[table]!.length > 0, table)
      assert.deepEqual(actual[table], expected[table], table)
    }
  }

  it('loads in the order of its references without a refusal, and in reverse with the same result', async () => {
    const batches = batchesOf(loads, largest)
    const forward = await load(await world.institution(), batches)
    await assertIncluded(forward, batches)
    const reversed = batchesOf(loads.toReversed(), largest)
    const reverse = await load(await patient(), reversed)
    await assertIncluded(reverse, reversed)
    await assertSame(forward, reverse)
    // Records did wait: every enrolment came before its class.
    const [waited] = await world.rows<{ n: number }>(
      reverse.id,
      `select count(distinct (lote_id, sequencia))::int as n from ocorrencia
        where operacao = 'RecebeTurmaAlunos' and codigo = 'AGUARDANDO_REFERENCIA'`,
    )
    assert.equal(waited!.n, loads.find(({ operation }) => operation === 'RecebeTurmaAlunos')!.count)
  })

  it('has the same result in any order of its batches', async () => {
    const batches = batchesOf(institution(1 / 2_000), 60)
    const forward = await load(await world.institution(), batches)
    for (const seed of orders) {
      const mixed = shuffled(batches, seed)
      const client = await load(await patient(), mixed)
      await assertIncluded(client, mixed)
      await assertSame(forward, client)
    }
  })
})
