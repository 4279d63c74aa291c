import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { entraSessao } from '../../catalogue/session/entra-sessao.ts'
import { opcoesSessao } from '../../catalogue/session/opcoes-sessao.ts'
import { webhookAssinatura } from '../../catalogue/webhook/webhook-assinatura.ts'
import { call } from '../../client/call.ts'
import { Problem, Unreachable } from '../../client/problem.ts'
import { requestOf } from '../../client/request.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { answer, Scripted } from '../support/scripted-server.ts'
import { type Institution, World } from '../support/world.ts'

describe('the console’s HTTP client', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  it('calls a management operation by name, and a session operation by method and address', () => {
    assert.deepEqual(requestOf(webhookAssinatura, { URL: 'x' }), {
      method: 'POST',
      path: '/gestao/WebhookAssinatura',
      body: '{"URL":"x"}',
    })
    assert.deepEqual(requestOf(opcoesSessao, { cliente: 'a&b' }), {
      method: 'GET',
      path: '/sessao/opcoes?cliente=a%26b',
      body: undefined,
    })
  })

  it('returns the answer as declared', async () => {
    const answer = await call({ base: world.base }, opcoesSessao, { cliente: client.codigo })
    assert.deepEqual(answer, { senha: true, loginUnico: null, mensagens: false })
  })

  it('throws a refusal with its code, message and request id', async () => {
    const attempt = call({ base: world.base }, entraSessao, {
      cliente: client.codigo,
      login: 'x',
      senha: 'y',
    })
    await assert.rejects(attempt, (error) => {
      assert.ok(error instanceof Problem)
      assert.deepEqual([error.code, error.status], ['LOGIN_INVALIDO', 401])
      assert.match(error.message, /não conferem/)
      assert.match(error.requestId, /^[0-9a-f-]{36}$/)
      return true
    })
  })

  it('reports wrong fields, and works with a management key', async () => {
    const key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'console',
      scopes: ['integracao.ver', 'integracao.alterar'],
    })
    const attempt = call({ base: world.base, key }, webhookAssinatura, {} as never)
    await assert.rejects(attempt, (error) => {
      assert.ok(error instanceof Problem)
      assert.equal(error.code, 'REGISTRO_INVALIDO')
      assert.ok(error.fields.length > 0)
      return true
    })
  })

  it('reports no answer, or an answer that is not the platform’s', async () => {
    const nowhere = call({ base: 'http://127.0.0.1:1' }, opcoesSessao, { cliente: 'x' })
    await assert.rejects(nowhere, Unreachable)
    const stranger = await Scripted.open((_, response) => answer(response, 404, { error: 'not here' }))
    const strange = call({ base: stranger.base }, opcoesSessao, { cliente: 'x' })
    await assert.rejects(strange, (error) => error instanceof Unreachable && error.status === 404)
    stranger.close()
    const elsewhere = call({ base: `${world.base}/nada` }, opcoesSessao, { cliente: 'x' })
    await assert.rejects(elsewhere, { code: 'OPERACAO_DESCONHECIDA' })
  })
})
