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

const then = '2026-03-01T12:00:00Z'

/** Data of an older version exists and means the same after an upgrade. */
describe('an upgrade', () => {
  let older: Older
  let db: Database
  /** Clients by their data, each since the version that wrote it. */
  let [waiting, ending, following]: number[] = []
  before(async () => {
    older = await olderThan('0014')
    waiting = await older.fill(async (owner, id) => {
      await owner.query(
        `insert into perfil (cliente_id, codigo, nome) select $1, p, p from unnest('{ADMIN,ESTAGIO,OUTRO}'::text[]) p`,
        [id],
      )
      const made = await owner.query(
        `insert into lote (cliente_id, operacao, registros, partes, tamanho, aguardando)
         values ($1, 'RecebeTurmas', 3, 1, 10, 3) returning id`,
        [id],
      )
      await owner.query(
        `insert into espera (cliente_id, lote_id, sequencia, parte, operacao, chave, alvo, codigo, pronta, expira_em)
         select $1, $2, n, 1, 'RecebeTurmas', 'T' || n, 'curso', 'C' || n, n = 3, '2100-01-01' from generate_series(1, 3) n`,
        [id, made.rows[0].id],
      )
    })
    await older.upTo('0032')
    ending = await older.fill(fillTerminations)
    await older.upTo('0082')
    following = await older.fill(fillFollowUp)
    await migrate(older.url)
    db = new Database(applicationConnection(older.url), 1)
  })
  after(async () => {
    await db?.close()
    await older?.drop()
  })

  const rows = async (client: number | undefined, statement: string) =>
    (await db.inClient(client!, (tx) => sql.raw(statement).execute(tx), tester)).rows as Row[]

  it('keeps waiting records, with their references', async () => {
    assert.deepEqual(
      await rows(
        waiting,
        `select e.sequencia, e.pronta, e.nao_antes <= now() as livre, r.alvo, r.codigo from espera e
           left join espera_referencia r using (cliente_id, lote_id, sequencia) order by 1`,
      ),
      [
        { sequencia: 1, pronta: false, livre: true, alvo: 'curso', codigo: 'C1' },
        { sequencia: 2, pronta: false, livre: true, alvo: 'curso', codigo: 'C2' },
        { sequencia: 3, pronta: true, livre: true, alvo: null, codigo: null },
      ],
    )
  })

  it('gives rights to the profiles that every client had, and to no other', async () => {
    assert.deepEqual(
      await rows(waiting, 'select codigo, permissoes, por_integracao from perfil order by codigo'),
      [
        { codigo: 'ADMIN', permissoes: ['integracao.ver', 'integracao.alterar'], por_integracao: false },
        { codigo: 'ESTAGIO', permissoes: ['integracao.ver'], por_integracao: false },
        { codigo: 'OUTRO', permissoes: [], por_integracao: false },
      ],
    )
  })

  it('keeps the oldest open termination request of a contract number and cancels the others', async () => {
    const requests = await rows(
      ending,
      'select contrato_numero as n, tipo, situacao from solicitacao order by id',
    )
    assert.deepEqual(
      requests.map(({ n, tipo, situacao }) => `${n} ${tipo} ${situacao}`),
      [
        ...['1 Rescisão Atendida', '1 Rescisão Incluída', '1 Recesso Incluída'],
        ...['1 Rescisão Atendida', '1 Rescisão Cancelada', '1 Recesso Incluída'],
        ...['2 Rescisão Atendida', '2 Rescisão Incluída', '2 Recesso Incluída'],
      ],
    )
  })

  it('keeps requests, pending items and activities; free-text states become those of the machine', async () => {
    const parts = await rows(
      following,
      `select situacao, versao, usuario, atualizacao = inclusao as untouched from solicitacao
        union all select situacao, versao, usuario, atualizacao = inclusao from pendencia`,
    )
    assert.deepEqual(parts, [
      { situacao: 'Incluída', versao: 1, usuario: 'ana', untouched: true },
      { situacao: 'Aprovado', versao: 1, usuario: 'ana', untouched: true },
    ])
    const activities = await rows(following, 'select situacao, usuario from registro_atividade order by id')
    assert.deepEqual(
      activities.map(({ situacao }) => situacao),
      ['Aprovada', 'Enviada', 'Devolvida', 'Incluída', 'Aprovada'],
    )
    assert.ok(activities.every(({ usuario }) => usuario === 'carlos'))
    // Queries by period find the contract that changed, and not the other one.
    const moved = await rows(following, `select atualizacao > '${then}' as moved from contrato order by id`)
    assert.deepEqual(moved, [{ moved: true }, { moved: false }])
  })
})

async function addStudent(owner: pg.Client, id: number): Promise<number> {
  const { rows } = await owner.query(
    `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, cep)
     values ($1, 'A', 'Ana', 'ana', 'ana', 'Rua', 'Cidade', 'SP', '01310100') returning id`,
    [id],
  )
  return rows[0].id
}

async function fillTerminations(owner: pg.Client, id: number): Promise<void> {
  const contracts = await owner.query(
    `insert into contrato (cliente_id, numero, sequencia, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario, documento)
     select $1, n, s, 'monitoria', 'Monitoria', $2, '2026-03-01', '2026-07-01', 'teste', '{}'
       from (values (1, 1), (1, 2), (2, 1)) v(n, s) order by n, s returning id`,
    [id, await addStudent(owner, id)],
  )
  for (const { id: contrato } of contracts.rows) {
    await owner.query(
      `insert into solicitacao (cliente_id, contrato_id, tipo, situacao, usuario)
       select $1, $2, t.tipo, t.situacao, 'teste' from (values ('Rescisão', 'Atendida'), ('Rescisão', 'Incluída'),
         ('Recesso', 'Incluída')) t(tipo, situacao)`,
      [id, contrato],
    )
  }
}

async function fillFollowUp(owner: pg.Client, id: number): Promise<void> {
  const contracts = await owner.query(
    `insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario,
       inclusao, atualizacao)
     select $1, n, 'monitoria', 'Monitoria', $2, '2026-03-01', '2026-07-01', 'carlos', $3, $3
       from generate_series(1, 2) n order by n returning id`,
    [id, await addStudent(owner, id), then],
  )
  const [changed, same] = contracts.rows.map((row) => row.id)
  await owner.query(`select set_config('vinculo.historico', 'S', false)`)
  await owner.query(
    `insert into solicitacao (cliente_id, contrato_id, tipo, situacao, usuario, inclusao)
     values ($1, $2, 'Declaração', 'Incluída', 'ana', $3)`,
    [id, same, then],
  )
  await owner.query(
    `insert into pendencia (cliente_id, contrato_id, tipo, situacao, usuario, inclusao, atualizacao)
     values ($1, $2, 'Relatório final', 'Aprovado', 'ana', $3, $3)`,
    [id, same, then],
  )
  const states = ['Aprovado', 'Em aprovação', 'Reprovada', 'Qualquer', 'Aprovada']
  for (const [at, situacao] of states.entries()) {
    await owner.query(
      `insert into registro_atividade (cliente_id, contrato_id, atividades, situacao, inclusao)
       values ($1, $2, 'Aula', $3, $4)`,
      [id, at === 4 ? same : changed, situacao, then],
    )
  }
}
