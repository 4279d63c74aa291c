import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, madeBy, staffOf, studentOf } from '../support/callers.ts'
import { addStudent, insert } from '../support/contracts.ts'
import { addCourse, addInternship, enrol } from '../support/internships.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('requests fulfilled by creating a record', () => {
  let world: World
  let client: Institution
  let staff: Caller
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-05-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.alterar', 'contratos.ver'])
  })
  after(() => world.close())

  const asked = async (values: Row, by: Caller = staff) => {
    const id = madeBy(await by('IncluiSolicitacao', values))
    const sent = await by('EnviaSolicitacao', { id })
    assert.equal(codeOf(sent), '200 OK', sent.text)
    return id
  }
  const rowOf = async (table: string, id: unknown) =>
    (await world.rows<Row>(client.id, `select * from ${table} where id = ${Number(id)}`))[0]!
  const count = async (table: string) =>
    (await world.rows<Row>(client.id, `select count(*)::integer as n from ${table}`))[0]!.n
  /** The created record, as the page names it. */
  const madeOf = async (id: number) => {
    const { body } = await staff('ConsultaSolicitacao', { id })
    return body.registro.resultado as { tipo: string; identificador: number }
  }
  const outcomes = (body: Row) =>
    (body.resultados as Row[]).map(({ aceito, achados }) => [
      aceito,
      ...(achados as Row[]).map(({ regra }) => regra),
    ])

  it('create the requested contract, not issued yet, with all its data', async () => {
    const { id: aluno, ask } = await studentOf(world, client)
    const curso = await addCourse(world, client)
    await enrol(world, client, aluno, curso)
    const pessoa = await addHost(world, client)
    const id = await asked(
      {
        tipo: 'Inclusão de contrato',
        curso,
        pessoa,
        inicio: '2026-06-01',
        termino: '2027-05-31',
        tipoEstagio: 'Não obrigatório',
        horasDiaria: '6',
        horasSemanal: '30',
        bolsaValor: '1500.00',
        planoEstagio: 'Apoio à engenharia.',
      },
      ask,
    )
    const before = await count('contrato')
    assert.equal(codeOf(await staff('AtendeSolicitacao', { id, SIMULAR: 'S' })), '200 OK')
    assert.equal(await count('contrato'), before)
    const met = await staff('AtendeSolicitacao', { id })
    assert.equal(codeOf(met), '200 OK', met.text)
    const { tipo, identificador } = await madeOf(id)
    const made = await rowOf('contrato', identificador)
    assert.deepEqual(
      [tipo, made.situacao, made.modalidade, made.tipo_contrato, made.sequencia],
      ['contrato', 'Incluído', 'estagio', 'Estágio', 1],
    )
    assert.deepEqual(
      [made.aluno_id, made.curso_id, made.concedente_id, made.inicio, made.encerramento],
      [aluno, curso, pessoa, '2026-06-01', '2027-05-31'],
    )
    assert.deepEqual(
      [made.tipo_estagio, made.horas_semanal, made.bolsa_valor, made.plano_estagio],
      ['Não obrigatório', '30.00', '1500.00', 'Apoio à engenharia.'],
    )
    assert.equal(codeOf(await staff('AtendeSolicitacao', { id })), '409 MOVIMENTO_INVALIDO')
  })

  it('are refused by each legal rule, before they are fulfilled', async () => {
    const curso = await addCourse(world, client)
    const enrolled = await addStudent(world, client)
    await enrol(world, client, enrolled, curso)
    const wish = { tipo: 'Inclusão de contrato', curso, inicio: '2026-06-01', termino: '2026-12-31' }
    const gone = await asked({ ...wish, aluno: await addStudent(world, client) })
    const fine = await asked({ ...wish, aluno: enrolled })
    const backwards = await asked({ ...wish, aluno: enrolled, termino: '2026-05-01' })
    const { acoes } = (await staff('ConsultaSolicitacao', { id: gone })).body
    const foreseen = acoes.find(({ comando }: Row) => comando === 'AtendeSolicitacao')
    assert.deepEqual([foreseen.permitido, foreseen.achados[0].regra], [false, 'matricula'])
    assert.match(foreseen.achados[0].artigo, /11\.788/)
    const before = await count('contrato')
    const { body } = await staff('AtendeSolicitacao', {
      registros: [gone, fine, backwards].map((id) => ({ id })),
    })
    assert.deepEqual(outcomes(body), [[false, 'matricula'], [true], [false, 'prazoOrdenado']])
    assert.equal(await count('contrato'), Number(before) + 1)
    assert.equal((await rowOf('solicitacao', gone)).situacao, 'Incluída')
  })

  it('number contracts consecutively, also concurrently', async () => {
    const curso = await addCourse(world, client)
    const aluno = await addStudent(world, client)
    await enrol(world, client, aluno, curso)
    const wish = { tipo: 'Inclusão de contrato', aluno, curso, inicio: '2026-06-01', termino: '2026-12-31' }
    const ids: number[] = []
    for (let n = 0; n < 6; n++) ids.push(await asked(wish))
    const answers = await Promise.all([
      staff('AtendeSolicitacao', { registros: ids.slice(0, 2).map((id) => ({ id })) }),
      ...ids.slice(2).map((id) => staff('AtendeSolicitacao', { id })),
    ])
    assert.deepEqual(new Set(answers.map(codeOf)), new Set(['200 OK']))
    const numbers = await world.rows<Row>(client.id, `select numero from contrato where aluno_id = ${aluno}`)
    assert.equal(new Set(numbers.map(({ numero }) => numero)).size, 6)
  })

  it('create the amendment of a contract in force, one at a time, with its benefits', async () => {
    const contrato = await addInternship(world, client, { situacao: 'Ativo' })
    await insert(world, client, 'contrato_beneficio', { contrato_id: contrato, beneficio: 'Refeição' })
    const wish = { tipo: 'Alteração contratual', contrato, descricao: 'Mais seis meses.' }
    const longer = await asked({ ...wish, inicio: '2026-07-01', termino: '2027-06-30', bolsaValor: '1400' })
    const other = await asked({ ...wish, inicio: '2026-08-01' })
    const { body, text } = await staff('AtendeSolicitacao', {
      registros: [longer, other].map((id) => ({ id })),
    })
    assert.deepEqual(outcomes(body), [[true], [false, 'sequenciaSeguinte']], text)
    const { tipo, identificador } = await madeOf(longer)
    const [present, next] = [await rowOf('contrato', contrato), await rowOf('contrato', identificador)]
    assert.deepEqual(
      [tipo, next.situacao, next.numero, next.sequencia, present.situacao],
      ['contrato', 'Incluído', present.numero, 2, 'Ativo'],
    )
    assert.deepEqual(
      [next.inicio, next.encerramento, next.bolsa_valor, next.horas_semanal, next.aditivo_descricao],
      ['2026-07-01', '2027-06-30', '1400.00', '30.00', 'Mais seis meses.'],
    )
    const benefits = await world.rows<Row>(
      client.id,
      `select beneficio from contrato_beneficio where contrato_id = ${identificador}`,
    )
    assert.deepEqual(benefits, [{ beneficio: 'Refeição' }])
  })

  it('create the equivalence, of the contract’s student and course if there is one', async () => {
    const contrato = await addInternship(world, client, { situacao: 'Concluído' })
    const wish = {
      tipo: 'Equivalência',
      contrato,
      atividade: 'Atividade profissional',
      horasSolicitadas: 120,
      inicio: '2025-02-03',
      termino: '2025-12-19',
      descricao: 'Desenvolvimento de sistemas.',
    }
    const id = await asked(wish)
    const met = await staff('AtendeSolicitacao', { id })
    assert.equal(codeOf(met), '200 OK', met.text)
    const { tipo, identificador } = await madeOf(id)
    const [made, of] = [await rowOf('equivalencia', identificador), await rowOf('contrato', contrato)]
    assert.deepEqual(
      [tipo, made.situacao, made.tipo, made.horas_solicitadas, made.aluno_id, made.curso_id],
      ['equivalencia', 'Incluída', 'Atividade profissional', 120, of.aluno_id, of.curso_id],
    )
    const elsewhere = await asked({ ...wish, curso: await addCourse(world, client) })
    const refused = await staff('AtendeSolicitacao', { id: elsewhere })
    assert.deepEqual(
      [codeOf(refused), refused.body.error.detalhes.achados[0].regra],
      ['422 REGRA_IMPEDE', 'matriculado'],
    )
  })

  it('are submitted only when complete', async () => {
    const contrato = await addInternship(world, client, { situacao: 'Ativo' })
    const cases: [wish: Row, missing: string[]][] = [
      [{ tipo: 'Inclusão de contrato' }, ['aluno', 'inicio', 'termino']],
      [{ tipo: 'Alteração contratual', contrato }, ['inicio']],
      [{ tipo: 'Equivalência' }, ['aluno', 'curso', 'atividade', 'inicio', 'termino', 'horasSolicitadas']],
      [{ tipo: 'Convênio' }, ['pessoa']],
    ]
    for (const [wish, missing] of cases) {
      const id = madeBy(await staff('IncluiSolicitacao', wish))
      const { body } = await staff('EnviaSolicitacao', { id })
      const found = body.error.detalhes.achados as Row[]
      assert.deepEqual(
        found.map(({ regra, campo }) => [regra, campo]),
        missing.map((campo) => ['completa', campo]),
      )
    }
  })

  it('register several recesses of one contract at once, and no day twice', async () => {
    const contrato = await addInternship(world, client, { situacao: 'Ativo', contratacao: '2026-04-01' })
    const rest = (inicio: string, termino: string) => asked({ tipo: 'Recesso', contrato, inicio, termino })
    const ids = [
      await rest('2026-07-01', '2026-07-05'),
      await rest('2026-07-05', '2026-07-08'),
      await rest('2026-08-03', '2026-08-07'),
    ]
    const { body, text } = await staff('AtendeSolicitacao', { registros: ids.map((id) => ({ id })) })
    assert.deepEqual(outcomes(body), [[true], [false, 'recesso'], [true]], text)
    const days = await world.rows<Row>(
      client.id,
      `select inicio from contrato_recesso where contrato_id = ${contrato} order by inicio`,
    )
    assert.deepEqual(days, [{ inicio: '2026-07-01' }, { inicio: '2026-08-03' }])
  })

  it('create nothing in units outside the caller’s', async () => {
    const own = await insert(world, client, 'unidade', { codigo: 'U1', nome: 'U1' })
    const local = await staffOf(world, client, own, ['contratos.alterar'])
    const elsewhere = await addCourse(world, client)
    const here = await addCourse(world, client, { unidade_id: own })
    const aluno = await addStudent(world, client)
    for (const curso of [elsewhere, here]) await enrol(world, client, aluno, curso)
    const wish = { tipo: 'Inclusão de contrato', aluno, inicio: '2026-06-01', termino: '2026-12-31' }
    const registros = [
      { id: await asked({ ...wish, curso: elsewhere }) },
      { id: await asked({ ...wish, curso: here }) },
    ]
    const { body } = await local('AtendeSolicitacao', { registros })
    assert.deepEqual(outcomes(body), [[false, 'unidadePropria'], [true]])
  })
})
