import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf } from '../support/browser.ts'
import { type Caller, signedIn } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('the Pix key of an institution', () => {
  let world: World
  let client: Institution
  const people: Record<string, Caller> = {}
  before(async () => {
    world = await World.share()
    client = await world.institution()
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'AJUSTA',
      nome: 'Ajusta',
      permissoes: ['configuracao.alterar'],
    })
    for (const login of ['ana', 'bia', 'dora']) {
      await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id })
      people[login] = await signedIn(world, client, login)
    }
  })
  after(() => world.close())

  const ask = (who: string, operation: string, body: object) => people[who]!(operation, body as Row)
  const propose = (who: string, valor: string) =>
    ask(who, 'SalvaAjustes', { ajustes: [{ nome: 'pixChave', valor }] })
  const standing = async () => {
    const { ajustes, pixProposta } = (await ask('ana', 'ConsultaAjustes', {})).body
    const { valor } = ajustes.find(({ nome }: Row) => nome === 'pixChave')
    return [valor, pixProposta.chave, pixProposta.versao]
  }
  const rule = (answer: { body: Row }) =>
    (answer.body.error as { detalhes: { achados: Row[] } }).detalhes.achados.map(({ regra }) => regra)

  it('is confirmed only by a person who proposed no part of it, in the version they saw', async () => {
    assert.equal(codeOf(await propose('ana', 'nada')), '422 REGISTRO_INVALIDO')
    const proposed = await propose('ana', 'ana@exemplo.com.br')
    assert.deepEqual([codeOf(proposed), proposed.body.mudancas], ['200 OK', []])
    assert.deepEqual(await standing(), ['', 'ana@exemplo.com.br', 1])
    assert.deepEqual(rule(await ask('ana', 'ConfirmaChavePix', { proposta: 1 })), ['outraPessoaConfirma'])
    assert.equal(codeOf(await propose('bia', 'bia@exemplo.com.br')), '200 OK')
    assert.equal(codeOf(await ask('dora', 'ConfirmaChavePix', {})), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await ask('dora', 'ConfirmaChavePix', { proposta: 1 })), '409 CONFLITO')
    for (const who of ['ana', 'bia']) {
      assert.deepEqual(rule(await ask(who, 'ConfirmaChavePix', { proposta: 2 })), ['outraPessoaConfirma'])
    }
    assert.equal(codeOf(await ask('dora', 'ConfirmaChavePix', { proposta: 2 })), '200 OK')
    assert.deepEqual(await standing(), ['bia@exemplo.com.br', '', 0])
    assert.equal(codeOf(await ask('dora', 'ConfirmaChavePix', { proposta: 2 })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await propose('dora', 'dora@exemplo.com.br')), '200 OK')
    assert.equal(codeOf(await ask('dora', 'DescartaChavePix', { proposta: 3 })), '200 OK')
    assert.deepEqual(await standing(), ['bia@exemplo.com.br', '', 0])
    const trail = await world.rows<Row>(
      client.id,
      `select campos from auditoria where operacao = 'ConfirmaChavePix' and entidade = 'cliente'`,
    )
    assert.match(JSON.stringify(trail), /"chavePix"/)
  })
})
