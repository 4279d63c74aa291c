import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import {
  against,
  answered,
  type Caller,
  keyed,
  madeBy,
  staffOf,
  studentOf,
  teacherOf,
} from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addEquivalence } from '../support/fixtures/equivalencia.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['contratos.ver', 'contratos.alterar', 'contratos.aprovar'] as const

describe('equivalences', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let course: number
  let unit: number
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, all)
    unit = await insert(world, client, 'unidade', { codigo: 'AQUI', nome: 'Aqui' })
    course = await insert(world, client, 'curso', { identificacao: 'X', nome: 'X', unidade_id: unit })
  })
  after(() => world.close())

  const told = {
    tipo: 'Atividade profissional',
    inicio: '2025-02-03',
    termino: '2025-12-19',
    horasSolicitadas: 200,
  }
  const enrolled = async (situacao = 'C') => {
    const student = await studentOf(world, client)
    const enrolment = { aluno_id: student.id, curso_id: course, matricula: `${student.id}`, situacao }
    await insert(world, client, 'aluno_curso', enrolment)
    return student
  }
  const shown = async (id: number) => {
    const elements = await answered(world, client, 'RetornaDadosEquivalencia', { dataInicio: '2026-03-01' })
    return elements.find((one: Row) => one.identificador === id)
  }

  it('are requested by a student, examined by a professor and granted in part', async () => {
    const student = await enrolled()
    const teacher = await teacherOf(world, client)
    const id = madeBy(await student.ask('PedeEquivalencia', { curso: course, ...told }))
    assert.equal(codeOf(await teacher.ask('ConsultaEquivalencia', { id })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await student.ask('AnalisaEquivalencia', { id })), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await staff('AnalisaEquivalencia', { id, professor: teacher.id })), '200 OK')
    const more = await teacher.ask('DefereEquivalencia', { id, horasDeferidas: 201 })
    assert.deepEqual(against(more), [['horasPedidas', 'horasDeferidas']])
    const granted = await teacher.ask('DefereEquivalencia', { id, horasDeferidas: 199, parecer: 'Bom.' })
    assert.equal(granted.body.resultados[0].situacao, 'Deferida parcialmente')
    const { situacao, horasDeferidas, parecer, dataParecer, aluno, professor } = await shown(id)
    assert.deepEqual(
      [situacao, horasDeferidas, parecer, aluno.identificador, professor.identificador],
      ['Deferida parcialmente', 199, 'Bom.', student.id, teacher.id],
    )
    assert.match(dataParecer, /^\d{4}-\d\d-\d\dT/)
  })

  it('are granted in full where the requested hours are given, each by its own', async () => {
    const asked = [200, 100, 40]
    const ids: number[] = []
    for (const horas_solicitadas of asked) {
      ids.push(await addEquivalence(world, client, { situacao: 'Em análise', horas_solicitadas }))
    }
    const registros = [...ids, 999_999].map((id) => ({ id }))
    const { body } = await staff('DefereEquivalencia', { registros, horasDeferidas: 100 })
    assert.deepEqual(
      body.resultados.map(({ situacao, codigo }: Row) => [situacao, codigo]),
      [
        ['Deferida parcialmente', ''],
        ['Deferida', ''],
        ['Em análise', 'REGRA_IMPEDE'],
        ['', 'REGISTRO_INEXISTENTE'],
      ],
    )
  })

  it('are refused with an opinion', async () => {
    const id = await addEquivalence(world, client, { situacao: 'Em análise' })
    await staff('IndefereEquivalencia', { id, motivo: 'Fora da área.' })
    const { situacao, parecer, horasDeferidas } = await shown(id)
    assert.deepEqual([situacao, parecer, horasDeferidas], ['Indeferida', 'Fora da área.', null])
  })

  it('are requested by students of the course, for themselves', async () => {
    const student = await enrolled()
    const left = await enrolled('D')
    const ask = (by: Caller, more: Fields = {}) => by('PedeEquivalencia', { curso: course, ...told, ...more })
    assert.deepEqual(against(await ask(left.ask)), [['matriculado', 'curso']])
    assert.deepEqual(against(await ask(staff)), [['matriculado', 'aluno']])
    assert.equal(codeOf(await ask(student.ask, { aluno: left.id })), '422 REGISTRO_INVALIDO')
    assert.deepEqual(against(await ask(student.ask, { termino: '2025-02-02' })), [
      ['prazoOrdenado', 'termino'],
    ])
    const id = madeBy(await ask(staff, { aluno: student.id }))
    const other = await enrolled()
    assert.equal(codeOf(await other.ask('CancelaEquivalencia', { id })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await student.ask('CancelaEquivalencia', { id })), '200 OK')
    const local = await staffOf(world, client, unit, all)
    const elsewhere = await addEquivalence(world, client)
    assert.equal(codeOf(await local('ConsultaEquivalencia', { id })), '200 OK')
    assert.equal(codeOf(await local('ConsultaEquivalencia', { id: elsewhere })), '404 REGISTRO_INEXISTENTE')
  })
})
