import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { rights } from '../../catalogue/doors.ts'
import { mostFound } from '../../catalogue/management/registro/procura.ts'
import { type SoughtNoun, soughtNouns } from '../../catalogue/management/registro/sought.ts'
import { reachOf } from '../../server/domain/machine/reach.ts'
import { listingsOf } from '../../server/management/registro/seek.ts'
import { type Open, seekStatement, soughtIn } from '../../server/management/registro/seek-statement.ts'
import { seekOf } from '../../server/nouns/index.ts'
import { tester } from '../support/actor.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addBatch } from '../support/fixtures/lote.ts'
import { listed } from '../support/listed.ts'
import { addUsuario } from '../support/people.ts'
import { type PlanNode, planOf } from '../support/plans.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

interface Group {
  entidade: SoughtNoun
  elementos: { id: number; nome: string; complemento: string }[]
  mais: boolean
}

const everyRight = Object.keys(rights) as (keyof typeof rights)[]
const tableOf = (noun: SoughtNoun) => listingsOf(noun)[0]!.base.split(' ')[0]!

describe('the search over all nouns', () => {
  let world: World
  let client: Institution
  let ask: Caller
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    ask = await keyed(world, client, everyRight)
  })
  after(() => world.close())

  const groups = async (busca: string, more: Row = {}, as = ask): Promise<Group[]> => {
    const answer = await as('Procura', { busca, ...more })
    assert.equal(answer.status, 200, `${busca}: ${answer.text}`)
    return answer.body.grupos
  }
  const names = async (busca: string, more: Row = {}) =>
    (await groups(busca, more)).flatMap(({ elementos }) => elementos.map(({ nome }) => nome))

  for (const noun of soughtNouns) {
    it(`finds every ${noun} by each of its numbers, codes and names`, async () => {
      const of = await world.institution()
      const as = await keyed(world, of, everyRight)
      const [first] = listingsOf(noun)
      await listed[first!.operation.id as keyof typeof listed].several(world, of)
      const { keys = [], names: called = [] } = seekOf(noun)
      const values = [
        ...keys.map(({ column, where }) => [`x.${column}`, where?.('x') ?? 'true'] as const),
        ...called.map((name) => [name('x'), 'true'] as const),
      ]
      let looked = 0
      for (const [expression, where] of values) {
        const rows = await world.rows<{ id: number; value: string | null }>(
          of.id,
          `select x.id, (${expression})::text as value from ${tableOf(noun)} x where ${where}`,
        )
        for (const { id, value } of rows) {
          if (!value) continue
          looked++
          for (const busca of [value, value.toUpperCase(), value.toLowerCase()]) {
            const [group] = await groups(busca, { entidades: [noun] }, as)
            const same: number = rows.filter((row) => row.value === value).length
            const found = group?.elementos.some((one) => Number(one.id) === Number(id))
            assert.ok(
              found || (group?.mais && same > mostFound),
              `${expression} ${busca}: ${JSON.stringify(group)}`,
            )
          }
        }
      }
      assert.ok(looked > 0)
    })
  }

  it('takes numbers of sequences, documents with punctuation, labels of batches, and names without accents', async () => {
    const aluno_id = await addStudent(world, client, {
      ...{ nome: 'Maria da Conceição Ávila', cpf: '52998224725', matricula: '2026-77/A' },
    })
    await addContract(world, client, { aluno_id, numero: 305 })
    await addContract(world, client, { aluno_id, numero: 305, sequencia: 2 })
    const host = await addHost(world, client, { documento: '12ABC34501DE35', nome: 'Águas Claras Ltda' })
    await addContract(world, client, { concedente_id: host, numero: 306 })
    const lote = await addBatch(world, client, { retorno: 'Carga de março' })
    assert.deepEqual(await names('305-2'), ['305-2 · Maria da Conceição Ávila'])
    assert.deepEqual((await names('305', { entidades: ['contrato'] })).length, 2)
    for (const busca of ['529.982.247-25', '52998224725', ' 529 982 247 25 '])
      assert.deepEqual(
        (await groups(busca)).map(({ entidade }) => entidade),
        ['aluno', 'contrato'],
      )
    for (const busca of ['12.ABC.345/01DE-35', '12abc34501de35'])
      assert.deepEqual(
        (await groups(busca)).map(({ entidade }) => entidade),
        ['pessoa', 'contrato'],
      )
    for (const busca of ['maria da conceicao', 'MARIA DA CONCEIÇÃO ÁVILA', 'maria avi', 'ávil maria'])
      assert.deepEqual(
        (await groups(busca, { entidades: ['aluno', 'contrato'] }))
          .map(({ elementos }) => elementos.length)
          .sort(),
        [1, 2],
        busca,
      )
    assert.deepEqual(await names('2026-77/a'), [
      'Maria da Conceição Ávila',
      '305 · Maria da Conceição Ávila',
      '305-2 · Maria da Conceição Ávila',
    ])
    assert.deepEqual(await names('aguas', { entidades: ['pessoa'] }), ['Águas Claras Ltda'])
    assert.deepEqual(await names('carga de mar'), [String(lote)])
    assert.deepEqual(await names(String(lote), { entidades: ['lote'] }), [String(lote)])
  })

  it('puts numbers first, then names that begin so, then those with the words, each kind with few rows', async () => {
    for (const nome of ['Otávio Zebedeu', 'Zebedeu Lima', 'Zebedeu Alves'])
      await addStudent(world, client, { nome, identificacao: `Z ${nome}` })
    await addStudent(world, client, { nome: 'Outro', identificacao: 'zebedeu' })
    assert.deepEqual(await names('zebedeu', { entidades: ['aluno'] }), [
      ...['Outro', 'Zebedeu Alves', 'Zebedeu Lima'],
    ])
    for (let n = 0; n < mostFound + 2; n++) await addStudent(world, client, { nome: `Repetida ${n}` })
    const [group] = await groups('repetida')
    assert.deepEqual([group!.elementos.length, group!.mais], [mostFound, true])
  })

  it('takes any text, and refuses what is too long', async () => {
    for (const busca of [
      ...[
        '%',
        '_',
        '%%%',
        '__',
        "'",
        "''; drop table aluno",
        '\\',
        '.*',
        '(a|b',
        '[[',
        '^$',
        '\\m',
        '*',
        '+?',
      ],
      ...[
        '🙂',
        '👩‍👩‍👧',
        '\u0000a',
        '\ud800',
        '\uffff',
        'ﷺ',
        'İstanbul',
        'ß',
        '-',
        '--',
        '0',
        '00',
        '999999999999999',
      ],
      ...['9'.repeat(100), '305-999999999', '305-2-1', 'a'.repeat(100), 'a b c d e f g h i j k l m n', '\t'],
    ]) {
      const answer = await ask('Procura', { busca })
      assert.ok([200, 400, 422].includes(answer.status), `${JSON.stringify(busca)}: ${answer.text}`)
      if (/^[%_.*]+$/.test(busca)) assert.deepEqual(answer.body.grupos, [], busca)
    }
    const long = await ask('Procura', { busca: 'x'.repeat(2_000) })
    assert.match(long.text, /REGISTRO_INVALIDO/)
    assert.match((await ask('Procura', { busca: 'maria', entidades: ['senha'] })).text, /REGISTRO_INVALIDO/)
  })

  it('shows of each kind only what the right to its list shows', async () => {
    const of = await world.institution()
    const nome = 'Buscável Única'
    const host = await addHost(world, of, { nome })
    const aluno_id = await addStudent(world, of, { nome })
    await addContract(world, of, { aluno_id, concedente_id: host })
    await addUsuario(world, of, 'buscavel', { nome })
    await insert(world, of, 'professor', { identificacao: 'P1', nome })
    await insert(world, of, 'colaborador', { cpf: '52998224725', nome })
    await addBatch(world, of, { retorno: nome })
    const all = await groups(nome, {}, await keyed(world, of, everyRight))
    assert.ok(all.length >= 6)
    for (const right of everyRight) {
      const as = await keyed(world, of, [right])
      const open = soughtNouns.filter((noun) =>
        listingsOf(noun).some(({ operation }) => operation.doors.staff === right),
      )
      const answer = await as('Procura', { busca: nome })
      if (open.length === 0) {
        assert.match(answer.text, /PERMISSAO_AUSENTE/, right)
        continue
      }
      const found = answer.body.grupos.map(({ entidade }: Group) => entidade)
      assert.deepEqual(
        found.toSorted(),
        all
          .map(({ entidade }) => entidade)
          .filter((noun) => open.includes(noun))
          .toSorted(),
        right,
      )
    }
    assert.deepEqual(await groups(nome), [], 'another institution')
  })
})

describe('the search among 100,000 students', () => {
  const students = 100_000
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const neighbour = await world.institution()
    await fill(neighbour, 2_000)
    await fill(client, students)
    for (const table of ['aluno', 'contrato', 'pessoa'])
      await world.context.owner.pool.query(`analyze ${table}`)
  })
  after(() => world.close())

  const given = ['Maria', 'José', 'Ana', 'João', 'Antônia', 'Íris', 'Otávio', 'Zélia']
  const family = ['Souza', 'Ávila', 'Lima', 'Conceição', 'Araújo', 'Nóbrega', 'Silva']

  const fill = ({ id }: Institution, many: number) =>
    world.rows(
      id,
      `insert into aluno (cliente_id, identificacao, matricula, nome, cpf, login, login_chave, endereco, cidade, uf)
       select ${id}, 'RA' || n, 'M' || n,
         (array['${given.join("','")}'])[1 + n % ${given.length}] || ' ' || md5(n::text) || ' ' ||
         (array['${family.join("','")}'])[1 + n % ${family.length}],
         lpad(n::text, 11, '0'), 'a' || n, 'a' || n, 'Rua Um', 'Santos', 'SP' from generate_series(1, ${many}) n;
       insert into pessoa (cliente_id, tipo, documento, nome)
       select ${id}, 'J', 'D' || n, 'Indústria ' || md5(n::text) from generate_series(1, ${many / 50}) n;
       insert into contrato (cliente_id, numero, modalidade, tipo_contrato, inicio, encerramento, usuario, aluno_id)
       select ${id}, row_number() over (order by a.id), 'monitoria', 'Monitoria voluntária', '2026-03-02',
         '2026-07-10', 'secretaria', a.id from aluno a where a.id % 5 = 0`,
    )

  const actor = (permissoes: readonly string[], unidades: readonly number[] | null = null) =>
    ({
      ...{ kind: 'person', tipo: 'usuario', id: 1, nome: 'Ana', permissoes, operacao: 'Procura' },
      units: unidades ? { kind: 'units', unidades } : { kind: 'all' },
    }) as never

  const open: Open[] = soughtNouns.map((noun) => ({
    noun,
    listing: listingsOf(noun)[0]!,
  }))

  const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

  for (const [kind, unidades] of [
    ['staff of every unit', null],
    ['staff of a unit', [1, 2]],
  ] as const) {
    it(`reads no table from end to end, and few rows: ${kind}`, async () => {
      const asked = ['maria', 'ma', 'maria souza', 'souza', 'zelia nobrega', 'indus', 'RA77', 'M1']
      for (const busca of [...asked, '00000000077', '305', '305-2', 'nada disto', 'ana@exemplo.br', '%']) {
        const acting = { today: '2026-11-20', zone: 'UTC', actor: actor(everyRight, unidades) }
        assert.equal(reachOf(acting.actor).kind, 'staff')
        const statement = seekStatement(open, soughtIn(busca), acting)!
        const row = await world.context.db.inClient(
          client.id,
          async (tx) => {
            const { text, values } = statement
            const told = values.length > 0 ? `(${values.map((value) => pg.escapeLiteral(value)).join()})` : ''
            await sql.raw(`set local plan_cache_mode = force_generic_plan`).execute(tx)
            await sql.raw(`prepare procura as ${text}`).execute(tx)
            const { rows } = await sql
              .raw<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(planOf(`execute procura${told}`))
              .execute(tx)
            await sql.raw('deallocate procura').execute(tx)
            return rows[0]!
          },
          tester,
        )
        const all = nodes(row['QUERY PLAN'][0]!.Plan)
        const whole = all.filter(
          (node) =>
            (node as { 'Node Type'?: string })['Node Type'] === 'Seq Scan' &&
            ['aluno', 'contrato', 'pessoa'].includes(node['Relation Name'] ?? ''),
        )
        assert.deepEqual(whole, [], busca)
        const read = all
          .filter((node) => node['Relation Name'])
          .reduce(
            (sum, node) =>
              sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
            0,
          )
        assert.ok(read < (unidades ? 20_000 : 7_000), `${busca}: ${read} rows`)
      }
    })
  }
})
