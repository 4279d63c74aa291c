import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrate.ts'
import { tester } from '../support/actor.ts'
import { olderThan } from '../support/older.ts'
import type { Row } from '../support/records.ts'

const then = '2026-03-01T12:00:00Z'

it('an upgrade keeps requests, pending items and activities; states that were any text become those of the machine', async () => {
  const older = await olderThan('0082')
  try {
    const client = await older.fill(async (owner, id) => {
      const student = await owner.query(
        `insert into aluno (cliente_id, identificacao, nome, login, login_chave, endereco, cidade, uf, cep)
         values ($1, 'A', 'Ana', 'ana', 'ana', 'Rua', 'Cidade', 'SP', '01310100') returning id`,
        [id],
      )
      const contracts = await owner.query(
        `insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario,
           inclusao, atualizacao)
         select $1, n, 'monitoria', 'Monitoria', $2, '2026-03-01', '2026-07-01', 'carlos', $3, $3
           from generate_series(1, 2) n order by n returning id`,
        [id, student.rows[0].id, then],
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
      await owner.query(`select set_config('vinculo.historico', '', false)`)
    })
    await migrate(older.url)
    const db = new Database(applicationConnection(older.url), 1)
    const rows = (statement: string) =>
      db.inClient(client, async (tx) => (await sql<Row>`${sql.raw(statement)}`.execute(tx)).rows, tester)
    try {
      const parts =
        await rows(`select situacao, versao, usuario, atualizacao = inclusao as untouched from solicitacao
        union all select situacao, versao, usuario, atualizacao = inclusao from pendencia`)
      assert.deepEqual(parts, [
        { situacao: 'Incluída', versao: 1, usuario: 'ana', untouched: true },
        { situacao: 'Aprovado', versao: 1, usuario: 'ana', untouched: true },
      ])
      const activities = await rows('select situacao, usuario from registro_atividade order by id')
      assert.deepEqual(
        activities.map(({ situacao }) => situacao),
        ['Aprovada', 'Enviada', 'Devolvida', 'Incluída', 'Aprovada'],
      )
      assert.ok(activities.every(({ usuario }) => usuario === 'carlos'))
      // Who asks by period sees the contract that now reads otherwise, and not the other one.
      const moved = await rows(`select atualizacao > '${then}' as moved from contrato order by id`)
      assert.deepEqual(moved, [{ moved: true }, { moved: false }])
    } finally {
      await db.close()
    }
  } finally {
    await older.drop()
  }
})
