import assert from 'node:assert/strict'
import { after, before, describe, it, test } from 'node:test'
import { actingAs } from '../../server/domain/credencial/actor.ts'
import { saveDisability } from '../../server/domain/deficiencia/save.ts'
import { type Acting, platform } from '../../server/domain/machine/bound.ts'
import { reachOf } from '../../server/domain/machine/reach.ts'
import { isBlind } from '../../server/domain/sensitive.ts'
import { type Actor, allUnits, audited, operator, unitsFrom } from '../../server/store/actor.ts'
import { staff } from '../support/actor.ts'
import { World } from '../support/world.ts'

const units = unitsFrom([7])
const party = { kind: 'party', id: 1, units, operacao: 'X' } as const

/** Each kind of actor with its name in the audit trail. */
const cases: readonly [Actor, string, string][] = [
  [staff(), 'ana', 'Portal'],
  [{ kind: 'credential', tipo: 'integracao', id: 1, nome: 'ERP', operacao: 'X' }, 'ERP', 'Integração'],
  [{ kind: 'sender', nome: 'ERP', portal: false, operacao: 'X' }, 'ERP', 'Integração'],
  [{ kind: 'sender', nome: 'ana', portal: true, operacao: 'X' }, 'ana', 'Portal'],
  [{ ...party, parte: 'aluno', nome: 'Bia', login: 'bia', by: 'session' }, 'bia', 'Portal'],
  [{ ...party, parte: 'supervisor', nome: 'Caio', by: 'link' }, 'Caio', 'Portal'],
  [{ kind: 'employee', id: 1, nome: 'Davi', operacao: 'X' }, 'Davi', 'Portal'],
  [{ kind: 'job', operacao: 'X' }, 'sistema', 'Sistema'],
  [operator('X'), 'operador', 'Sistema'],
]

test('the audit trail names every kind of actor', () => {
  for (const [actor, usuario, origem] of cases)
    assert.deepEqual(audited(actor), { usuario, origem, operacao: 'X' })
})

test('the scope follows from the actor, and only parties and staff are limited', () => {
  const all = { kind: 'all' }
  const none = { permissoes: [], units: allUnits }
  assert.deepEqual(
    cases.map(([actor]) => reachOf(actor)),
    [
      { kind: 'staff', ...none },
      ...[all, all, all],
      { kind: 'party', parte: 'aluno', id: 1, units },
      { kind: 'party', parte: 'supervisor', id: 1, units },
      ...[all, all, all],
    ],
  )
  assert.deepEqual(reachOf(staff({ units })), { kind: 'staff', permissoes: [], units })
})

test('a management key without stated rights has no right and no unit', () => {
  const actor = actingAs({ tipo: 'gestao', credencialId: 1, nome: 'BI' }, 'X')
  assert.deepEqual(reachOf(actor), { kind: 'staff', permissoes: [], units: unitsFrom([]) })
})

test('staff without the right do not see disabilities; the platform and parties have no such limit', () => {
  const blind = (actor: Actor) => isBlind({ today: '2026-03-10', actor })
  assert.ok(blind(staff()))
  assert.ok(!blind(staff({ permissoes: ['sensivel.ver'] })))
  assert.ok(blind(operator('X', ['contratos.alterar'])))
  assert.ok(!blind(operator('X')))
  assert.ok(!isBlind(platform('2026-03-10')))
  assert.ok(!blind({ ...party, parte: 'aluno', nome: 'Bia', by: 'link' }))
})

test('a call context without an actor does not compile', () => {
  // @ts-expect-error: the actor is missing
  const acting: Acting = { today: '2026-03-10' }
  assert.ok(acting)
})

describe('a transaction of a client', () => {
  let world: World
  let id: number
  before(async () => {
    world = await World.share({ processing: false })
    id = (await world.institution()).id
  })
  after(() => world.close())

  it('is recorded in the audit trail under its actor', async () => {
    for (const [at, [actor]] of cases.entries())
      await world.context.db.inClient(id, (tx) => saveDisability(tx, `N${at}`, 'Nova'), actor)
    const written = `select usuario, origem from auditoria where operacao = 'X' order by id`
    assert.deepEqual(
      await world.rows(id, written),
      cases.map(([, usuario, origem]) => ({ usuario, origem })),
    )
  })

  it('without an actor is read-only', async () => {
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
