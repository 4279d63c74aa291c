import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrate.ts'
import { foldLogin } from '../../server/values/fold.ts'
import { tester } from '../support/actor.ts'
import { type Older, olderThan } from '../support/older-schema.ts'

/** Decomposed, as some systems send them; the last two would be one login. */
const logins = ['jose\u0301', 'ana', 'joa\u0303o', 'jo\u00e3o']

describe('an upgrade from before texts were composed', () => {
  let older: Older
  let db: Database
  let client: number
  before(async () => {
    older = await olderThan('0021')
    client = await older.fill(async (owner, id) => {
      await owner.query(
        `insert into aluno (cliente_id, identificacao, nome, cpf, login, login_chave, endereco, cidade, uf, cep)
         select $1, 'A' || n, 'Nome', lpad(n::text, 11, '0'), l, l, 'Rua', 'Santos', 'SP', '11010000'
           from unnest($2::text[]) with ordinality u(l, n)`,
        [id, logins],
      )
      await owner.query(
        `insert into lote (cliente_id, operacao, registros, partes, tamanho) values ($1, 'CadastraPessoa', 3, 1, 10)`,
        [id],
      )
      await owner.query(
        `insert into ocorrencia (cliente_id, lote_id, operacao, sequencia, chave, codigo, gravidade, mensagem)
         select $1, (select max(id) from lote), 'CadastraPessoa', n, c, 'UF_INVALIDA', 'Erro', 'UF'
           from unnest('{F / 52998224725,J / 11444777000161,""}'::text[]) with ordinality u(c, n)`,
        [id],
      )
    })
    await migrate(older.url)
    db = new Database(applicationConnection(older.url), 1)
  })
  after(async () => {
    await db?.close()
    await older?.drop()
  })

  const column = async (statement: string) =>
    (await db.inClient(client, (tx) => sql.raw<{ one: string }>(statement).execute(tx), tester)).rows.map(
      ({ one }) => one,
    )

  it('finds users by their logins, and keeps those that would conflict', async () => {
    assert.deepEqual(await column('select login_chave as one from aluno order by id'), [
      foldLogin('JOSÉ'),
      'ana',
      'joa\u0303o',
      foldLogin('João'),
    ])
  })

  it('shows no CPF as the key of an occurrence', async () => {
    assert.deepEqual(await column('select chave as one from ocorrencia order by sequencia'), [
      'F / ***',
      'J / 11444777000161',
      '',
    ])
  })
})
