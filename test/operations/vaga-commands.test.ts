import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/create.ts'
import { Browser } from '../support/browser.ts'
import type { Fields } from '../support/records.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('commands of vacancies', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['recrutamento.ver', 'recrutamento.alterar'],
    })
  })
  after(() => world.close())

  const ask = (operation: string, body: Fields) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })

  it('move a record, and its page shows it', async () => {
    const id = await addVacancy(world, client, { situacao: 'Em aprovação' })
    const answer = await ask('AprovaVaga', { id })
    assert.deepEqual(answer.body, {
      simulado: false,
      resultados: [
        { id, aceito: true, situacao: 'Aberta', versao: 2, codigo: '', mensagem: '', achados: [] },
      ],
    })
    const { body } = await ask('ConsultaVaga', { id })
    assert.deepEqual(
      [body.registro.identificador, body.registro.situacao, body.registro.versao],
      [id, 'Aberta', 2],
    )
    assert.deepEqual(
      body.historico.map(({ movimento, de, para, autor }: Fields) => [movimento, de, para, autor]),
      [
        ['aprovar', 'Em aprovação', 'Aberta', 'painel'],
        ['incluir', '', 'Em aprovação', 'sistema'],
      ],
    )
  })

  it('open again what was suspended', async () => {
    const id = await addVacancy(world, client, { situacao: 'Suspensa' })
    const { body } = await ask('ReabreVaga', { id })
    assert.deepEqual([body.resultados[0].aceito, body.resultados[0].situacao], [true, 'Aberta'])
  })
})
