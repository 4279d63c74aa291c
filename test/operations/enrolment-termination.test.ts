import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { tester } from '../support/actor.ts'
import { addStudent, insert } from '../support/contracts.ts'
import { addFile } from '../support/files.ts'
import { addCourse } from '../support/internships.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const enrolments = ['RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS'] as const

describe('leaving a course', () => {
  let world: World
  let client: Institution
  let contract: Row
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())
  beforeEach(async () => {
    client = await world.institution()
    contract = {
      aluno_id: await addStudent(world, client, { identificacao: 'A' }),
      curso_id: await addCourse(world, client, { identificacao: 'C1' }),
      modalidade: 'estagio',
      tipo_contrato: 'Estágio',
      situacao: 'Ativo',
      inicio: '2020-01-01',
      encerramento: '2050-01-01',
      usuario: 'teste',
    }
  })

  const enrolment = (matricula: string, situacao: string, more: Row = {}) => ({
    ESIAC_ALUNO: 'A',
    ESIAC_CURSO: 'C1',
    ESIAC_MATRICULA: matricula,
    ESIAC_SITUACAO: situacao,
    ...more,
  })
  const enrol = async (...records: Row[]) =>
    assert.doesNotMatch((await world.process(client, ...enrolments, records)).resultados, /R/)
  const requests = () =>
    world.rows<Row>(
      client.id,
      'select contrato_id, contrato_numero, situacao, data from solicitacao order by id',
    )

  it('creates a termination request, dated in the client’s zone', async () => {
    const id = await insert(world, client, 'contrato', { ...contract, numero: 7 })
    // These zones never have the same day.
    for (const fuso of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await sql`update cliente set fuso = ${fuso} where cliente_id = ${client.id}`.execute(
        world.context.owner.kysely,
      )
      await enrol(enrolment('M1', 'C'))
      await enrol(enrolment('M1', 'T'))
      const data = Temporal.Now.plainDateISO(fuso).toString()
      assert.deepEqual(await requests(), [
        { contrato_id: id, contrato_numero: 7, situacao: 'Incluída', data },
      ])
      await world.context.db.inClient(client.id, (tx) => sql`delete from solicitacao`.execute(tx), tester)
    }
  })

  it('creates none while another enrolment in the same course exists', async () => {
    await insert(world, client, 'contrato', { ...contract, numero: 7 })
    await enrol(
      enrolment('M1', 'C'),
      enrolment('M2', 'C'),
      enrolment('M3', 'C', { ESIAC_VALIDADE: '2021-01-01' }),
    )
    await enrol(enrolment('M1', 'T'))
    assert.deepEqual(await requests(), [])
    await enrol(enrolment('M2', 'T'))
    assert.equal((await requests()).length, 1)
  })

  it('suspends missing signatures until a user reviews the contract', async () => {
    const contrato_id = await insert(world, client, 'contrato', {
      ...contract,
      numero: 9,
      situacao: 'Aguardando assinatura',
    })
    const [term, other] = [
      await addFile(world, client, { contrato_id, situacao_assinatura: 'Aguardando Assinatura' }),
      await addFile(world, client, {
        contrato_id,
        situacao_assinatura: 'Aguardando Assinatura',
        tipo: 'Declaração',
      }),
    ]
    const states = async () =>
      (
        await world.rows<Row>(
          client.id,
          'select id, situacao_assinatura as situacao from arquivo order by id',
        )
      ).map(({ id, situacao }) => [id, situacao])
    await enrol(enrolment('M1', 'C'), enrolment('M2', 'C'))
    await enrol(enrolment('M1', 'T'))
    assert.deepEqual(await states(), [
      [term, 'Aguardando Assinatura'],
      [other, 'Aguardando Assinatura'],
    ])
    await enrol(enrolment('M2', 'T'))
    await enrol(enrolment('M2', 'D'))
    assert.deepEqual(await states(), [
      [term, 'Solução Pendente'],
      [other, 'Aguardando Assinatura'],
    ])
    const moves = await world.rows<Row>(
      client.id,
      `select movimento, motivo, origem from historico where entidade = 'assinatura' and registro_id = ${term}
        and movimento = 'pender'`,
    )
    assert.deepEqual(moves, [
      { movimento: 'pender', motivo: 'Perda do vínculo de matrícula.', origem: 'Integração' },
    ])
    assert.deepEqual(await requests(), [])
  })

  it('creates one request per contract number, on its latest sequence, and another after a decision', async () => {
    await insert(world, client, 'contrato', { ...contract, numero: 7, sequencia: 1 })
    const latest = await insert(world, client, 'contrato', { ...contract, numero: 7, sequencia: 2 })
    const other = await insert(world, client, 'contrato', { ...contract, numero: 8 })
    await enrol(enrolment('M1', 'C'), enrolment('M2', 'T'))
    assert.equal((await requests()).length, 0)
    await enrol(enrolment('M1', 'T'))
    await enrol(enrolment('M1', 'D'))
    const asked = (await requests()).map(({ contrato_id }) => contrato_id)
    assert.deepEqual(asked.sort(), [latest, other].sort())
    await assert.rejects(
      insert(world, client, 'solicitacao', {
        contrato_id: latest - 1,
        tipo: 'Rescisão',
        situacao: 'Em elaboração',
        usuario: 'teste',
      }),
      { constraint: 'solicitacao_rescisao_aberta' },
    )
    await world.context.db.inClient(
      client.id,
      (tx) => sql`update solicitacao set situacao = 'Cancelada' where contrato_id = ${latest}`.execute(tx),
      tester,
    )
    await enrol(enrolment('M1', 'T'))
    assert.equal((await requests()).length, 3)
  })
})
