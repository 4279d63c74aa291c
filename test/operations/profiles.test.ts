import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { saveProfile } from '../../server/domain/perfil/save.ts'
import { operator } from '../../server/store/actor.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { tester } from '../support/actor.ts'
import { type Institution, World } from '../support/world.ts'

describe('a profile', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const save = (profile: Omit<Parameters<typeof saveProfile>[1], 'codigo'>) =>
    world.context.db.inClient(
      client.id,
      async (tx) => {
        await saveProfile(tx, { codigo: 'NOVO', ...profile })
        return tx
          .selectFrom('perfil')
          .select(['nome', 'permissoes', 'por_integracao', 'por_unidade'])
          .where('cliente_id', '=', currentClient)
          .where('codigo', '=', 'NOVO')
          .execute()
      },
      operator('teste'),
    )

  it('that is new has no rights and is closed to batches by default', async () => {
    assert.deepEqual(await save({ nome: 'Novo' }), [
      { nome: 'Novo', permissoes: [], por_integracao: false, por_unidade: false },
    ])
  })

  it('is changed in the given fields, and keeps the rest', async () => {
    await save({ nome: 'Novo', permissoes: ['integracao.ver'], porIntegracao: true, porUnidade: true })
    assert.deepEqual(await save({ nome: 'Outro' }), [
      { nome: 'Outro', permissoes: ['integracao.ver'], por_integracao: true, por_unidade: true },
    ])
  })

  it('can be left without rights', async () => {
    assert.deepEqual((await save({ nome: 'Outro', permissoes: [] }))[0]!.permissoes, [])
  })

  it('leaves one audit entry per change', async () => {
    const entries = await world.context.db.inClient(
      client.id,
      (tx) =>
        tx.selectFrom('auditoria').select('acao').where('operacao', '=', 'teste').orderBy('id').execute(),
      tester,
    )
    const acts = entries.map(({ acao }) => acao)
    assert.deepEqual(acts, ['Inclusão', 'Alteração', 'Alteração', 'Alteração'])
  })
})
