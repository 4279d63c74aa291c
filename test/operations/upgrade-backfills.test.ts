import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrate.ts'
import { tester } from '../support/actor.ts'
import { type Older, olderThan } from '../support/older-schema.ts'
import type { Row } from '../support/records.ts'

/** What older rows get when the database is upgraded. */
describe('an upgrade of sessions, bank accounts and invoices', () => {
  let older: Older
  let db: Database
  let [signed, sandbox, banking, billed]: number[] = []
  before(async () => {
    older = await olderThan('0260')
    signed = await older.fill((owner, id) => fillSessions(owner, id, id))
    sandbox = await older.fill(async (owner, id) => {
      await owner.query('update cliente set ensaio_de = $2 where cliente_id = $1', [id, signed])
      await fillSessions(owner, id, 100)
    })
    await older.upTo('0264')
    banking = await older.fill(fillAccounts)
    await older.upTo('0280')
    billed = await older.fill(fillInvoices)
    await migrate(older.url)
    db = new Database(applicationConnection(older.url), 1)
  })
  after(async () => {
    await db?.close()
    await older?.drop()
  })

  const rows = async (client: number | undefined, statement: string) =>
    (await db.inClient(client!, (tx) => sql.raw(statement).execute(tx), tester)).rows as Row[]
  const factors = async (client: number | undefined) =>
    Object.fromEntries(
      (await rows(client, 'select navegador, segundo_fator from sessao')).map((one) => [
        one.navegador,
        one.segundo_fator,
      ]),
    )

  it('treats the second factor of sessions as proven where the user had one at sign-in', async () => {
    assert.deepEqual(await factors(signed), {
      'com fator': 'provado',
      'fator depois': null,
      'sem fator': null,
      'só proposto': null,
      'pelo login único': null,
      'ainda falta': null,
      encerrada: null,
    })
  })

  it('requires none of sessions in a sandbox', async () => {
    assert.deepEqual(await factors(sandbox), {
      'com fator': 'provado',
      'fator depois': 'dispensado',
      'sem fator': 'dispensado',
      'só proposto': 'dispensado',
      'pelo login único': 'dispensado',
      'ainda falta': null,
      encerrada: null,
    })
  })

  it('knows every author of a bank account change that waits for confirmation', async () => {
    const found = await rows(
      banking,
      `select nome, (select json_agg(a order by a) from unnest(autores) a) as autores, versao,
              atualizacao = '2026-03-01T12:00:00Z' as untouched from conta_bancaria order by id`,
    )
    const [ana, bia] = (await rows(banking, 'select id from usuario order by login')).map(
      ({ id }) => `usuario ${id}`,
    )
    assert.deepEqual(
      found.map(({ nome, autores }) => [nome, autores]),
      [
        ['nova', [ana, bia]],
        ['alterada depois de confirmada', [bia, 'credencial 7'].sort()],
        ['sem nada que espere', null],
        ['incluída pela integração', null],
      ],
    )
    assert.ok(
      found.every(({ versao, untouched }) => versao === 3 && untouched === true),
      'an upgrade is no change of the account',
    )
  })

  it('gives items the run of their invoice, and partly paid payable invoices their state', async () => {
    assert.deepEqual(
      await rows(
        billed,
        `select f.situacao_basica, f.quitado, i.execucao_id = f.execucao_id as same from faturamento f
           join faturamento_item i on i.faturamento_id = f.id`,
      ),
      [{ situacao_basica: 'Parcialmente pago', quitado: '40.00', same: true }],
    )
  })
})

async function fillInvoices(owner: pg.Client, id: number): Promise<void> {
  // One statement, as in the run: triggers compare the items with the invoice.
  const { rows } = await owner.query(
    `with feita as (
       insert into execucao (cliente_id, competencia, situacao, parametros)
       values ($1, '2026-03', 'Confirmada', '{}') returning id),
     feito as (
       insert into faturamento (cliente_id, origem, execucao_id, tipo, numero, documento, nome, competencia, emissao, vencimento, valor)
       select $1, 'Interna', id, 'P', '1', '52998224725', 'Ana', '2026-03', '2026-03-01', '2999-01-01', 100 from feita
       returning id),
     itens as (
       insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, valor_unitario, valor)
       select $1, id, 1, 'Bolsa', 'Bolsa', 100, 100 from feito)
     select id from feito`,
    [id],
  )
  await owner.query(
    `insert into movimento (cliente_id, faturamento_id, tipo, data, valor, forma, origem) values ($1, $2, 'P', '2026-03-02', 40, 'Pix', 'Manual')`,
    [id, rows[0].id],
  )
}

async function fillSessions(owner: pg.Client, id: number, from: number): Promise<void> {
  await owner.query(
    `insert into segundo_fator (cliente_id, tipo, pessoa_id, segredo, proposto, desde)
     values ($1, 'usuario', 1, '\\x01', null, '2026-01-01'), ($1, 'usuario', 2, '\\x01', null, '2026-03-02'),
            ($1, 'usuario', 4, null, '\\x01', null)`,
    [id],
  )
  await owner.query(
    `insert into sessao (cliente_id, hash, tipo, pessoa_id, metodo, navegador, falta, inclusao, usada_em, expira_em, encerrada_em)
     select $1, sha256(($2 || s.navegador)::bytea), 'usuario', s.pessoa, s.metodo, s.navegador, s.falta,
            '2026-03-01', '2026-03-01', '2100-01-01', s.encerrada
       from (values ('com fator', 1, 'senha', null, null), ('fator depois', 2, 'senha', null, null),
                    ('sem fator', 3, 'senha', null, null), ('só proposto', 4, 'senha', null, null),
                    ('pelo login único', 1, 'oidc', null, null), ('ainda falta', 1, 'senha', 'codigo', null),
                    ('encerrada', 1, 'senha', null, timestamptz '2026-03-01'))
              s(navegador, pessoa, metodo, falta, encerrada)`,
    [id, `${from} `],
  )
}

async function fillAccounts(owner: pg.Client, id: number): Promise<void> {
  const profile = await owner.query(
    `insert into perfil (cliente_id, codigo, nome) values ($1, 'P', 'P') returning id`,
    [id],
  )
  const users = await owner.query(
    `insert into usuario (cliente_id, identificador, login, login_chave, nome, perfil_id, autentica)
     select $1, n, l, l, l, $2, true from unnest('{ana,bia}'::text[]) with ordinality u(l, n) returning id`,
    [id, profile.rows[0].id],
  )
  const [ana] = users.rows.map((row) => `usuario ${row.id}`)
  await owner.query(`select set_config('vinculo.historico', 'S', false)`)
  const accounts = [
    ['nova', 'Em confirmação', null, ana],
    ['alterada depois de confirmada', 'Ativa', '\\x01', 'credencial 7'],
    ['sem nada que espere', 'Ativa', null, null],
    ['incluída pela integração', 'Em confirmação', null, null],
  ] as const
  const history: Readonly<
    Record<string, readonly (readonly [move: string, author: string, origin: string])[]>
  > = {
    nova: [
      ['incluir', 'ana', 'Portal'],
      ['alterar', 'bia', 'Portal'],
    ],
    'alterada depois de confirmada': [
      ['incluir', 'ana', 'Portal'],
      ['confirmar', 'bia', 'Portal'],
      ['alterar', 'bia', 'Portal'],
    ],
    'sem nada que espere': [
      ['incluir', 'ana', 'Portal'],
      ['confirmar', 'bia', 'Portal'],
    ],
    // A key with the name of a user is another author.
    'incluída pela integração': [['incluir', 'ana', 'Integração']],
  }
  for (const [nome, situacao, proposta, author] of accounts) {
    const { rows } = await owner.query(
      `insert into conta_bancaria (cliente_id, nome, situacao, banco, titular, documento, conta_mascarada, dados, proposta,
         proposta_por, versao, inclusao, atualizacao)
       values ($1, $2, $3, '001', 'T', '1', '***', '\\x01', $4, $5, 3, '2026-03-01T12:00:00Z', '2026-03-01T12:00:00Z')
       returning id`,
      [id, nome, situacao, proposta, author],
    )
    for (const [movimento, autor, origem] of history[nome]!) {
      await owner.query(
        `insert into historico (cliente_id, entidade, registro_id, movimento, para, autor, origem)
         values ($1, 'conta_bancaria', $2, $3, $4, $5, $6)`,
        [id, rows[0].id, movimento, situacao, autor, origem],
      )
    }
  }
}
