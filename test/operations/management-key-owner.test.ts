import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { contaDados } from '../support/bank.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs, type Caller, entered, keyed } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

describe('a management key and its owner', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  let made = 0
  /** A key of a new user, with rights for both, and functions to change the user and profile. */
  const owned = async (held: readonly Right[], scopes: readonly Right[] = held) => {
    const codigo = `dona${++made}`
    const perfil_id = await insert(world, client, 'perfil', { codigo, nome: codigo, permissoes: held })
    const owner = await addUsuario(world, client, codigo, { perfil_id })
    const credential = { clienteId: client.id, kind: 'gestao', name: codigo, scopes, owner } as const
    const authorization = await createCredential(world.context.owner, credential)
    const ask: Caller = (operation, body) =>
      new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
    const set = (table: 'usuario' | 'perfil', change: string) =>
      world.rows(
        client.id,
        `update ${table} set ${change} where id = ${table === 'usuario' ? owner : perfil_id}`,
      )
    return { ask, set, codigo, owner }
  }

  it('opens nothing while the owner may not sign in', async () => {
    const { ask, set } = await owned(['contratos.ver'])
    assert.equal(codeOf(await ask('ListaContratos', {})), '200 OK')
    await set('usuario', "validade = '2020-01-01'")
    assert.equal(codeOf(await ask('ListaContratos', {})), '403 CADASTRO_INATIVO')
    await set('usuario', 'validade = null')
    assert.equal(codeOf(await ask('ListaContratos', {})), '200 OK')
  })

  it('has the rights that both have', async () => {
    const { ask, set } = await owned(
      ['contratos.ver', 'convenios.ver', 'projetos.ver'],
      ['contratos.ver', 'convenios.ver'],
    )
    assert.equal(codeOf(await ask('ListaContratos', {})), '200 OK')
    assert.equal(codeOf(await ask('ListaPropostas', {})), '403 PERMISSAO_AUSENTE')
    await set('perfil', "permissoes = '{convenios.ver}'")
    assert.equal(codeOf(await ask('ListaContratos', {})), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await ask('ListaConvenios', {})), '200 OK')
  })

  it('is limited to the units of the owner', async () => {
    const { ask, set } = await owned(['contratos.ver', 'auditoria.ver'])
    const [here, there] = [1, 2].map((at) => ({ codigo: `U${at}`, nome: `U${at}` }))
    const unidade = await insert(world, client, 'unidade', here!)
    await insert(world, client, 'unidade', there!)
    assert.equal(codeOf(await ask('ListaAuditoria', {})), '200 OK')
    await set('perfil', 'por_unidade = true')
    await set('usuario', `unidade_id = ${unidade}`)
    assert.equal(codeOf(await ask('ListaAuditoria', {})), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await ask('ListaContratos', {})), '200 OK')
  })

  it('does not count as a second person after its right was removed', async () => {
    const first = await entered(world, client, 'primeira', ['financeiro.ver', 'financeiro.remeter'])
    const account = await askAs(first, 'IncluiContaBancaria', { banco: '237', nome: 'Bolsas', ...contaDados })
    const { id } = account.body.resultados[0]
    const second = await owned(['financeiro.ver', 'financeiro.remeter'])
    const confirm = async () => codeOf(await second.ask('ConfirmaContaBancaria', { id, versao: 1 }))
    await second.set('perfil', "permissoes = '{financeiro.ver}'")
    assert.equal(await confirm(), '403 PERMISSAO_AUSENTE')
    await second.set('perfil', "permissoes = '{financeiro.ver,financeiro.remeter}'")
    await second.set('usuario', "validade = '2020-01-01'")
    assert.equal(await confirm(), '403 CADASTRO_INATIVO')
    await second.set('usuario', 'validade = null')
    assert.equal(await confirm(), '200 OK')
  })

  it('without an owner keeps its own rights, and cannot take over another person’s key', async () => {
    const nobodys = await keyed(world, client, ['contratos.ver', 'acessos.alterar'])
    assert.equal(codeOf(await nobodys('ListaContratos', {})), '200 OK')
    const { codigo } = await owned(['contratos.ver'])
    const [key] = await world.rows<{ id: number }>(
      client.id,
      `select id from credencial where nome = '${codigo}'`,
    )
    const exchanged = await nobodys('TrocaCredencial', { id: key!.id })
    assert.equal(codeOf(exchanged), '422 REGRA_IMPEDE', exchanged.text)
    assert.equal(exchanged.body.error.detalhes.achados[0].regra, 'pessoaConhecida')
  })
})
