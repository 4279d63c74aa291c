import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser } from '../support/browser.ts'
import { addInternship } from '../support/internships.ts'
import { type Institution, World } from '../support/world.ts'

describe('the list of contracts', () => {
  let world: World
  let client: Institution
  let key: string
  let [wanted, others]: number[] = []
  const found = async (busca: string) => {
    const { body } = await new Browser(world.base).go(
      'POST',
      '/gestao/ListaContratos',
      { busca },
      { authorization: key },
    )
    return body.elementos.map(({ id }: { id: number }) => id)
  }
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    const scopes = ['contratos.ver'] as const
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'lista',
      scopes,
    })
    const aluno = { nome: 'Iara Nunes', identificacao: 'RA0000049', matricula: 'M-7731', cpf: '52998224725' }
    wanted = await addInternship(world, client, { numero: 8061 }, { aluno })
    others = await addInternship(world, client, { numero: 18061 })
  })
  after(() => world.close())

  for (const busca of [
    '8061',
    'ra0000049',
    'm-7731',
    '529.982.247-25',
    '52998224725',
    'iara',
    'nunes 8061',
  ]) {
    it(`finds a contract by ${busca}, and no other`, async () => {
      assert.deepEqual(await found(busca), [wanted])
    })
  }

  it('finds nothing by a part of a number, and accepts numbers beyond any column', async () => {
    assert.deepEqual(await found('1806'), [])
    assert.deepEqual(await found('18061'), [others])
    assert.deepEqual(await found('9'.repeat(90)), [])
    assert.deepEqual(await found('529.982.247-24'), [])
  })
})
