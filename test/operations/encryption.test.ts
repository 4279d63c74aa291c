import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { type Context, openContext } from '../../server/context.ts'
import { resealAll } from '../../server/jobs/reseal/reseal.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { keepFlow } from '../../server/oidc/flow.ts'
import { saveProvider } from '../../server/oidc/settings.ts'
import { openText } from '../../server/query/open-seals.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { sealedColumns } from '../../server/store/keys/sealed-columns.ts'
import { keyUsage } from '../../server/store/keys/usage.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'
import { addAccount, addPayeeAccount, addReturnRow, sealed } from '../support/bank.ts'
import { insertFullContract } from '../support/contracts.ts'
import { sendExamples } from '../support/examples.ts'
import { addPaymentIn } from '../support/fixtures/remessa.ts'
import { addRegisters, type Row, student } from '../support/records.ts'
import { call } from '../support/run-command.ts'
import { S3Imitation } from '../support/s3.ts'
import { type Institution, World } from '../support/world.ts'

const [first, second, digest] = [1, 2, 3].map(() => randomBytes(32).toString('base64'))
const [old, both, fresh] = [`1:${first}`, `2:${second},1:${first}`, `2:${second}`].map(
  (keys) => `${keys},digest:${digest}`,
)
const location = ({ table, column }: ReturnType<typeof sealedColumns>[number]) => `${table}.${column}`

describe('resealing with a newer key', () => {
  let world: World
  let s3: S3Imitation
  let client: Institution
  let owner: pg.Client
  const opened: Context[] = []
  before(async () => {
    s3 = await S3Imitation.open()
    world = await World.open({ keys: old!, files: { kind: 's3', ...s3.settings } })
    client = await world.institution(['recebe', 'consulta', 'sensivel'])
    await addRegisters(world, client)
    await sendExamples(world, client)
    await insertFullContract(world, client)
    await sealTheRest()
    owner = new pg.Client(ownerConnection(world.databaseUrl))
    await owner.connect()
    await owner.query(`select set_config('vinculo.cliente', $1, false)`, [String(client.id)])
  })
  after(async () => {
    for (const context of opened) await context.close()
    await owner.end()
    await world.close()
    await s3.close()
  })

  /** Seals columns that no example fills. */
  async function sealTheRest(): Promise<void> {
    const { db, sealer } = world.context
    const bankAndDisability = {
      ...{ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '2', ESIAL_SENHA: 'segredo' },
      ESIAL_CODIGO_DEFICIENCIA: 'DEF1',
    }
    const people = Array.from({ length: 220 }, () => student(bankAndDisability))
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', people)
    await db.inClient(
      client.id,
      async (tx) => {
        await saveProvider(tx, sealer, {
          emissor: 'https://id.exemplo.edu.br',
          identificador: 'x',
          segredo: 'segredo',
          escopos: 'openid',
          campoLogin: 'email',
          rotulo: 'Entrar',
          aceitaSenha: false,
        })
        await sql`insert into webhook_destino (cliente_id, url, segredo, segredo_anterior, todos_os_lotes)
        values (${client.id}, 'https://x.exemplo.edu.br/', ${sealer.seal('um')}, ${sealer.seal('dois')}, false)`.execute(
          tx,
        )
        await sql`insert into arquivo_conteudo (cliente_id, sha256, conteudo)
        values (${client.id}, ${'0'.repeat(64)}, ${sealer.seal('{}')})`.execute(tx)
        await sql`insert into correcao (cliente_id, entidade, chave, campo, impressao, valor)
        values (${client.id}, 'aluno', 'x', 'ESIAL_ALUNO', ${Buffer.alloc(16)}, ${sealer.seal('"Outro"')})`.execute(
          tx,
        )
        await sql`insert into mensagem (cliente_id, modelo, parte, pessoa_id, nome, segredo)
        values (${client.id}, 'pendencias', 'supervisor', 1, 'Helena Prado', ${sealer.seal('segredo')})`.execute(
          tx,
        )
        await sql`insert into canal (cliente_id, url, metodo, formato, corpo, credencial, por_pessoa, por_dia)
        values (${client.id}, 'https://sms.exemplo.edu.br/', 'POST', 'JSON', '{}', ${sealer.seal('chave')}, 3, 100)`.execute(
          tx,
        )
        await sql`insert into certificado (cliente_id, titular, valido_de, valido_ate, segredo)
        values (${client.id}, 'Universidade', now(), now() + interval '1 year', ${sealer.seal('{}')})`.execute(
          tx,
        )
        await sql`insert into segundo_fator (cliente_id, tipo, pessoa_id, segredo, proposto, desde)
        values (${client.id}, 'usuario', 1, ${sealer.seal('um')}, ${sealer.seal('dois')}, now())`.execute(tx)
        const empty = [
          ['pessoa', 'dados_bancarios'],
          ['curriculo', 'dados_deficiencia'],
        ] as const
        for (const [table, column] of empty) {
          // The oldest person is no contract's host.
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealer.seal('{}')}
          where id = (select min(id) from ${sql.table(table)})`.execute(tx)
        }
      },
      tester,
    )
    await addAccount(world, client, { proposta: sealed(world, { nome: 'Outra' }) })
    await addPayeeAccount(world, client)
    await addPaymentIn(world, client, 'Gerado')
    await addReturnRow(world, client)
    await keepFlow(
      world.context,
      client.id,
      { browser: 'navegador', address: '127.0.0.1' },
      {} as Parameters<typeof keepFlow>[3],
    )
    while (await storeDocuments(world.context)) {}
  }

  async function withKeys(keys: string): Promise<Context> {
    const context = await openContext({ ...world.context.config, keys }, { logStream: { write: () => {} } })
    opened.push(context)
    return context
  }
  const reseal = (context: Context, onProgress = (_done: number) => {}) => resealAll(context, onProgress)

  /** All data except sealed values, by table, and the answers that decrypt them. */
  async function meaning(context: Context) {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c where relnamespace = 'vinculo'::regnamespace and relkind = 'r'
          and relname not in ('limite', 'vez') order by 1`,
    )
    const held = new Map<string, unknown>()
    for (const { name } of tables) {
      const sealed = sealedColumns()
        .filter(({ table }) => table === name)
        .map(({ column }) => column)
      const { rows } = await owner.query(
        `select md5(coalesce(string_agg((to_jsonb(t) - $1::text[])::text, '|' order by (to_jsonb(t) - $1::text[])::text), '')) as all
           from ${name} t`,
        [sealed],
      )
      held.set(name, rows[0].all)
    }
    return { held, values: await openValues(context) }
  }

  /** Every decrypted value. */
  async function openValues({ sealer }: Context): Promise<Map<string, string[]>> {
    const said = new Map<string, string[]>()
    for (const one of sealedColumns()) {
      const { rows } = await owner.query(
        `select ${one.column} as v from ${one.table} where ${one.column} is not null`,
      )
      const texts = rows.map(({ v }) =>
        one.marked ? openText(sealer, v) : sealer.open(v).toString('latin1'),
      )
      assert.ok(texts.length > 0, location(one))
      said.set(location(one), texts.sort())
    }
    return said
  }

  it('covers every column that can hold sealed data', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r' and a.atttypid = 'bytea'::regtype
          and not a.attisdropped and a.attname !~ '^(hash|impressao)'`,
    )
    const digests = [
      ...['colaborador_acesso.sessao_hash', 'ensaio.token_hash'],
      ...['fluxo_oidc.estado', 'fluxo_oidc.navegador', 'codigo_link.navegador'],
      // The check value belongs to its key.
      'chave.selo',
    ]
    const known = [
      ...sealedColumns()
        .filter(({ marked }) => !marked)
        .map(location),
      ...digests,
    ]
    assert.deepEqual(rows.map(({ name }) => name).sort(), known.sort())
  })

  it('covers every text that contains sealed data', async () => {
    const { rows } = await owner.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r' and a.atttypid = 'text'::regtype
          and not a.attisdropped and a.attnum > 0`,
    )
    const found: string[] = []
    for (const { table, column } of rows) {
      const marked = await owner.query(`select from ${table} where position(chr(2) in ${column}) > 0 limit 1`)
      if (marked.rowCount) found.push(`${table}.${column}`)
    }
    assert.deepEqual(
      found,
      sealedColumns()
        .filter(({ marked }) => marked)
        .map(location),
    )
  })

  it('can be stopped and resumed, changes only the seals, and then needs only the new key', async () => {
    const context = await withKeys(both!)
    const before = await meaning(context)
    const counted = await keyUsage(context)
    assert.deepEqual(new Set(counted.map(({ key }) => key)), new Set([1]))
    assert.deepEqual(
      counted.map((one) => one.location).sort(),
      [...sealedColumns().map(location), 'arquivos'].sort(),
    )
    await assert.rejects(
      reseal(context, (done) => {
        if (done > 200) throw new Error('parado')
      }),
      /parado/,
    )
    const half = await keyUsage(context)
    assert.ok(half.some(({ key }) => key === 1) && half.some(({ key }) => key === 2))
    const done = await reseal(context)
    assert.equal(done!.unreadable, 0)
    const sum = (usage: { values: number }[]) => usage.reduce((all, { values }) => all + values, 0)
    const after = await keyUsage(context)
    assert.deepEqual([new Set(after.map(({ key }) => key)), sum(after)], [new Set([2]), sum(counted)])
    assert.deepEqual(await meaning(context), before)

    const newOnly = await withKeys(fresh!)
    assert.deepEqual(await openValues(newOnly), before.values)
    for await (const { name } of newOnly.files.list(client.id))
      assert.equal(await newOnly.files.keyOf(name), 2)
    const [file] = await world.rows<{ sha: string }>(
      client.id,
      'select arquivo_sha256 as sha from curriculo where arquivo_sha256 is not null',
    )
    assert.ok((await newOnly.files.get(client.id, file!.sha))!.length > 0)
    assert.deepEqual(await reseal(context), { done: 0, unreadable: 0 })
  })

  it('waits for no lock, and leaves rows being changed to the next run', async () => {
    const { sealer, db } = world.context
    await db.inClient(
      client.id,
      (tx) => sql`update aluno set dados_bancarios = ${sealer.seal('{}')}`.execute(tx),
      tester,
    )
    await owner.query('begin; select from aluno order by id limit 3 for update')
    const context = await withKeys(both!)
    const left = async () => (await keyUsage(context)).filter(({ key }) => key === 1)
    try {
      assert.ok((await reseal(context))!.done > 200)
      assert.deepEqual(await left(), [{ location: 'aluno.dados_bancarios', key: 1, values: 3 }])
    } finally {
      await owner.query('rollback')
    }
    assert.equal((await reseal(context))!.done, 3)
    assert.deepEqual(await left(), [])
  })

  it('skips and reports values that do not open', async () => {
    const settings = {
      DATABASE_URL: world.databaseUrl,
      VINCULO_DATA: world.context.config.data,
      VINCULO_KEYS: both!,
    }
    const broken = Buffer.concat([Buffer.from([1]), randomBytes(40)])
    const unknown = new Sealer({ keys: [{ id: 9, key: randomBytes(32) }], digestKey: randomBytes(32) }).seal(
      '{}',
    )
    const ids = (await world.rows<{ id: number }>(client.id, 'select id from aluno order by id limit 2')).map(
      ({ id }) => id,
    )
    const put = (values: Row[]) =>
      world.context.db.inClient(
        client.id,
        async (tx) => {
          for (const { id, value } of values)
            await sql`update aluno set dados_bancarios = ${value} where id = ${id}`.execute(tx)
        },
        tester,
      )
    await put([
      { id: ids[0], value: broken },
      { id: ids[1], value: unknown },
    ])
    const status = await call(['encryption', 'status', '--json'], settings)
    const { chaves, ilegiveis, lugares } = JSON.parse(status.stdout) as Record<string, Row[]>
    assert.deepEqual(
      chaves!.map(({ chave, informada, ilegiveis }) => [chave, informada, ilegiveis]),
      [
        [9, false, 1],
        [2, true, 0],
        [1, true, 1],
      ],
    )
    assert.deepEqual([status.code, ilegiveis], [1, 2])
    assert.match(status.stderr, /^vinculo: 2 valores não abrem com as chaves informadas/)
    assert.deepEqual(
      lugares!.filter((one) => Number(one.ilegiveis) > 0).map(({ lugar, chave }) => [lugar, chave]),
      [
        ['aluno.dados_bancarios', 1],
        ['aluno.dados_bancarios', 9],
      ],
    )
    const run = await call(['encryption', 'reseal', '--json'], settings)
    const said = JSON.parse(run.stdout) as Row
    assert.deepEqual([run.code, said.atual, said.ilegiveis, said.semUso], [1, 2, 2, []])
    const rows = await world.rows<{ v: Buffer }>(
      client.id,
      'select dados_bancarios as v from aluno order by id limit 2',
    )
    assert.deepEqual(
      rows.map(({ v }) => v),
      [broken, unknown],
    )
    await put(ids.map((id) => ({ id, value: null })))
    assert.equal((await call(['encryption', 'status'], settings)).code, 0)
    const again = await call(['encryption', 'reseal'], settings)
    assert.equal(again.code, 0, again.stderr)
    assert.match(again.stdout, /A chave 1 não sela mais nada/)
  })

  it('reads values that another key sealed under the same number, once that key has its own number', async () => {
    const key = randomBytes(32)
    const sealed = new Sealer({ keys: [{ id: 1, key }], digestKey: randomBytes(32) }).seal('{}')
    await world.context.db.inClient(
      client.id,
      (tx) =>
        sql`update aluno set dados_bancarios = ${sealed}
        where id = (select min(id) from aluno)`.execute(tx),
      tester,
    )
    const settings = { DATABASE_URL: world.databaseUrl, VINCULO_DATA: world.context.config.data }
    assert.equal((await call(['encryption', 'status'], { ...settings, VINCULO_KEYS: both! })).code, 1)
    const three = { ...settings, VINCULO_KEYS: `3:${key.toString('base64')},${both}` }
    assert.equal((await call(['encryption', 'reseal'], three)).code, 0)
    const back = await call(['encryption', 'reseal'], {
      ...settings,
      VINCULO_KEYS: `4:${second},3:${key.toString('base64')},digest:${digest}`,
    })
    assert.equal(back.code, 0, back.stderr)
    const alone = { ...settings, VINCULO_KEYS: `4:${second},digest:${digest}` }
    assert.equal((await call(['encryption', 'status'], alone)).code, 0)
  })

  it('opens nothing with keys other than the database’s', async () => {
    const settings = { DATABASE_URL: world.databaseUrl, VINCULO_DATA: world.context.config.data }
    const other = `4:${randomBytes(32).toString('base64')},digest:${digest}`
    const status = await call(['encryption', 'status', '--json'], { ...settings, VINCULO_KEYS: other })
    const { chaves } = JSON.parse(status.stdout) as { chaves: Row[] }
    assert.equal(status.code, 1)
    assert.deepEqual(
      chaves.map(({ chave, legiveis, informada }) => [chave, legiveis, informada]),
      [[4, 0, true]],
    )
  })
})
