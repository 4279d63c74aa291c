import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import type { Right } from '../../catalogue/doors.ts'
import { cpfAt } from '../../demo/documents.ts'
import { readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { contaDados } from '../support/bank.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'

/** More than one part of a billing run. */
const contracts = 1_300
const rights: readonly Right[] = ['financeiro.ver', 'financeiro.alterar', 'financeiro.remeter']
const month = '2026-03'
const body = { competencia: month }

/** A lock on a row stops the process at a known point, before it commits. */
describe('a server killed during', () => {
  const folder = temporaryFolder()
  let database: Awaited<ReturnType<typeof createDatabase>>
  let settings: Record<string, string>
  let serving: Serving
  let context: Context
  let clienteId: number
  let authorization: string

  before(async () => {
    database = await createDatabase()
    settings = { VINCULO_DATA: folder.path, DATABASE_URL: database.url }
    serving = await Serving.start(settings)
    context = await openContext(readConfig({ ...settings, VINCULO_LOG: 'silent' }))
    clienteId = await createClient(context.owner, { codigo: 'alfa', nome: 'Alfa' })
    authorization = await createCredential(context.owner, {
      clienteId,
      kind: 'gestao',
      name: 'ana',
      scopes: rights,
      owner: await inClient(person),
    })
    await inClient(fill)
  })
  after(async () => {
    await serving.end('SIGKILL')
    await context.close()
    await database.drop()
    folder.remove()
  })

  const inClient = <T>(work: (tx: Tx) => Promise<T>) => context.db.inClient(clienteId, work, tester)
  const one = async <T>(statement: string): Promise<T> => {
    const { rows } = await inClient((tx) => sql<T>`${sql.raw(statement)}`.execute(tx))
    return rows[0]!
  }
  const ask = (operation: string, told: object, key?: string) =>
    serving.post(`/gestao/${operation}`, told, {
      authorization,
      ...(key && { 'idempotency-key': key }),
    })

  /** The owner of the key, because remittances need a person. */
  async function person(tx: Tx): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      with perfil_novo as (insert into perfil (cliente_id, codigo, nome, permissoes)
        values (cliente_atual(), 'T', 'Tesouraria', ${rights}) returning id)
      insert into usuario (cliente_id, identificador, login, login_chave, nome, perfil_id)
      select cliente_atual(), 1, 'ana', 'ana', 'Ana', id from perfil_novo returning id`.execute(tx)
    return rows[0]!.id
  }

  async function fill(tx: Tx): Promise<void> {
    const dados = context.sealer.seal(JSON.stringify({ banco: '260', agencia: '0001', conta: '12345-6' }))
    const cpfs = Array.from({ length: contracts }, (_, at) => cpfAt(at))
    await sql`insert into aluno (cliente_id, identificacao, nome, cpf, login, login_chave, endereco, cidade, uf, dados_bancarios)
      select cliente_atual(), 'E' || n, 'Estudante ' || n, cpf, 'e' || n, 'e' || n, 'Rua', 'Santos', 'SP', ${dados}
        from unnest(${cpfs}::text[]) with ordinality k(cpf, n)`.execute(tx)
    await sql`insert into contrato (cliente_id, numero, modalidade, tipo_contrato, situacao, aluno_id, inicio, encerramento,
        bolsa_valor, bolsa_tipo, usuario)
      select cliente_id, substr(identificacao, 2)::bigint, 'monitoria', 'Monitoria remunerada', 'Ativo', id, '2026-01-01',
        '2026-12-31', 500, 'Mensal', 'secretaria' from aluno where cliente_id = (select cliente_atual())`.execute(
      tx,
    )
    await sql`insert into conta_bancaria (cliente_id, nome, situacao, banco, titular, documento, conta_mascarada, dados)
      values (cliente_atual(), 'Bolsas', 'Ativa', '237', ${contaDados.titular}, ${contaDados.documento}, '•••65-4',
        ${context.sealer.seal(JSON.stringify({ nome: 'Bolsas', ...contaDados }))})`.execute(tx)
    await sql`insert into conta_bancaria_sequencia (cliente_id, conta_bancaria_id)
      select cliente_id, id from conta_bancaria where cliente_id = (select cliente_atual())`.execute(tx)
  }

  /** Sends a command while a row is locked, kills the process once it waits, and starts another. */
  async function killAt(
    held: string,
    asking: () => Promise<{ status: number }>,
    reached: (waiting: number) => Promise<boolean>,
  ) {
    const holder = new pg.Client(ownerConnection(database.url))
    await holder.connect()
    await holder.query(`begin; select set_config('vinculo.cliente', '${clienteId}', true)`)
    const { rowCount } = await holder.query(`${held} for update`)
    assert.equal(rowCount, 1)
    // A command that waits too long for a lock is told to retry.
    const insist = async () => {
      while ((await asking()).status === 409);
    }
    const answer = insist().then(
      () => 'answered',
      () => 'cut',
    )
    await until('the process to wait for the row', async () => {
      const { rows } = await holder.query(
        `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return reached(rows[0].waiting)
    })
    await serving.end('SIGKILL')
    await holder.query('rollback')
    await holder.end()
    assert.equal(await answer, 'cut')
    serving = await Serving.start(settings)
  }

  const billed = () =>
    one<{ faturamentos: number; numeros: number; itens: number; total: string }>(
      `select count(distinct f.id)::int as faturamentos, count(distinct f.numero)::int as numeros,
              count(*)::int as itens, coalesce(sum(i.valor), 0)::text as total
         from faturamento f join faturamento_item i on i.cliente_id = f.cliente_id and i.faturamento_id = f.id`,
    )

  it('a confirmation keeps what it billed; repeating it continues, and nothing is billed twice', async () => {
    await killAt(
      `select from aluno where cliente_id = ${clienteId} and identificacao = 'E${contracts}'`,
      () => ask('ConfirmaFechamento', body, 'chave-do-mes'),
      async (waiting) => waiting > 0 && (await billed()).faturamentos > 0,
    )
    const before = await billed()
    assert.ok(before.faturamentos > 0 && before.faturamentos < contracts, String(before.faturamentos))
    const again = await ask('ConfirmaFechamento', body, 'chave-do-mes')
    assert.equal(again.status, 200)
    assert.equal(again.body.faturamentos, contracts - before.faturamentos)
    const whole = {
      faturamentos: contracts,
      numeros: contracts,
      itens: contracts,
      total: `${500 * contracts}.00`,
    }
    assert.deepEqual(await billed(), whole)
    // Interrupted numbers may leave gaps; later numbers are new.
    const { fresh } = await one<{ fresh: boolean }>(
      `select max(f.numero::bigint) <= min(n.ultimo) as fresh from faturamento f, faturamento_numero n`,
    )
    assert.ok(fresh)
    const told = await ask('ConfirmaFechamento', body, 'chave-do-mes')
    assert.deepEqual(told.body, again.body)
    assert.equal((await ask('ConfirmaFechamento', body)).body.faturamentos, 0)
    assert.deepEqual(await billed(), whole)
    const { runs } = await one<{ runs: string[] }>(
      `select array_agg(situacao order by id) as runs from execucao`,
    )
    // A command that was told to retry began more than once.
    const interrupted = runs.slice(0, -2)
    assert.deepEqual([...new Set(interrupted)], ['Interrompida'])
    assert.deepEqual(runs.slice(-2), ['Confirmada', 'Confirmada'])
  })

  it('a remittance leaves no part of it; the next one has everything once, under its own number', async () => {
    const { id: conta } = await one<{ id: number }>('select id from conta_bancaria')
    await killAt(
      `select from conta_bancaria where cliente_id = ${clienteId}`,
      () => ask('GeraRemessa', { conta, competencia: month }),
      async (waiting) => waiting > 0,
    )
    const files = () =>
      one<{ arquivos: number; numeros: number; itens: number; pagos: number; agendados: number }>(
        `select (select count(*)::int from remessa) as arquivos, (select count(distinct nsa)::int from remessa) as numeros,
                (select count(*)::int from remessa_item) as itens,
                (select count(distinct faturamento_id)::int from remessa_item) as pagos,
                (select count(*)::int from faturamento where agendado) as agendados`,
      )
    assert.deepEqual(await files(), { arquivos: 0, numeros: 0, itens: 0, pagos: 0, agendados: 0 })
    // Two at once, as users without an answer do: the second finds everything taken.
    const made = await Promise.all([1, 2].map(() => ask('GeraRemessa', { conta, competencia: month })))
    assert.deepEqual(made.map(({ status }) => status).toSorted(), [200, 422])
    const everything = { itens: contracts, pagos: contracts, agendados: contracts }
    assert.deepEqual(await files(), { arquivos: 1, numeros: 1, ...everything })
  })
})
