import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { render } from '../../catalogue/render.ts'
import { credentialPlaces } from '../../catalogue/wire/failures.ts'
import { newToken } from '../../server/domain/credencial/token.ts'
import { asksForCredential, refusalBody, validRequest, validStatus } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all = (operations as readonly Operation[]).filter(asksForCredential)

type Case = [authorization: string, body: object, status: number]

describe('the credential of a request', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  for (const operation of all) {
    it(`of ${operation.id} is named when missing`, async () => {
      const { path, body } = validRequest(operation, client)
      const message = `Falta a credencial: ${render(credentialPlaces[operation.family], 'pt')}.`
      for (const token of [undefined, '', null]) {
        const answer = await world.post(path, { ...body, TOKEN: token, token })
        assert.equal(answer.status, 401)
        assert.deepEqual(answer.body, refusalBody(operation, 'CREDENCIAL_AUSENTE', message))
      }
    })

    if (operation.family === 'workforce') continue
    it(`of ${operation.id} may be in the header, alone or after Bearer`, async () => {
      const { path, body } = validRequest(operation, client)
      const rest = { ...body, TOKEN: undefined, token: undefined }
      const right = [client.token, `Bearer ${client.token}`, `bearer  ${client.token}`]
      // The header precedes the body, but a value that is no token of ours is ignored.
      const wrong = [`Bearer ${newToken('integracao')}`, 'Bearer vinc_int_truncado']
      const others = ['Basic YTpi', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', client.key]
      const cases: Case[] = [
        ...right.map((text): Case => [text, rest, validStatus(operation)]),
        ...wrong.map((text): Case => [text, body, 401]),
        ...others.map((text): Case => [text, body, validStatus(operation)]),
        ...others.map((text): Case => [text, rest, 401]),
        [client.token, { ...rest, cliente: 'outro' }, 401],
        [client.token, { ...rest, TOKEN: 'outro' }, validStatus(operation)],
      ]
      for (const [authorization, body, status] of cases) {
        assert.equal((await world.post(path, body, { authorization })).status, status, authorization)
      }
    })

    it(`of ${operation.id} is one: a body with two different tokens has none`, async () => {
      const { path, body } = validRequest(operation, client)
      const wrong = newToken('integracao')
      const { TOKEN: _, token: __, ...rest } = body
      const bodies = [
        { TOKEN: client.token, token: wrong, ...rest },
        { ...rest, token: wrong, TOKEN: client.token },
        { TOKEN: wrong, token: client.token, ...rest },
        { ...rest, token: client.token, TOKEN: wrong },
      ]
      for (const one of bodies) assert.equal((await world.post(path, one)).status, 401)
      const twice = { ...body, TOKEN: client.token, token: client.token }
      assert.equal((await world.post(path, twice)).status, validStatus(operation))
    })
  }
})
