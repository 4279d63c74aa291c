import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import { partesMensagem, registroDaParte } from '../../catalogue/management/mensagem/parts.ts'
import { pageRights } from '../../catalogue/management/registro/page-rights.ts'
import { codeOf } from '../support/browser.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addContract } from '../support/contracts.ts'
import { mensagemFixture } from '../support/fixtures/mensagem.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const clerk: readonly Right[] = ['contratos.ver', 'contratos.alterar']

/** Operations about one message, with further input. */
const about = [
  ...management
    .filter((one) => one.noun === 'mensagem' && (one.kind === 'record' || 'id' in one.example))
    .map((one) => one.id),
  'ExplicaSituacao',
  'HistoricoRegistro',
]
const bodyOf = (id: number) => ({
  id,
  versao: 1,
  entidade: 'mensagem',
  motivo: 'Engano.',
  email: 'outra@exemplo.com.br',
})

/** The right of a noun's list. */
const listedWith = (noun: string) =>
  rightsOf(management.find((one) => one.kind === 'listing' && one.noun === noun)!)[0]!

describe('a message about no contract', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const add = (nome: string, values: Row) =>
    mensagemFixture.add(world, client, 'Pendente', { nome, pessoa_id: 1, ...values })
  const shown = async (ask: Caller, id: number, nome: string) => {
    const { body } = await ask('ListaMensagens', { busca: nome })
    const file = await ask('ListaMensagens', { busca: nome, formato: 'csv' })
    const listed = (body.elementos as Row[]).map((one) => one.id).includes(id)
    assert.equal(file.text.includes(nome), listed, 'a file has the rows of the list')
    const answers = new Map<string, string>()
    for (const operation of about) answers.set(operation, codeOf(await ask(operation, bodyOf(id))))
    const seen = [...answers].filter(([, code]) => code !== '404 REGISTRO_INEXISTENTE')
    if (listed) assert.equal(seen.length, about.length, JSON.stringify([...answers]))
    else assert.deepEqual(seen, [])
    return listed
  }

  it('is tried with every operation about one', () => assert.ok(about.length >= 8, String(about)))

  for (const parte of Object.keys(partesMensagem) as (keyof typeof partesMensagem)[])
    it(`to a person of kind ${parte} is shown only to staff who may open that register`, async () => {
      const nome = `Carta a ${parte}`
      const id = await add(nome, { parte })
      const right = listedWith(registroDaParte[parte])
      assert.equal(await shown(await keyed(world, client, clerk), id, nome), false)
      assert.equal(await shown(await keyed(world, client, [...clerk, right]), id, nome), true)
    })

  for (const entidade of ['candidatura', 'conta_favorecido', 'convenio'] as const)
    it(`about a record of kind ${entidade} is shown to staff who may open it too`, async () => {
      const nome = `Sobre ${entidade}`
      const id = await add(nome, { parte: 'aluno', entidade, registro_id: 1 })
      const known: readonly Right[] = [...clerk, 'cadastros.ver']
      assert.equal(await shown(await keyed(world, client, known), id, nome), false)
      assert.equal(await shown(await keyed(world, client, [...known, pageRights[entidade]]), id, nome), true)
    })

  it('is written only by staff who may open the register of its receiver', async () => {
    const body = { parte: 'concedente', pessoa: await addHost(world, client) }
    const refused = await (await keyed(world, client, clerk))('EnviaLink', body)
    assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE')
    const sent = await (await keyed(world, client, [...clerk, 'cadastros.ver']))('EnviaLink', body)
    assert.equal(codeOf(sent), '200 OK', sent.text)
  })

  it('is independent of those about a contract, which are visible with the contract', async () => {
    const nome = 'Sobre um contrato'
    const contrato_id = await addContract(world, client)
    const id = await add(nome, { parte: 'usuario', contrato_id })
    assert.equal(await shown(await keyed(world, client, clerk), id, nome), true)
  })
})
