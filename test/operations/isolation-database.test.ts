import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { tokenHash } from '../../server/domain/credencial/token.ts'
import { secretHash } from '../../server/domain/secrets/token.ts'
import { operator } from '../../server/store/actor.ts'
import { applicationConnection } from '../../server/store/connection.ts'
import { noteEdit } from '../../server/store/records-lock.ts'
import { insert } from '../support/contracts.ts'
import { sendExamples } from '../support/examples.ts'
import { fillOffice } from '../support/filled-office.ts'
import { addFullContract } from '../support/full-contract.ts'
import { type Institution, World } from '../support/world.ts'

/** Tables that the application may only append to. */
const appendOnly = [
  ...[
    'evidencia',
    'auditoria',
    'historico',
    'movimento',
    'movimento_retificacao',
    'compensacao',
    'candidatura_etapa',
    'total_recebido',
  ],
]
/** Queues that tell workers which client has work, without other data. */
const dispatch = ['fila', 'fila_mensagem', 'fila_webhook', 'tarefa', 'vez']

const sessionOf = ({ codigo }: Institution) => secretHash(`sessão de ${codigo}`)
const flowOf = ({ codigo }: Institution) => secretHash(`fluxo de ${codigo}`)

/** A session, an identity provider and a pending sign-in. */
async function addSignIns(world: World, client: Institution): Promise<void> {
  const times = { inclusao: '2026-01-01', usada_em: '2026-01-01', expira_em: '2026-01-08' }
  const who = { tipo: 'aluno', pessoa_id: 1, metodo: 'senha', navegador: 'Outro' }
  await insert(world, client, 'sessao', { hash: sessionOf(client), ...who, ...times })
  const emissor = 'https://id.exemplo.edu.br'
  await insert(world, client, 'provedor_oidc', { emissor, identificador: 'x', rotulo: 'Entrar' })
  const sealed = { navegador: Buffer.alloc(32), dados: Buffer.alloc(32) }
  await insert(world, client, 'fluxo_oidc', { estado: flowOf(client), ...sealed, expira_em: '2026-01-01' })
}

/** A record that waits for a reference, with an idempotency key. */
async function addWaitingRecord(world: World, client: Institution): Promise<void> {
  const [lote] = await world.rows<{ id: number }>(client.id, 'select min(id) as id from lote')
  const times = { expira_em: '2100-01-01' }
  const where = { lote_id: lote!.id, sequencia: 1, parte: 1, operacao: 'RecebeTurmas', chave: 'T1' }
  await insert(world, client, 'espera', { ...where, ...times })
  const record = { lote_id: where.lote_id, sequencia: where.sequencia }
  await insert(world, client, 'espera_referencia', { ...record, alvo: 'curso', codigo: 'C1' })
  await insert(world, client, 'idempotencia', {
    chave: 'a',
    impressao: Buffer.alloc(16),
    lote_id: lote!.id,
  })
}

/** A content from before the file store, and an unreferenced object. */
async function addFiles(world: World, client: Institution): Promise<void> {
  await insert(world, client, 'arquivo_conteudo', { sha256: 'a'.repeat(64), conteudo: Buffer.alloc(32) })
  await insert(world, client, 'arquivo_sem_dono', { objeto: 'a' })
}

/** A paged query, and a change that stored documents may not show yet. */
async function addWalk(world: World, client: Institution): Promise<void> {
  const caminhada_id = await insert(world, client, 'caminhada', { chave: 'a', total: 2, ate: '2026-01-01' })
  await insert(world, client, 'mudanca', { tipo: 'aluno', alvo: 1 })
  await insert(world, client, 'caminhada_pagina', {
    caminhada_id,
    pagina: 2,
    momento: '2026-01-01',
    linha: 1,
  })
}

/** A command under a key, a completed day, and a requested sandbox. */
async function addOffice(world: World, client: Institution): Promise<void> {
  await insert(world, client, 'comando', { chave: 'a', impressao: Buffer.alloc(16), resposta: '{}' })
  await insert(world, client, 'calendario', { ate: '2026-01-01' })
  await insert(world, client, 'ensaio', { situacao: 'Em preparo', token_inicio: 'a' })
}

/** A setting from a month on, and offset lines of a contract. */
async function addMonths(world: World, client: Institution): Promise<void> {
  await insert(world, client, 'ajuste_vigencia', { coluna: 'retem_irrf', desde: '2026-01', valor: 'true' })
  const [contract] = await world.rows<{ id: number }>(client.id, 'select id from contrato limit 1')
  const of = { contrato_id: contract!.id, contrato_numero: 1, competencia: '2026-01', linha: 'bolsa:1' }
  await insert(world, client, 'compensacao', { execucao_id: 1, valor: '1.00', ...of })
}

async function addCode(world: World, client: Institution): Promise<void> {
  const [link] = await world.rows<{ id: number }>(client.id, 'select id from link limit 1')
  const sent = { mensagem_id: 1, destino: 'helena@exemplo.com.br', expira_em: '2026-01-01' }
  await insert(world, client, 'codigo_link', { link_id: link!.id, resumo: 'a', ...sent })
}

/** A corrected value. */
async function addCorrection(world: World, client: Institution): Promise<void> {
  const about = { entidade: 'aluno', chave: 'A1', campo: 'ESIAL_EMAIL' }
  await insert(world, client, 'correcao', { ...about, impressao: Buffer.alloc(16), valor: Buffer.alloc(32) })
  await world.context.db.inClient(client.id, noteEdit, operator('teste'))
}

/** A user with a second factor, and a cause with a refused record and a decision. */
async function addFactorAndCause(world: World, client: Institution): Promise<void> {
  const of = { tipo: 'usuario', pessoa_id: 1 }
  const segundo_fator_id = await insert(world, client, 'segundo_fator', of)
  await insert(world, client, 'codigo_recuperacao', { segundo_fator_id, codigo: 'a' })
  const why = { operacao: 'RecebeAlunos', codigo: 'FORMATO_INVALIDO', campo: 'ESIAL_CEP', forma: '9' }
  const causa_id = await insert(world, client, 'causa', { ...why, lote_id: 1 })
  const record = { operacao: why.operacao, chave: 'a', identificacao: 'A1', lote_id: 1, sequencia: 1 }
  await insert(world, client, 'causa_registro', { causa_id, ...record })
  const { operacao, codigo, campo } = why
  const pair = { operacao, codigo, campo, chave: 'a', detentor: 'b', decisao: 'devolver' }
  await insert(world, client, 'causa_decisao', pair)
}

/** The employee of the example was transferred today, and has a link. */
async function addTransfer(world: World, { key }: Institution): Promise<void> {
  const { contrato, ...person } = novocolaborador.example.colaborador
  const colaborador = { ...person, contrato: { ...contrato, cargo: '', cargoRef: 'OUTRO' } }
  for (const [operation, body] of [
    ['novocolaborador', { colaborador }],
    ['gerarlinkacesso', { cpf: person.cpf }],
  ] as const) {
    assert.equal((await world.workforce(operation, key, body)).status, 200)
  }
}

/** A webhook endpoint with an event and an attempt. */
async function addWebhook(world: World, client: Institution): Promise<void> {
  const [lote] = await world.rows<{ id: number }>(client.id, 'select min(id) as id from lote')
  const url = 'https://exemplo.edu.br/'
  const destino_id = await insert(world, client, 'webhook_destino', { url, segredo: Buffer.alloc(32) })
  const about = { lote_id: lote!.id, complemento: false, aguardando: 0, carga: '{}' }
  await insert(world, client, 'webhook_evento', { id: randomUUID(), destino_id, sequencia: 1, ...about })
  const attempt = { inicio: '2026-01-01', duracao_ms: 1, diagnostico: 'ENTREGUE' }
  await insert(world, client, 'webhook_tentativa', { destino_id, ...attempt })
}

describe('row-level security between clients', () => {
  let world: World
  /** Has rows in every table. */
  let mine: Institution
  /** Has only the rows that make it a client. */
  let theirs: Institution
  let app: pg.Client
  let tables: { name: string; walled: boolean }[]
  let walled: string[]

  before(async () => {
    world = await World.open()
    ;[mine, theirs] = [await world.institution(), await world.institution()]
    await sendExamples(world, mine)
    await addFullContract(world, mine)
    await insert(world, mine, 'horario', { referencia: 'H1', descricao: 'Comercial' })
    assert.equal((await world.workforce('novocolaborador', mine.key, novocolaborador.example)).status, 200)
    await addTransfer(world, mine)
    // A user with a password and an ignored value, so that passwords and occurrences have rows.
    const record = { ...recebeUsuarios.example, ESIUS_SENHA: 'segredo', ACAO: 'X' }
    await world.process(mine, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [record])
    await addSignIns(world, mine)
    await addWaitingRecord(world, mine)
    await addFiles(world, mine)
    await addWebhook(world, mine)
    await addWalk(world, mine)
    await addCorrection(world, mine)
    await addFactorAndCause(world, mine)
    await addOffice(world, mine)
    await fillOffice(world, mine)
    await addCode(world, mine)
    await addMonths(world, mine)
    app = new pg.Client(applicationConnection(world.databaseUrl))
    await app.connect()
    const found = await app.query(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled from pg_class c
        where c.relnamespace = 'vinculo'::regnamespace and c.relkind in ('r', 'p', 'm') and exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'cliente_id' and not a.attisdropped)
        order by 1`,
    )
    tables = found.rows
    walled = tables.map(({ name }) => name).filter((name) => !dispatch.includes(name))
  })
  after(async () => {
    await app.end()
    await world.close()
  })

  const asClient = async <T>(id: number | undefined, work: () => Promise<T>): Promise<T> => {
    await app.query('begin')
    await app.query(`select set_config('vinculo.cliente', $1, true)`, [id === undefined ? '' : String(id)])
    try {
      return await work()
    } finally {
      await app.query('rollback')
    }
  }
  const count = async (statement: string) => Number((await app.query(statement)).rows[0].n)
  /** Number of visible rows by table. */
  const counts = async (tables: readonly string[], where = 'true'): Promise<Record<string, number>> => {
    const asked = tables.map((table) => `(select count(*)::int from ${table} where ${where}) as ${table}`)
    return (await app.query(`select ${asked.join(', ')}`)).rows[0]
  }
  /** The error code of a statement that must fail; its effect is rolled back. */
  async function failure(statement: string): Promise<string> {
    await app.query('savepoint tentativa')
    try {
      await app.query(statement)
      return 'no error'
    } catch (error) {
      return String((error as { code?: string }).code)
    } finally {
      await app.query('rollback to savepoint tentativa')
    }
  }

  it('applies to a role that cannot bypass it', async () => {
    const { rows } = await app.query(
      'select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    assert.deepEqual(rows, [
      {
        rolname: 'vinculo_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
      },
    ])
  })

  it('covers every table of client data, for its owner too', () => {
    assert.ok(walled.length >= 30, `${walled.length} tables`)
    assert.deepEqual(
      tables.filter((table) => !table.walled).map(({ name }) => name),
      dispatch,
    )
  })

  it('excludes only the queues', async () => {
    const { rows } = await app.query(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'vinculo' and table_name = any($1) order by 1`,
      [dispatch],
    )
    assert.deepEqual(
      rows.map(({ name }) => name),
      [
        'fila.adiamentos',
        'fila.cliente_id',
        'fila.lote_id',
        'fila.pronto_em',
        'fila.recebido_em',
        'fila_mensagem.cliente_id',
        'fila_mensagem.dita',
        'fila_mensagem.falhando_desde',
        'fila_mensagem.falhas',
        'fila_mensagem.id',
        'fila_mensagem.pronto_em',
        'fila_webhook.aflito',
        'fila_webhook.cliente_id',
        'fila_webhook.destino_id',
        'fila_webhook.falhas',
        'fila_webhook.pronto_em',
        'tarefa.cliente_id',
        'tarefa.pedida_em',
        'tarefa.servida_em',
        'tarefa.tipo',
        'vez.cliente_id',
        'vez.servido_em',
      ],
    )
  })

  it('leaves the check values of encryption keys to the owner', async () => {
    for (const statement of ['select from chave', 'delete from chave', 'insert into chave default values']) {
      await assert.rejects(app.query(statement), { code: '42501' })
    }
  })

  it('shows no row without a client', async () => {
    const visible = await asClient(undefined, () => counts(walled))
    assert.deepEqual(visible, Object.fromEntries(walled.map((table) => [table, 0])))
  })

  it('shows a client only its own rows, in every table', async () => {
    const none = Object.fromEntries(walled.map((table) => [table, 0]))
    const shown = await asClient(mine.id, () => counts(walled))
    assert.deepEqual(
      walled.filter((table) => shown[table] === 0),
      [],
    )
    for (const { id } of [mine, theirs]) {
      assert.deepEqual(await asClient(id, () => counts(walled, `cliente_id <> ${id}`)), none)
    }
  })

  it('prevents writing, changing or deleting rows of another client', async () => {
    await asClient(mine.id, async () => {
      for (const table of walled) {
        const values =
          table === 'cliente'
            ? `(cliente_id, codigo, nome) overriding system value values (9999, 'intruso', 'x')`
            : `(cliente_id) values (${theirs.id})`
        assert.equal(await failure(`insert into ${table} ${values}`), '42501', `insert into ${table}`)
        if (table === 'cliente') continue
        if (appendOnly.includes(table)) {
          for (const change of [
            `update ${table} set cliente_id = cliente_id`,
            `delete from ${table}`,
            `truncate ${table}`,
          ])
            assert.equal(await failure(change), '42501', change)
          continue
        }
        const moved = await failure(`update ${table} set cliente_id = ${theirs.id}`)
        assert.equal(moved, '42501', `update ${table}`)
      }
    })
    await asClient(theirs.id, async () => {
      for (const table of walled) {
        if (table === 'cliente' || appendOnly.includes(table)) continue
        const changed = await app.query(
          `update ${table} set cliente_id = cliente_id where cliente_id = ${mine.id}`,
        )
        const deleted = await app.query(`delete from ${table} where cliente_id = ${mine.id}`)
        assert.deepEqual([changed.rowCount, deleted.rowCount], [0, 0], table)
      }
    })
  })

  it('shows only the proven credential, and makes it read-only', async () => {
    await asClient(undefined, async () => {
      const hash = tokenHash(mine.token).toString('hex')
      await app.query(`select set_config('vinculo.credencial', $1, true)`, [hash])
      const { rows } = await app.query(`select encode(hash, 'hex') as hash from credencial`)
      assert.deepEqual(rows, [{ hash }])
      assert.equal((await app.query('update credencial set revogada_em = now()')).rowCount, 0)
      assert.equal(await count('select count(*) as n from cliente'), 0)
    })
  })

  it('shows only the proven session or pending sign-in, and makes it read-only', async () => {
    for (const [table, setting, column, hash] of [
      ['sessao', 'vinculo.sessao', 'hash', sessionOf(mine)],
      ['fluxo_oidc', 'vinculo.fluxo', 'estado', flowOf(mine)],
    ] as const) {
      await asClient(undefined, async () => {
        await app.query('select set_config($1, $2, true)', [setting, hash.toString('hex')])
        const { rows } = await app.query(`select ${column} as hash from ${table}`)
        assert.deepEqual(rows, [{ hash }])
        assert.equal((await app.query(`update ${table} set expira_em = now()`)).rowCount, 0)
        assert.equal((await app.query(`delete from ${table}`)).rowCount, 0)
      })
    }
  })

  it('shows only the named client, and makes it read-only', async () => {
    await asClient(undefined, async () => {
      await app.query(`select set_config('vinculo.codigo', $1, true)`, [mine.codigo])
      const { rows } = await app.query('select codigo from cliente')
      assert.deepEqual(rows, [{ codigo: mine.codigo }])
      assert.equal((await app.query(`update cliente set nome = 'x'`)).rowCount, 0)
      assert.equal(await count('select count(*) as n from credencial'), 0)
    })
  })

  it('applies to the owner too, except for clients, credentials, accounts and gateways to phones', async () => {
    for (const table of walled) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
        world.context.owner.kysely,
      )
      const open = ['canal', 'cliente', 'credencial', 'conta_integracao'].includes(table)
      assert.equal(rows[0]!.n > 0, open, table)
    }
  })
})
