import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, signedIn, staffOf } from '../support/callers.ts'
import { addContract, insert } from '../support/contracts.ts'
import { solicitacaoFixture } from '../support/fixtures/solicitacao.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('requests', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let student: Caller
  let professor: Caller
  let contract: Row
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.alterar'])
    contract = {
      situacao: 'Ativo',
      modalidade: 'estagio',
      aluno_id: await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' }),
      professor_id: await addProfessor(world, client, 'mestra', { senha: 's', how: 'weak' }),
      unidade_id: await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' }),
    }
    student = await signedIn(world, client, 'aluna')
    professor = await signedIn(world, client, 'mestra')
  })
  after(() => world.close())

  const own = (values: Row = {}) => addContract(world, client, { ...contract, ...values })
  const ending = (contrato: number) => ({
    tipo: 'Rescisão',
    contrato,
    data: '2026-06-01',
    motivo: 'Mudança de cidade.',
  })
  const seen = async (id: number) =>
    (await world.rows<Row>(client.id, `select * from solicitacao where id = ${id}`))[0]!
  const rules = ({ body }: { body: Row }) =>
    (body as { error: { detalhes: { achados: Row[] } } }).error.detalhes.achados.map(({ regra }) => regra)
  const idOf = ({ body }: { body: Row }) => (body as { resultados: { id: number }[] }).resultados[0]!.id

  it('are created by a party in their own name, submitted, fulfilled, and shown', async () => {
    const contrato = await own()
    const made = await student('IncluiSolicitacao', ending(contrato))
    assert.equal(codeOf(made), '200 OK', made.text)
    const id = idOf(made)
    const { solicitante, aluno_id, situacao, usuario } = await seen(id)
    assert.deepEqual(
      [solicitante, aluno_id, situacao, usuario],
      ['Aluno', contract.aluno_id, 'Em elaboração', 'aluna'],
    )
    const changed = await student('AlteraSolicitacao', { id, versao: 1, data: '2026-05-04' })
    assert.equal(codeOf(changed), '200 OK', changed.text)
    assert.equal(codeOf(await staff('AtendeSolicitacao', { id })), '409 MOVIMENTO_INVALIDO')
    assert.equal(codeOf(await student('EnviaSolicitacao', { id })), '200 OK')
    const met = await staff('AtendeSolicitacao', { id })
    assert.deepEqual([codeOf(met), met.body.resultados[0].versao], ['200 OK', 4], met.text)
    const [{ rescisao, rescisao_motivo, numero }] = (await world.rows<Row>(
      client.id,
      `select * from contrato where id = ${contrato}`,
    )) as [Row]
    assert.deepEqual([rescisao, rescisao_motivo], ['2026-05-04', 'Mudança de cidade.'])
    const items = await world.rows<Row>(
      client.id,
      `select tipo, prazo_entrega from pendencia where contrato_id = ${contrato} order by tipo`,
    )
    assert.deepEqual(items, [
      { tipo: 'Relatório final', prazo_entrega: '2026-05-04' },
      { tipo: 'Rescisão contratual', prazo_entrega: '2026-05-14' },
    ])
    const { body } = await world.query('RetornaDadosSolicitacoes', { token: client.token, contrato: numero })
    const [told, ...others] = (body.solicitacoes as { elementos: Row[] }).elementos
    const { historicos, solicitante: asker, responsavel, dataSolicitada, atendimento } = told!
    assert.deepEqual([others, responsavel, dataSolicitada], [[], 'painel', '2026-05-04'])
    assert.equal((asker as Row).tipo, 'Aluno')
    assert.ok(atendimento)
    assert.deepEqual(
      (historicos as Row[]).map(({ historico, usuario }) => [historico, usuario]),
      [
        ['Incluir', 'aluna'],
        ['Alterar', 'aluna'],
        ['Enviar', 'aluna'],
        ['Atender', 'painel'],
      ],
    )
  })

  it('refer only to visible contracts', async () => {
    const others = await addContract(world, client, { situacao: 'Ativo' })
    const wrong = await student('IncluiSolicitacao', ending(others))
    assert.deepEqual(
      [codeOf(wrong), wrong.body.error.campos[0].codigo],
      ['422 REGISTRO_INVALIDO', 'REFERENCIA_INEXISTENTE'],
    )
    const stranger = await world.institution()
    const foreign = await addContract(world, stranger, { situacao: 'Ativo' })
    assert.equal(codeOf(await staff('IncluiSolicitacao', ending(foreign))), '422 REGISTRO_INVALIDO')
  })

  it('are submitted and withdrawn by their author, and by staff', async () => {
    const contrato = await own()
    const id = idOf(await student('IncluiSolicitacao', { tipo: 'Declaração', contrato }))
    const motivo = 'Não precisa.'
    for (const [command, body] of [
      ['EnviaSolicitacao', { id }],
      ['CancelaSolicitacao', { id, motivo }],
      ['AlteraSolicitacao', { id, versao: 1, descricao: 'x' }],
    ] as const) {
      const answer = await professor(command, body)
      assert.deepEqual([codeOf(answer), rules(answer)], ['422 REGRA_IMPEDE', ['doSolicitante']], command)
    }
    assert.equal(codeOf(await professor('ConsultaSolicitacao', { id })), '200 OK')
    assert.equal(codeOf(await professor('AtendeSolicitacao', { id })), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await staff('EnviaSolicitacao', { id })), '200 OK')
    assert.equal(codeOf(await student('CancelaSolicitacao', { id, motivo })), '200 OK')
  })

  it('to end a contract are one at a time, for all its sequences', async () => {
    const first = await own({ numero: 900_001 })
    const second = await own({ numero: 900_001, sequencia: 2 })
    const callers = [student, staff, professor, student]
    const answers = await Promise.all(
      callers.map((caller, at) => caller('IncluiSolicitacao', ending(at % 2 === 0 ? first : second))),
    )
    assert.deepEqual(answers.map(codeOf).sort(), [
      '200 OK',
      '422 REGRA_IMPEDE',
      '422 REGRA_IMPEDE',
      '422 REGRA_IMPEDE',
    ])
    const made = answers.find(({ status }) => status === 200)!
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      const [{ regra, valor }] = refused.body.error.detalhes.achados
      assert.deepEqual([regra, valor], ['umaAberta', String(idOf(made))])
    }
    await staff('CancelaSolicitacao', { id: idOf(made), motivo: 'Engano.' })
    assert.equal(codeOf(await student('IncluiSolicitacao', ending(second))), '200 OK')
  })

  it('need their subject, and nothing more', async () => {
    const contrato = await own()
    const cases: [body: Row, rule: string][] = [
      [{ tipo: 'Recesso' }, 'contratoCerto'],
      [{ tipo: 'Inclusão de contrato', contrato }, 'contratoCerto'],
      [{ ...ending(contrato), motivo: null }, 'motivoInformado'],
      [{ ...ending(contrato), data: null }, 'dataNoContrato'],
      [{ ...ending(contrato), data: '2026-07-11' }, 'dataNoContrato'],
      [{ ...ending(await own({ situacao: 'Concluído' })) }, 'contratoAtivo'],
      [{ tipo: 'Recesso', contrato, inicio: '2026-04-01' }, 'dataNoContrato'],
    ]
    for (const [body, rule] of cases) {
      const answer = await staff('IncluiSolicitacao', body)
      assert.deepEqual([codeOf(answer), rules(answer)], ['422 REGRA_IMPEDE', [rule]], answer.text)
    }
    const unknown = await staff('IncluiSolicitacao', { tipo: 'Aumento', contrato })
    assert.equal(codeOf(unknown), '422 REGISTRO_INVALIDO')
  })

  it('for an agreement create one, by its rules; a simulation creates none', async () => {
    const pessoa = await addHost(world, client)
    const ended = await addHost(world, client, { validade: '2026-03-01' })
    const asked = async (values: Row) => {
      const id = idOf(await staff('IncluiSolicitacao', { tipo: 'Convênio', ...values }))
      await staff('EnviaSolicitacao', { id })
      return id
    }
    const id = await asked({ pessoa, inicio: '2026-04-01', termino: '2028-03-31' })
    assert.equal(codeOf(await staff('AtendeSolicitacao', { id, SIMULAR: 'S' })), '200 OK')
    assert.deepEqual(await world.rows(client.id, 'select id from convenio'), [])
    const wrong = await asked({ pessoa: ended })
    const registros = [wrong, id].map((one) => ({ id: one }))
    const { body } = await staff('AtendeSolicitacao', { registros })
    assert.deepEqual(
      body.resultados.map((one: Row) => [one.aceito, (one.achados as Row[])[0]?.regra]),
      [
        [false, 'concedenteAtiva'],
        [true, undefined],
      ],
    )
    const [made, ...others] = await world.rows<Row>(client.id, 'select * from convenio')
    assert.deepEqual(
      [others, made!.situacao, made!.concedente_id, made!.inicio, made!.termino],
      [[], 'Em elaboração', pessoa, '2026-04-01', '2028-03-31'],
    )
    const { resultado, resultado_id, versao } = await seen(id)
    assert.deepEqual(
      [resultado, resultado_id, versao],
      ['convenio', made!.id, body.resultados.find((one: Row) => one.id === id).versao],
    )
  })

  it('for a recess register its days within the entitlement; for a declaration issue one', async () => {
    const asked = async (values: Row) => {
      const contrato = await own({ contratacao: '2026-03-02' })
      const id = idOf(await student('IncluiSolicitacao', { ...values, contrato }))
      await student('EnviaSolicitacao', { id })
      return { id, contrato }
    }
    const inicio = '2026-06-01'
    const rest = await asked({ tipo: 'Recesso', inicio, termino: '2026-06-05' })
    const tooLong = await asked({ tipo: 'Recesso', inicio, termino: '2026-06-30' })
    const paper = await asked({ tipo: 'Declaração' })
    const registros = [tooLong, rest, paper].map(({ id }) => ({ id }))
    const { body, text } = await staff('AtendeSolicitacao', { registros })
    assert.deepEqual(
      body.resultados.map((one: Row) => [one.aceito, (one.achados as Row[])[0]?.regra]),
      [
        [false, 'recesso'],
        [true, undefined],
        [true, undefined],
      ],
      text,
    )
    const days = await world.rows<Row>(client.id, 'select contrato_id, inicio, termino from contrato_recesso')
    assert.deepEqual(days, [{ contrato_id: rest.contrato, inicio, termino: '2026-06-05' }])
    const files = await world.rows<Row>(
      client.id,
      `select id, contrato_id, tipo from arquivo where contrato_id = ${paper.contrato}`,
    )
    const { resultado, resultado_id } = await seen(paper.id)
    assert.deepEqual(files, [{ id: resultado_id, contrato_id: paper.contrato, tipo: 'Declaração' }])
    assert.equal(resultado, 'arquivo')
  })

  it('belong to the unit of their contract or student; those of hosts to all', async () => {
    const other = await insert(world, client, 'unidade', { codigo: 'B', nome: 'B' })
    const outside = await staffOf(world, client, other, ['contratos.ver', 'contratos.alterar'])
    const id = await solicitacaoFixture.add(world, client, 'Incluída', { contrato_id: await own() })
    const about = { tipo: 'Equivalência', contrato_id: null }
    const insertRequest = (values: Row) =>
      insert(world, client, 'solicitacao', { ...about, situacao: 'Incluída', ...values })
    const ofStudent = await insertRequest({ aluno_id: contract.aluno_id })
    const ofHost = await insertRequest({ tipo: 'Convênio' })
    const known = []
    for (const one of [id, ofStudent, ofHost])
      known.push(codeOf(await outside('ConsultaSolicitacao', { id: one })))
    assert.deepEqual(known, ['404 REGISTRO_INEXISTENTE', '404 REGISTRO_INEXISTENTE', '200 OK'])
    const listed = (await outside('ListaSolicitacoes', { quantidade: 200 })).body.elementos
    assert.ok(listed.every((one: Row) => one.tipo === 'Convênio'))
  })
})
