import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Scope, scopeOf, scopes } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { asksForCredential, type Row, refusalBody, validRequest, validStatus } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all = (operations as readonly Operation[]).filter(asksForCredential)

describe('a credential without access to an operation', () => {
  let world: World
  let client: Institution
  let other: Institution
  let poor: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    other = await world.institution()
    poor = await world.institution(['sensivel'])
    poor.key = await createCredential(world.context.owner, {
      clienteId: poor.id,
      kind: 'workforce',
      name: 'sem escopo',
      scopes: ['recebe', 'consulta'],
    })
  })
  after(() => world.close())

  const batches = async () =>
    (await world.rows<{ n: number }>(client.id, 'select count(*) as n from lote'))[0]!.n
  const kindOf = ({ family }: Operation) => (family === 'workforce' ? 'workforce' : 'integracao')
  /** The valid request with another credential, in the header or in the body; undefined sends none. */
  const present = (operation: Operation, credential: unknown) => {
    const { path, body, headers } = validRequest(operation, client)
    if (kindOf(operation) === 'integracao') {
      return world.post(path, { ...body, TOKEN: undefined, token: credential })
    }
    return world.post(
      path,
      body,
      credential === undefined ? {} : { ...headers, authorization: String(credential) },
    )
  }

  async function isTold(operation: Operation, scope: string): Promise<void> {
    const { status, body } = await present(
      operation,
      kindOf(operation) === 'workforce' ? poor.key : poor.token,
    )
    const message = `A credencial não tem o escopo ${scope}.`
    assert.equal(status, 403)
    assert.deepEqual(body, refusalBody(operation, 'ESCOPO_AUSENTE', message))
  }

  // Each family has one entry point, so one operation of each suffices.
  for (const [operation] of Object.values(Object.groupBy(all, ({ family }) => family))) {
    if (!operation) continue
    it(`gets the reason from ${operation.id} when it is complete but no longer valid`, async () => {
      const made = await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: kindOf(operation),
        name: 'que termina',
        scopes: Object.keys(scopes) as Scope[],
      })
      const ends = async (column: 'revogada_em' | 'expira_em') =>
        world.rows(
          client.id,
          `update credencial set revogada_em = null, expira_em = null where nome = 'que termina';
           update credencial set ${column} = '2026-03-04T15:06:59Z' where nome = 'que termina'`,
        )
      const answers = async (sentence: string, credential = made) => {
        const { status, body } = await present(operation, credential)
        assert.equal(status, 401)
        const message = `Credencial inválida.${sentence}`
        assert.deepEqual(body, refusalBody(operation, 'CREDENCIAL_INVALIDA', message))
      }
      await ends('revogada_em')
      await answers(' Foi revogada em 04/03/2026 12:06.')
      await ends('expira_em')
      await answers(' Expirou em 04/03/2026 12:06.')
      await answers('', made.slice(0, -9) + (made.endsWith('0') ? '1' : '0'))
      await answers(
        kindOf(operation) === 'workforce'
          ? ' Este é um token de integração.'
          : ' Esta é uma chave da força de trabalho.',
        kindOf(operation) === 'workforce' ? client.token : client.key,
      )
    })
  }

  for (const operation of all) {
    it(`gets the same answer from ${operation.id}, whatever is wrong with it`, async () => {
      const own = kindOf(operation) === 'workforce' ? client.key : client.token
      const texts: unknown[] = [
        'x',
        newToken(kindOf(operation)),
        own.slice(0, -1),
        `${own}0`,
        own.toUpperCase(),
        own.slice(0, -1) + (own.endsWith('0') ? '1' : '0'),
      ]
      const others: unknown[] = [7, true, [own], { token: own }, `${own}\u0000`, 'x'.repeat(5_000)]
      const before = await batches()
      const wrong = kindOf(operation) === 'workforce' ? texts : [...texts, ...others]
      for (const credential of wrong) {
        const { status, body } = await present(operation, credential)
        assert.equal(status, 401, JSON.stringify(credential))
        assert.deepEqual(body, refusalBody(operation, 'CREDENCIAL_INVALIDA', 'Credencial inválida.'))
      }
      assert.equal(await batches(), before)
      assert.equal((await present(operation, own)).status, validStatus(operation))
    })

    const scope = scopeOf(operation)
    if (scope) {
      it(`gets the scope that ${operation.id} requires`, () => isTold(operation, scope))
    }

    if (operation.family === 'workforce') continue

    it(`is invalid, not missing, after Bearer, for ${operation.id}`, async () => {
      const { path, body } = validRequest(operation, client)
      const { TOKEN: _, token: __, ...rest } = body as Row
      const code = async (authorization: string, sent: Row) => {
        const answer = await world.post(path, sent, { authorization })
        return `${answer.status} ${answer.headers.get('x-problema')}`
      }
      const cases: [string, Row, string][] = [
        ['Bearer x', rest, '401 CREDENCIAL_INVALIDA'],
        [`Bearer ${client.key}`, rest, '401 CREDENCIAL_INVALIDA'],
        ['Bearer ', rest, '401 CREDENCIAL_AUSENTE'],
        // A header for a gateway is ignored when the token is in the body.
        ['Bearer x', body as Row, `${validStatus(operation)} `],
      ]
      for (const [authorization, sent, expected] of cases)
        assert.ok((await code(authorization, sent)).startsWith(expected), authorization)
    })

    it(`must belong to the client that the body names, for ${operation.id}`, async () => {
      const { path, body } = validRequest(operation, client)
      const before = await batches()
      const names: [string, unknown][] = [
        ['another client', other.codigo],
        ['the same in capitals', client.codigo.toUpperCase()],
        ['a NUL at the end', `${client.codigo}\u0000`],
        ['the number of the client', client.id],
        ['true', true],
        ['a list', [client.codigo]],
        ['an object', { codigo: client.codigo }],
        ['a very long text', 'x'.repeat(5_000)],
      ]
      for (const [what, cliente] of names) {
        const answer = await world.post(path, { ...body, cliente })
        assert.equal(answer.status, 401, what)
        assert.deepEqual(answer.body, refusalBody(operation, 'CREDENCIAL_INVALIDA', 'Credencial inválida.'))
      }
      assert.equal(await batches(), before)
      for (const cliente of [client.codigo, '', null]) {
        const { status } = await world.post(path, { ...body, cliente })
        assert.equal(status, validStatus(operation), String(cliente))
      }
    })

    it(`is not read from __proto__, for ${operation.id}`, async () => {
      const { path, body } = validRequest(operation, client)
      const { TOKEN: _, token: __, ...rest } = body as Row
      const hidden = `{"__proto__":{"TOKEN":"${client.token}","token":"${client.token}"}`
      const answer = await world.post(path, `${hidden},${JSON.stringify(rest).slice(1)}`)
      assert.equal(answer.status, 401)
    })
  }
})
