import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Scope, scopeOf, scopes } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { createAccount } from '../../server/domain/conta/create.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { asksForCredential, refusalBody, validRequest, validStatus } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const open = all.filter((operation) => !asksForCredential(operation)).map(({ id }) => id)

/** Access to every operation, derived from its declaration. */
describe('access', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const kindOf = ({ family }: Operation) => (family === 'workforce' ? 'workforce' : 'integracao')
  const made = new Map<string, Promise<string>>()
  /** Creates a credential of a kind for these scopes once; many operations need the same. */
  function once(kind: string, granted: readonly Scope[], make: () => Promise<string>): Promise<string> {
    const name = `${kind} ${granted}`
    const one = made.get(name) ?? make()
    made.set(name, one)
    return one
  }
  const credential = (operation: Operation, scopes: readonly Scope[]) => {
    const kind = kindOf(operation)
    const given = { clienteId: client.id, kind, name: 'teste', scopes } as const
    return once(kind, scopes, () => createCredential(world.context.owner, given))
  }
  const temporary = (scopes: readonly Scope[]) =>
    once('emitido', scopes, async () => {
      const usuario = newToken('conta').slice(9, 30)
      const senha = await createAccount(world.context.owner, { clienteId: client.id, usuario, scopes })
      const { body } = await world.control('GetToken', { cliente: client.codigo, usuario, senha })
      return String(body.token)
    })
  /** The operation's example, with this credential where the family carries it. */
  const call = (operation: Operation, given: string) => {
    const { path, body, headers } = validRequest(operation, { ...client, token: given, key: given })
    return world.post(path, body, headers)
  }
  const othersThan = (scope: Scope | undefined) =>
    (Object.keys(scopes) as Scope[]).filter((one) => one !== scope)

  it('needs no credential only for requesting and checking a token', () => {
    assert.deepEqual(open, ['GetToken', 'ValidateToken'])
  })

  for (const operation of all.filter(asksForCredential)) {
    const { id } = operation
    const scope = scopeOf(operation)

    it(`to ${id} is refused for an unknown credential and for one of the other kind`, async () => {
      const [other, what] =
        kindOf(operation) === 'workforce'
          ? [client.token, ' Este é um token de integração.']
          : [client.key, ' Esta é uma chave da força de trabalho.']
      const known = [newToken(kindOf(operation)), newToken('emitido'), other, client.senha]
      for (const wrong of known) {
        const { status, body } = await call(operation, wrong)
        assert.equal(status, 401)
        const message = `Credencial inválida.${wrong === other ? what : ''}`
        assert.deepEqual(body, refusalBody(operation, 'CREDENCIAL_INVALIDA', message))
      }
    })

    it(`to ${id} depends only on its scope`, async () => {
      assert.equal(
        (await call(operation, await credential(operation, scope ? [scope] : []))).status,
        validStatus(operation),
      )
      if (!scope) return
      const { status, body } = await call(operation, await credential(operation, othersThan(scope)))
      assert.equal(status, 403)
      const message = `A credencial não tem o escopo ${scope}.`
      assert.deepEqual(body, refusalBody(operation, 'ESCOPO_AUSENTE', message))
    })

    if (operation.family === 'workforce' || scope === 'workforce') continue

    it(`to ${id} depends on the scope of a temporary token too`, async () => {
      const others = othersThan(scope).filter((one) => one !== 'workforce')
      const sides = [
        [scope ? [scope] : others, validStatus(operation)],
        [others, scope ? 403 : validStatus(operation)],
      ] as const
      for (const [granted, status] of sides)
        assert.equal((await call(operation, await temporary(granted))).status, status)
    })
  }
})
