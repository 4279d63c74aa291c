import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { audit } from '../support/audit.ts'
import { type Browser, codeOf } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import type { Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]

describe('integration accounts that administrators manage', () => {
  let world: World
  let client: Institution
  let other: Institution
  let admin: Browser
  before(async () => {
    world = await World.share()
    client = await world.institution()
    other = await world.institution()
    admin = await enter('administradora', everyRight)
  })
  after(() => world.close())

  const enter = (login: string, permissoes: readonly Right[], of = client) =>
    entered(world, of, login, permissoes)
  async function done(id: string, body: Row = {}): Promise<Row> {
    const answer = await askAs(admin, id, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  let made = 0
  const create = (escopos = ['recebe', 'consulta']) =>
    done('CriaContaIntegracao', { usuario: `academico-${++made}`, escopos })
  const listed = async (id: unknown): Promise<Row> => {
    const { elementos } = await done('ListaContasIntegracao', { quantidade: 200 })
    return (elementos as Row[]).find((one) => one.id === id)!
  }
  const token = (usuario: unknown, senha: unknown) =>
    world.control('GetToken', { cliente: client.codigo, usuario: String(usuario), senha: String(senha) })
  const use = async (one: unknown) =>
    (await world.query('RetornaDadosOcorrencias', { token: String(one), dataInicio: '2026-01-01' })).status

  it('get tokens at once; the password is in no list, trail or second answer', async () => {
    const body = { usuario: 'uma-vez', escopos: ['consulta'] }
    const send = () =>
      admin.go('POST', '/gestao/CriaContaIntegracao', body, {
        'x-csrf-token': admin.csrf,
        'idempotency-key': 'conta-uma-vez',
      })
    const [first, again] = [await send(), await send()]
    assert.equal(first.body.id, again.body.id)
    assert.equal(again.body.segredo, '')
    const { id, segredo, inicio } = first.body as { id: number; segredo: string; inicio: string }
    assert.ok(segredo.startsWith(inicio))
    const issued = await token('uma-vez', segredo)
    assert.deepEqual([issued.status, issued.body.escopos], [200, ['consulta']])
    const shown = await listed(id)
    assert.deepEqual([shown.situacao, shown.tokens, shown.escopos], ['Ativa', 1, ['consulta']])
    assert.ok(shown.usada)
    const trail = await audit(world, client, { entidade: 'contaIntegracao', usuario: 'administradora' })
    assert.equal(trail[0]?.operacao, 'CriaContaIntegracao')
    for (const told of [shown, trail]) assert.ok(!JSON.stringify(told).includes(segredo.slice(12)))
  })

  it('have a unique user name among active ones, with characters valid in a form', async () => {
    const { usuario, id } = await create()
    const field = async (body: Row) => {
      const answer = await askAs(admin, 'CriaContaIntegracao', { escopos: ['consulta'], ...body })
      assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO', answer.text)
      return answer.body.error.campos[0].campo
    }
    assert.equal(await field({ usuario: String(usuario) }), 'usuario')
    assert.equal(await field({ usuario: String(usuario).toUpperCase() }), 'usuario')
    assert.equal(await field({ usuario: 'com espaço' }), 'usuario')
    await done('RevogaContaIntegracao', { id })
    await done('CriaContaIntegracao', { usuario, escopos: ['consulta'] })
  })

  it('cannot have scopes that their creator, or the reader of the password, lacks', async () => {
    const few = await enter('poucas', ['acessos.alterar', 'integracao.ver', 'cadastros.ver'])
    const wanted = { usuario: 'demais', escopos: ['consulta', 'financeiro'] }
    const refused = await askAs(few, 'CriaContaIntegracao', wanted)
    assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE')
    assert.equal(refused.body.error.detalhes.permissao, 'financeiro.ver')
    const { id } = await create(['financeiro'])
    assert.equal(codeOf(await askAs(few, 'TrocaSenhaContaIntegracao', { id })), '403 PERMISSAO_AUSENTE')
    const looking = await enter('so-olha', ['integracao.ver'])
    assert.equal((await askAs(looking, 'ListaContasIntegracao')).status, 200)
    for (const operation of ['CriaContaIntegracao', 'TrocaSenhaContaIntegracao', 'RevogaContaIntegracao'])
      assert.equal(
        codeOf(await askAs(looking, operation, { ...wanted, id })),
        '403 PERMISSAO_AUSENTE',
        operation,
      )
  })

  it('keep the previous password for the given hours; with none it ends at once, with its tokens', async () => {
    const { id, usuario, segredo } = await create()
    const before = (await token(usuario, segredo)).body.token
    const kept = await done('TrocaSenhaContaIntegracao', { id, horas: 24 })
    assert.ok(kept.anteriorAte)
    assert.equal((await listed(id)).situacao, 'Em troca')
    for (const senha of [segredo, kept.segredo]) assert.equal((await token(usuario, senha)).status, 200)
    assert.equal(await use(before), 200)
    const last = await done('TrocaSenhaContaIntegracao', { id, horas: 0 })
    assert.equal(last.anteriorAte, null)
    assert.equal((await listed(id)).situacao, 'Ativa')
    for (const senha of [segredo, kept.segredo]) assert.equal((await token(usuario, senha)).status, 401)
    assert.equal(await use(before), 401)
    assert.equal((await token(usuario, last.segredo)).status, 200)
  })

  it('end with their tokens, after a simulation with their number, and only within the institution', async () => {
    const { id, usuario, segredo } = await create()
    const issued = (await token(usuario, segredo)).body.token
    const stranger = await enter('estranha', everyRight, other)
    for (const operation of ['RevogaContaIntegracao', 'TrocaSenhaContaIntegracao'])
      assert.equal(codeOf(await askAs(stranger, operation, { id })), '404 REGISTRO_INEXISTENTE')
    const told = await done('RevogaContaIntegracao', { id, SIMULAR: 'S' })
    assert.deepEqual([told.simulado, told.usuario, told.tokens], [true, usuario, 1])
    assert.equal(await use(issued), 200)
    await done('RevogaContaIntegracao', { id })
    assert.equal(await use(issued), 401)
    assert.equal((await token(usuario, segredo)).status, 401)
    const shown = await listed(id)
    assert.deepEqual([shown.situacao, shown.tokens], ['Revogada', 0])
    assert.equal(codeOf(await askAs(admin, 'RevogaContaIntegracao', { id })), '404 REGISTRO_INEXISTENTE')
  })
})
