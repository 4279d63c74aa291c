import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import { machines } from '../../catalogue/management/index.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { visible } from '../../catalogue/output.ts'
import { entities } from '../../server/inbound/bindings.ts'
import { sourceOf } from '../../server/query/bindings.ts'
import { renderElement } from '../../server/query/render-sql.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { Alterations, type Column, withoutTriggers } from '../support/alterations.ts'
import { sendExamples } from '../support/examples.ts'
import { goOn, openStory, type Story, sendFirstBatch } from '../support/story.ts'
import { removalsOfSource, type Update, updatesIn, updatesOfSource } from '../support/updates.ts'
import { World } from '../support/world.ts'

const queries: readonly QueryOperation[] = operations.filter((one) => one.family === 'query')
const tableOf = (operation: QueryOperation) => /^(\w+) /.exec(sourceOf(operation).base)?.[1]

const selectsByChange = ({ period }: QueryOperation) =>
  period === 'inclusao-ou-atualizacao' || (typeof period === 'object' && 'atualizacao' in period)
const byChange = queries.filter(selectsByChange)
/** Look-ups show more of records that another query selects by change, which has to cover them. */
const lookedUp = queries.filter(
  (one) => one.period === 'none' && byChange.some((other) => tableOf(other) === tableOf(one)),
)
const watched = [...byChange, ...lookedUp]

/** Records with answers of their own: changing them does not mark other records as changed. */
const shared = new Set([
  // Settings of the institution.
  'ajuste_vigencia',
  'aluno',
  'cliente',
  'conta_bancaria',
  'curriculo',
  'curso',
  'deficiencia',
  'disciplina',
  'lote',
  'pessoa',
  'professor',
  'turma',
  'unidade',
  // Entries are only added, by the statement that writes the record.
  'historico',
  // Change notes, of which answers show only the moment.
  'orcamento_mudanca',
])
/** The same for single queries. */
const referred: Readonly<Record<string, readonly string[]>> = {
  RetornaDadosContratosMonitoria: ['convenio', 'proposta', 'proposta_disciplina'],
  RetornaDadosContratos: ['convenio', 'vaga'],
  RetornaDadosArquivos: ['contrato', 'equivalencia', 'pendencia', 'solicitacao'],
  RetornaDadosPendenciasContratos: ['contrato'],
  RetornaDadosPendenciasProjetosExtensao: ['projeto_extensao'],
  RetornaDadosFaturamento: ['contrato'],
  RetornaDadosFaturamentoAPagar: ['contrato', 'remessa', 'remessa_item'],
  RetornaDadosRemessaBanco: ['contrato', 'faturamento_item'],
}

/** Fills every part of every answer by copying parts of the story to other records, with triggers disabled. */
type Step = readonly [table: string, statement: string]
const owners = ['contrato', 'convenio', 'equivalencia', 'pendencia', 'projeto_extensao', 'solicitacao']
const filesOf = (owner: string): Step[] => [
  [
    'arquivo',
    `update arquivo set ${owners.map((one) => `${one}_id = ${one === owner ? `(select min(id) from ${one})` : 'null'}`)}`,
  ],
]
const internships: Step = ['contrato', `update contrato set modalidade = 'estagio'`]
const prepared: Readonly<Record<string, readonly Step[]>> = {
  RetornaDadosContratos: [
    internships,
    [
      'contrato_recesso',
      `insert into contrato_recesso (cliente_id, contrato_id, inicio, termino, usuario)
       select cliente_id, id, inicio, inicio, 'teste' from contrato where contratacao is not null`,
    ],
  ],
  RetornaDadosConvenios: [
    ...filesOf('convenio'),
    [
      'convenio_curso',
      `insert into convenio_curso (cliente_id, convenio_id, curso_id)
       select cliente_id, id, (select min(id) from curso) from convenio on conflict do nothing`,
    ],
  ],
  RetornaDadosEquivalencia: filesOf('equivalencia'),
  RetornaDadosProjetosExtensao: [
    ...filesOf('projeto_extensao'),
    [
      'projeto_extensao_parceiro',
      `insert into projeto_extensao_parceiro (cliente_id, projeto_extensao_id, pessoa_id)
       select cliente_id, id, (select min(id) from pessoa) from projeto_extensao on conflict do nothing`,
    ],
    [
      'participacao_hora',
      `insert into participacao_hora (cliente_id, participacao_id, data, horas)
       select cliente_id, id, '1999-01-01', 5 from participacao`,
    ],
  ],
  // One budget of the institution and one of a unit, in whose year everything happens.
  RetornaDadosOrcamentos: [
    ['orcamento', `update orcamento set exercicio = 1990 + id % 30`],
    [
      'orcamento',
      `insert into orcamento (cliente_id, exercicio, unidade_id, tipo, valor_previsto, inclusao, atualizacao)
       select cliente_atual(), 2026, unidade, 'Estágio', 1000, '2026-01-01', '2026-01-01'
         from (values (null), ((select min(id) from unidade))) u(unidade)`,
    ],
    internships,
    [
      'contrato',
      `update contrato set situacao = 'Ativo', inicio = '2026-01-05', encerramento = '2026-12-20',
         unidade_id = case when id % 2 = 0 then (select min(id) from unidade) end`,
    ],
    ['parcela', `update parcela set data = '2026-05-10', pagamento = null, tipo_taxa = 'A pagar'`],
    [
      'faturamento',
      `update faturamento set vencimento = '2026-05-10', emissao = '2026-05-01', origem = 'Externa', situacao_externa = 'A', identificacao = 'X' || id,
         execucao_id = null, contrato_id = (select min(contrato_id) from parcela)
        where tipo = 'P'`,
    ],
    ['movimento', `update movimento set data = '2026-05-10'`],
  ],
  RetornaDadosVaga: [
    ['contrato', `update contrato set vaga_id = (select min(id) from vaga), candidatura_id = null`],
  ],
  RetornaDadosFaturamentoAPagar: [
    [
      'documento_financeiro',
      `update documento_financeiro set faturamento_id = (select min(id) from faturamento where tipo = 'P')`,
    ],
  ],
}

/** Columns that no statement updates, although its statement could write any column. */
const fixed: ReadonlySet<string> = new Set([
  'contrato.numero',
  'contrato.sequencia',
  // The type of an invoice and the payee of a payment never change.
  'faturamento.tipo',
  'remessa_item.favorecido',
  ...Object.values(entities).flatMap(({ table, key }) => key.map(({ column }) => `${table}.${column}`)),
])

/** Rows that are only added with a change of their record: an invoice has to equal the sum of its items. */
const together: ReadonlySet<string> = new Set(['faturamento_item'])

interface Element {
  id: string
  text: string
  changed: string
}

describe('queries that select by change', () => {
  let world: World
  let story: Story
  let alterations: Alterations
  let updates: readonly Update[]
  /** Whether the source updates a column; journals are only appended to. */
  let writes: (column: Column) => boolean
  let removed: ReadonlySet<string>
  before(async () => {
    world = await World.open()
    story = await openStory(world)
    await sendFirstBatch(world, story.client)
    await sendExamples(world, story.client)
    await goOn(world, story.client)
    alterations = await Alterations.of(world.context.owner, story.client.id)
    const functions = await world.rows<{ name: string; text: string }>(
      story.client.id,
      `select proname as name, prosrc as text from pg_proc where pronamespace = current_schema()::regnamespace`,
    )
    updates = [...updatesOfSource(), ...functions.flatMap(({ name, text }) => updatesIn(name, `${text}\``))]
    const composed = new Set<string>([
      ...machines.map(({ table }) => table),
      ...Object.values(entities).map(({ table }) => table),
    ])
    const named = new Set(updates.flatMap(({ table, columns }) => columns.map((one) => `${table}.${one}`)))
    writes = ({ table, name }) =>
      !fixed.has(`${table}.${name}`) && (composed.has(table) || named.has(`${table}.${name}`))
    removed = new Set(removalsOfSource())
  })
  after(() => world.close())

  const statementOf = (operation: QueryOperation) => {
    const { alias, base, joins, where = 'true', id, changed, element } = sourceOf(operation)
    const text = renderElement(visible(operation.element, ['banco']), element!, {
      zone: 'America/Sao_Paulo',
      language: 'pt',
    })
    return `select (${id})::text as id, ${text} as text, (${changed})::text as changed
      from ${base} ${joins} where ${alias}.cliente_id = (select cliente_atual()) and ${where}`
  }

  const elementsOf = async (tx: Tx, operation: QueryOperation, without: readonly string[] = []) => {
    const others = sql`${sql.raw(statementOf(operation))}
      and (${sql.raw(sourceOf(operation).id)})::text <> all(${without}::text[])`
    const { rows } = await sql<Element>`${others}`.execute(tx)
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Columns that an answer reads. */
  const columnsOf = (operation: QueryOperation) =>
    world.context.owner.inClient(
      story.client.id,
      (tx) => alterations.columnsOf(tx, statementOf(operation)),
      tester,
    )
  const partsOf = (operation: QueryOperation, columns: readonly Column[]) =>
    columns.filter(({ table }) => !shared.has(table) && !referred[operation.id]?.includes(table))

  it('are those that the interface names, and all of this kind', () => {
    assert.ok(byChange.length > 25)
    assert.ok(!byChange.some(({ id }) => id === 'RetornaDadosNotasAtividades'))
  })

  for (const operation of watched) {
    it(`${operation.id} returns a record again after a change of any part`, async () => {
      const base = tableOf(operation)
      const parts = partsOf(operation, await columnsOf(operation))
      const missed = new Set<string>()
      const shown = new Set<string>()
      const still: string[] = []
      await world.context.owner.inClient(
        story.client.id,
        async (tx) => {
          for (const [table, statement] of prepared[operation.id] ?? [])
            await withoutTriggers(tx, table, statement)
          const before = await elementsOf(tx, operation)
          assert.ok(before.size > 0, 'nothing to look at')
          /**
           * Whether an element other than those of the changed rows differs, and records those that are not
           * selected.
           */
          const shows = async (
            from: ReadonlyMap<string, Element>,
            column: string,
            own?: readonly string[],
          ): Promise<boolean> => {
            const now = await elementsOf(tx, operation, own)
            const other = [...now.values()].filter(
              ({ id, text }) => from.has(id) && from.get(id)!.text !== text,
            )
            for (const { id, changed } of other) if (!(changed > from.get(id)!.changed)) missed.add(column)
            return other.length > 0
          }
          for (const column of parts) {
            const name = `${column.table}.${column.name}`
            const own = column.table === base
            if (!own && !writes(column)) continue
            const seen = await (own
              ? alterations.eachOwn(tx, column, (ids) => shows(before, name, ids))
              : alterations.each(tx, column, () => shows(before, name)))
            if (seen) shown.add(column.table)
            else if (!own) still.push(name)
          }
          for (const table of new Set(parts.map((one) => one.table))) {
            if (table === base || together.has(table)) continue
            const gone =
              removed.has(table) &&
              (await alterations.eachRemoval(tx, table, () => shows(before, `${table} (excluir)`)))
            const come = await alterations.eachAddition(
              tx,
              table,
              () => elementsOf(tx, operation),
              (without) => shows(without, `${table} (incluir)`),
            )
            if (!gone && !come && !shown.has(table)) still.push(table)
          }
        },
        tester,
      )
      assert.deepEqual([...missed], [])
      assert.deepEqual(still, [], 'no change of these was seen')
    })
  }

  it('update the moment in every statement that writes their columns', async () => {
    const silent = new Set<string>()
    for (const operation of watched) {
      const columns = partsOf(operation, await columnsOf(operation)).filter(({ table }) =>
        alterations.hasMoment(table),
      )
      for (const { file, table, columns: written } of updates) {
        const shown = columns.filter((one) => one.table === table && written.includes(one.name))
        if (shown.length > 0 && !written.includes('atualizacao'))
          silent.add(`${file}: ${table} ${shown.map(({ name }) => name)}`)
      }
    }
    assert.deepEqual([...silent], [])
  })
})
