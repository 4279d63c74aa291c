import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser } from '../support/browser.ts'
import { addInternship } from '../support/internships.ts'
import { type Institution, World } from '../support/world.ts'

describe('checking a change of a contract', () => {
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
      scopes: ['contratos.ver', 'contratos.alterar'],
    })
  })
  after(() => world.close())

  async function ask(operation: string, body: object) {
    const answer = await new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const rules = (findings: readonly { regra: string }[]) => findings.map(({ regra }) => regra)

  it('judges the contract with the new values, and leaves it as it is', async () => {
    const id = await addInternship(world, client, { horas_semanal: '30' })
    const many = await ask('VerificaAlteracao', { contrato: id, horasSemanal: '40.25' })
    assert.ok(rules(many.termo).includes('jornada'), JSON.stringify(many))
    const few = await ask('VerificaAlteracao', { contrato: id, horasSemanal: '20' })
    assert.ok(!rules(few.termo).includes('jornada'), JSON.stringify(few))
    assert.ok(rules(few.conformes).includes('jornada'))
    const [row] = await world.rows<{ versao: number; horas: string }>(
      client.id,
      'select versao, horas_semanal::text as horas from contrato where id = $1',
      [id],
    )
    assert.deepEqual([row!.versao, Number(row!.horas)], [1, 30])
  })

  it('judges an amendment as the next sequence, with the total time of the contract', async () => {
    const id = await addInternship(world, client, { situacao: 'Ativo' })
    const amendment = { contrato: id, aditivo: 'S', inicio: '2027-01-01' }
    const long = await ask('VerificaAlteracao', { ...amendment, encerramento: '2029-12-31' })
    assert.ok(rules(long.termo).includes('doisAnos'), JSON.stringify(long))
    const short = await ask('VerificaAlteracao', { ...amendment, encerramento: '2027-06-30' })
    assert.ok(!rules(short.termo).includes('doisAnos'), JSON.stringify(short))
    const early = await ask('VerificaAlteracao', { ...amendment, inicio: '2026-01-01' })
    assert.ok(rules(early.inclusao).includes('sequenciaSeguinte'), JSON.stringify(early))
    const [{ count }] = (await world.rows<{ count: number }>(
      client.id,
      `select count(*)::int from contrato c where numero = (select numero from contrato where id = $1)`,
      [id],
    )) as [{ count: number }]
    assert.equal(count, 1)
  })
})
