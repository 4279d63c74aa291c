import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { addStudent } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { type Institution, World } from '../support/world.ts'

describe('a query of staff', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const { sealer } = world.context
    const dados_bancarios = sealer.seal(JSON.stringify({ banco: '001', agencia: '1', conta: '2' }))
    const dados_deficiencia = sealer.seal(JSON.stringify({ informacao: 'usa cadeira de rodas' }))
    await addStudent(world, client, { dados_bancarios, dados_deficiencia })
    await addFullContract(world, client)
    while (await storeDocuments(world.context)) {}
    const stored = 'select documento from contrato where documento is not null'
    assert.equal((await world.rows(client.id, stored)).length, 1)
  })
  after(() => world.close())

  const period = { dataInicio: '2000-01-01', dataFim: '9999-12-31' }
  async function ask(operation: string, name: string, ...scopes: Right[]) {
    const { owner } = world.context
    const key = await createCredential(owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes,
    })
    const answer = await world.post(`/gestao/${operation}`, period, { authorization: key })
    assert.equal(answer.status, 200, answer.text)
    const { elementos } = (name ? answer.body[name] : answer.body) as { elementos: Record<string, unknown>[] }
    assert.ok(elementos.length > 0)
    return { elementos, text: answer.text }
  }
  const students = (...more: Right[]) =>
    ask('RetornaDadosIntegracaoAlunos', 'integracaoAlunos', 'cadastros.ver', ...more)
  const contracts = (...more: Right[]) => ask('RetornaDadosContratosMonitoria', '', 'contratos.ver', ...more)

  it('shows bank and disability data only with their rights', async () => {
    const [plain] = (await students()).elementos
    assert.equal(plain!.banco, null)
    assert.ok(!('deficiencia' in plain!))
    const [money] = (await students('financeiro.ver')).elementos
    assert.ok(money!.banco && !('deficiencia' in money!))
    const [sensitive] = (await students('sensivel.ver')).elementos
    assert.ok(sensitive!.banco === null && 'deficiencia' in sensitive!)
  })

  it('shows no bank data of contracts whose texts are stored with it', async () => {
    const whole = await contracts('financeiro.ver')
    assert.match(whole.text, /"agencia":"1234-5"/)
    assert.doesNotMatch((await contracts()).text, /1234-5/)
  })

  it('is audited under its caller when it shows sealed values', async () => {
    const readings = () =>
      world.rows<{ usuario: string; operacao: string }>(
        client.id,
        `select usuario, operacao from auditoria where acao = 'Consulta' order by id`,
      )
    const before = (await readings()).length
    await students()
    assert.equal((await readings()).length, before)
    await students('financeiro.ver')
    assert.deepEqual((await readings()).slice(before), [
      { usuario: 'painel', operacao: 'RetornaDadosIntegracaoAlunos' },
    ])
  })
})
