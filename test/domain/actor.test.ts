import assert from 'node:assert/strict'
import { after, before, describe, it, test } from 'node:test'
import { saveDisability } from '../../server/domain/deficiencia/save.ts'
import { type Actor, audited } from '../../server/store/actor.ts'
import { World } from '../support/world.ts'

/** Each kind of actor, and how the audit trail names it. */
const cases: readonly [Actor, string, string][] = [
  [{ kind: 'person', tipo: 'usuario', id: 1, login: 'ana', nome: 'Ana', operacao: 'X' }, 'ana', 'Portal'],
  [{ kind: 'credential', tipo: 'integracao', id: 1, nome: 'ERP', operacao: 'X' }, 'ERP', 'Integração'],
  [{ kind: 'sender', nome: 'ERP', portal: false, operacao: 'X' }, 'ERP', 'Integração'],
  [{ kind: 'sender', nome: 'ana', portal: true, operacao: 'X' }, 'ana', 'Portal'],
  [
    { kind: 'party', parte: 'aluno', id: 1, nome: 'Bia', login: 'bia', by: 'session', operacao: 'X' },
    'bia',
    'Portal',
  ],
  [{ kind: 'party', parte: 'supervisor', id: 1, nome: 'Caio', by: 'link', operacao: 'X' }, 'Caio', 'Portal'],
  [{ kind: 'job', operacao: 'X' }, 'sistema', 'Sistema'],
  [{ kind: 'operator', operacao: 'X' }, 'operador', 'Sistema'],
]

test('the audit trail names every kind of actor', () => {
  for (const [actor, usuario, origem] of cases)
    assert.deepEqual(audited(actor), { usuario, origem, operacao: 'X' })
})

describe('a transaction of a client', () => {
  let world: World
  let id: number
  before(async () => {
    world = await World.share({ processing: false })
    id = (await world.institution()).id
  })
  after(() => world.close())

  it('is written into the audit trail in the name of who acts', async () => {
    const [actor, usuario, origem] = cases[0]!
    await world.context.db.inClient(id, (tx) => saveDisability(tx, 'NOVA', 'Nova'), actor)
    const entries = await world.rows(id, `select usuario, origem from auditoria where operacao = 'X'`)
    assert.deepEqual(entries, [{ usuario, origem }])
  })

  it('that names nobody reads, and writes nothing', async () => {
    const { db } = world.context
    const count = () =>
      db
        .reading(id, (tx) => tx.selectFrom('deficiencia').select('codigo').execute())
        .then((all) => all.length)
    const before = await count()
    assert.ok(before > 0)
    // 25006: read_only_sql_transaction
    await assert.rejects(
      db.reading(id, (tx) => saveDisability(tx, 'OUTRA', 'Outra')),
      { code: '25006' },
    )
    assert.equal(await count(), before)
  })
})
