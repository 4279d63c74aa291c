import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrate.ts'
import { tester } from '../support/actor.ts'
import { type Older, olderThan } from '../support/older.ts'

/** What an older version wrote is there, and means the same, after an upgrade. */
describe('an upgrade', () => {
  let older: Older
  let db: Database
  let client: number
  before(async () => {
    older = await olderThan('0014')
    client = await older.fill(async (owner, id) => {
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
    await migrate(older.url)
    db = new Database(applicationConnection(older.url), 1)
  })
  after(async () => {
    await db?.close()
    await older?.drop()
  })

  const rows = async (statement: string) =>
    (await db.inClient(client, (tx) => sql.raw(statement).execute(tx), tester)).rows

  it('lets records that wait go on waiting, for the same', async () => {
    assert.deepEqual(
      await rows(
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
    assert.deepEqual(await rows('select codigo, permissoes, por_integracao from perfil order by codigo'), [
      { codigo: 'ADMIN', permissoes: ['integracao.ver', 'integracao.alterar'], por_integracao: false },
      { codigo: 'ESTAGIO', permissoes: ['integracao.ver'], por_integracao: false },
      { codigo: 'OUTRO', permissoes: [], por_integracao: false },
    ])
  })
})
