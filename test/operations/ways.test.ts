import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { machines } from '../../catalogue/management/index.ts'
import { soEntrega, todosTiposPendencia } from '../../catalogue/values/pendencia.ts'
import { conferencia, tiposSolicitacao } from '../../catalogue/values/solicitacao.ts'
import { codeOf } from '../support/browser.ts'
import { keyed } from '../support/callers.ts'
import type { Fixture } from '../support/fixture.ts'
import { fixtureNamed } from '../support/fixtures.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const declared: readonly Machine[] = machines
const dependent = declared.filter(({ kinds }) => kinds)

/** Kinds of the records whose moves depend on them, and a state from which their ways begin. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  solicitacao: tiposSolicitacao,
  pendencia: todosTiposPendencia,
  faturamento: ['R', 'P'],
}

describe('the way of a record', () => {
  let world: World
  let client: Institution
  let staff: Awaited<ReturnType<typeof keyed>>
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.ver', 'contratos.alterar', 'financeiro.ver'])
  })
  after(() => world.close())

  const explained = async (entidade: string, id: number) => {
    const answer = await staff('ExplicaSituacao', { entidade, id })
    assert.equal(codeOf(answer), '200 OK')
    return answer.body
  }
  const added = (noun: string, state: string, values: Row) =>
    (fixtureNamed(`${noun}Fixture`) as Fixture).add(world, client, state, values)

  it('depends on its kind where a guard of its machine says so', () => {
    assert.deepEqual(dependent.map(({ noun }) => noun).toSorted(), Object.keys(kinds).toSorted())
    for (const { noun, moves, kinds: named = [] } of dependent)
      for (const guard of named)
        assert.ok(
          Object.values(moves).some(({ guards }) => guards?.includes(guard)),
          `${noun}: ${guard}`,
        )
  })

  for (const { noun, initial, moves, kinds: named = [] } of dependent) {
    it(`has no step that the kind of ${noun} excludes, and ends at a goal`, async () => {
      for (const tipo of kinds[noun]!) {
        const id = await added(noun, initial[0], { tipo })
        const { passos, caminho, objetivo } = await explained(noun, id)
        assert.ok(caminho.length > 0 && objetivo !== '', `${noun} ${tipo}`)
        const findings = passos.flatMap(({ achados }: Row) => achados as Row[])
        assert.ok(!findings.some(({ regra }: Row) => named.includes(String(regra))), `${noun} ${tipo}`)
        assert.equal(moves[caminho.at(-1)]!.to, objetivo)
      }
    })
  }

  it('is that of the kind', async () => {
    const ways = async (noun: string, state: string, tipo: string) => {
      const { caminho, objetivo } = await explained(noun, await added(noun, state, { tipo }))
      return [objetivo, ...caminho].join(' ')
    }
    assert.equal(await ways('faturamento', 'Aberto', 'P'), 'Pago pagar')
    assert.equal(await ways('faturamento', 'Aberto', 'R'), 'Recebido receber')
    assert.equal(await ways('solicitacao', 'Incluída', 'Rescisão'), 'Atendida atender')
    assert.equal(await ways('solicitacao', 'Incluída', conferencia), 'Atendida conferir')
    assert.equal(await ways('pendencia', 'Entregue', 'Relatório final'), 'Aprovado opinar aprovar')
    assert.equal(
      await ways('pendencia', 'Pendente', 'Alteração contratual'),
      'Aprovado entregar encaminhar aprovar',
    )
    assert.equal(await ways('pendencia', 'Pendente', soEntrega[0]!), 'Entregue entregar')
    assert.equal(await ways('pendencia', 'Entregue', soEntrega[0]!), '')
  })

  it('asks the host for its opinion only where the kind needs one', async () => {
    const asked = async (tipo: string) => {
      const contrato = { concedente_id: await addHost(world, client, { email: 'host@exemplo.br' }) }
      const id = await added('pendencia', 'Pendente', { tipo, contrato })
      assert.equal(codeOf(await staff('EntregaPendencia', { id, motivo: 'Em papel.' })), '200 OK')
      const links = `select finalidade from link where entidade = 'pendencia' and registro_id = ${id}`
      return (await world.rows(client.id, links)).length
    }
    assert.equal(await asked('Relatório final'), 1)
    for (const tipo of soEntrega) assert.equal(await asked(tipo), 0, tipo)
  })
})
