import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { answered, type Caller, keyed } from '../support/callers.ts'
import { addApplication, addResume } from '../support/fixtures/candidatura.ts'
import type { Fields, Row } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

/** Actions on a vacancy and its applications. */
const deeds = ['incluir', 'avancar', 'recusar', 'desistir', 'contratar', 'suspender', 'reabrir'] as const
type Deed = (typeof deeds)[number]
type Step = [Deed, number]

/** Reference model of the vacancy. */
class Model {
  situacao = 'Aberta'
  readonly applications: { id: number; situacao: string }[] = []
  readonly places: number
  constructor(places: number) {
    this.places = places
  }
  get hired() {
    return this.applications.filter(({ situacao }) => situacao === 'Contratada').length
  }
  get candidates() {
    return this.applications.filter(({ situacao }) => situacao !== 'Desistência').length
  }
  /** Performs the action if it is possible, and returns whether it was. */
  does(deed: Deed, at: number): boolean {
    const one = this.applications[at % Math.max(1, this.applications.length)]
    if (deed === 'incluir') return this.situacao === 'Aberta'
    if (deed === 'suspender' || deed === 'reabrir') {
      const [from, to] = deed === 'suspender' ? ['Aberta', 'Suspensa'] : ['Suspensa', 'Aberta']
      if (this.situacao !== from) return false
      this.situacao = to!
      return true
    }
    if (one?.situacao !== 'Em andamento') return false
    if (deed === 'recusar') one.situacao = 'Recusada'
    if (deed === 'desistir') one.situacao = 'Desistência'
    if (deed === 'contratar') this.#hire(one)
    return true
  }
  #hire(one: { situacao: string }): void {
    one.situacao = 'Contratada'
    if (this.hired < this.places) return
    this.situacao = 'Encerrada'
    for (const other of this.applications) if (other.situacao === 'Em andamento') other.situacao = 'Encerrada'
  }
}

const commands = {
  recusar: 'RecusaCandidatura',
  desistir: 'DesisteCandidatura',
  contratar: 'ContrataCandidato',
  suspender: 'SuspendeVaga',
  reabrir: 'ReabreVaga',
} as const

describe('the counts of a vacancy', () => {
  let world: World
  let client: Institution
  let staff: Caller
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    staff = await keyed(world, client, ['recrutamento.ver', 'recrutamento.alterar'])
  })
  after(() => world.close())

  /** Performs a step, and returns whether it succeeded. */
  async function make(vaga: number, model: Model, [deed, at]: Step): Promise<boolean> {
    const one = model.applications[at % Math.max(1, model.applications.length)]
    if (deed === 'incluir') {
      const curriculo = await addResume(world, client)
      const { status, body } = await staff('IncluiCandidatura', { vaga, curriculo })
      if (status === 200) model.applications.push({ id: body.resultados[0].id, situacao: 'Em andamento' })
      return status === 200
    }
    if (deed === 'suspender' || deed === 'reabrir') return accepted(commands[deed], { id: vaga })
    if (!one) return false
    if (deed !== 'avancar') return accepted(commands[deed], { id: one.id, motivo: 'Assim se decidiu.' })
    const { etapa } = (await staff('ConsultaCandidatura', { id: one.id })).body.registro
    return accepted('AvancaCandidatura', {
      id: one.id,
      etapa: etapa === 'Triagem' ? 'Entrevista' : 'Triagem',
    })
  }
  const accepted = async (operation: string, body: Fields) => (await staff(operation, body)).status === 200

  it('equal the model after any history', async () => {
    const step = fc.tuple(fc.constantFrom(...deeds), fc.nat(9))
    const history = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(step, { minLength: 4, maxLength: 14 }))
    await fc.assert(
      fc.asyncProperty(history, async ([places, steps]) => {
        const vaga = await addVacancy(world, client, { tipo: 'E', quantidade: places })
        const model = new Model(places)
        for (const one of steps) {
          const expected = model.does(...one)
          assert.equal(await make(vaga, model, one), expected, `${one[0]} of ${model.situacao}`)
        }
        const [shown] = await answered(world, client, 'RetornaDadosVaga', { identificador: vaga })
        const { situacao, candidatos, contratados } = shown as Row
        assert.deepEqual([situacao, candidatos, contratados], [model.situacao, model.candidates, model.hired])
        const rows = await world.rows<Row>(
          client.id,
          `select k.id, k.situacao from candidatura k where vaga_id = ${vaga} order by id`,
        )
        assert.deepEqual(rows, model.applications)
      }),
      { numRuns: soak({ usual: 12, full: 36 }) },
    )
  })

  it('also include employees and contracts created in other ways', async () => {
    const vaga_id = await addVacancy(world, client, { tipo: 'E', quantidade: 2 })
    const id = await addApplication(world, client, { vaga_id })
    await world.rows(
      client.id,
      `with c as (insert into colaborador (cliente_id, cpf, nome) values (cliente_atual(), '52998224725', 'Ivo') returning id),
            u as (insert into unidade (cliente_id, codigo, nome) values (cliente_atual(), 'U', 'U') returning id),
            g as (insert into cargo (cliente_id, referencia, nome) values (cliente_atual(), 'G', 'G') returning id)
       insert into colaborador_contrato (cliente_id, colaborador_id, inicio, contratacao, unidade_id, cargo_id, vaga_id)
       select cliente_atual(), c.id, '2026-01-05', '2026-01-05', u.id, g.id, ${vaga_id} from c, u, g returning id`,
    )
    assert.equal((await staff('ContrataCandidato', { id })).status, 200)
    const [shown] = await answered(world, client, 'RetornaDadosVaga', { identificador: vaga_id })
    assert.deepEqual([shown.situacao, shown.contratados], ['Encerrada', 2])
  })
})
