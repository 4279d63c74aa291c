import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addFile } from '../support/files.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('signatures of a person without an address', () => {
  let world: World
  let client: Institution
  let authorization: string
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.alterar'],
    })
  })
  after(() => world.close())

  it('are answered in their resulting state, so that the next command has the current version', async () => {
    const id = await addFile(world, client, { situacao_assinatura: 'Não enviado', signers: [] })
    let versao = 1
    for (const command of ['EnviaParaAssinatura', 'RenovaAssinatura']) {
      const body = { id, versao, prazo: '2099-03-20' }
      const answer = await new Browser(world.base).go('POST', `/gestao/${command}`, body, { authorization })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const [stored] = await world.rows<Row>(
        client.id,
        `select situacao_assinatura as situacao, versao from arquivo where id = ${id}`,
      )
      const [{ situacao, versao: told }] = answer.body.resultados
      assert.deepEqual({ situacao, versao: told }, stored)
      assert.equal(situacao, 'Solução Pendente')
      versao = told
    }
  })
})
