import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { keepContent } from '../../server/management/contents.ts'
import { tester } from '../support/actor.ts'
import { type Answer, codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, signedIn, staffOf } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { pdfContent } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addExtension } from '../support/fixtures/projeto-extensao.ts'
import { pdfOf } from '../support/pdfs.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('pending items', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let staff: Caller
  let student: Caller
  let professor: Caller
  let contract: Row
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.alterar', 'contratos.ver'])
    contract = {
      situacao: 'Ativo',
      aluno_id: await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' }),
      professor_id: await addProfessor(world, client, 'mestra', { senha: 's', how: 'weak' }),
      unidade_id: await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' }),
    }
    student = await signedIn(world, client, 'aluna')
    professor = await signedIn(world, client, 'mestra')
  })
  after(() => world.close())

  const own = async (modalidade: 'estagio' | 'monitoria', situacao = 'Pendente', values: Row = {}) =>
    pendenciaFixture.add(world, client, situacao, {
      ...values,
      contrato_id: await addContract(world, client, { ...contract, modalidade }),
    })
  const seen = async (id: number) =>
    (await world.rows<Row>(client.id, `select * from pendencia where id = ${id}`))[0]!
  const stateOf = async (id: number) => (await seen(id)).situacao
  const sent = async () =>
    (await keepContent(world.context, { clienteId: client.id, actor: tester }, 'Relatório.pdf', pdfOf('')))
      .conteudo
  const ruleOf = ({ body }: Answer) => body.error.detalhes.achados[0].regra
  const setting = (name: string, value: string) =>
    changeSettings(world.context.owner, client.id, new Map([[name, value]]))

  it('are not delivered without the document that their kind requires, whoever delivers', async () => {
    const id = await own('monitoria')
    const { contrato_id } = await seen(id)
    const page = await student('ConsultaPendencia', { id })
    assert.equal(page.body.registro.exigeDocumento, true)
    assert.ok(page.body.acoes.find(({ comando }: Row) => comando === 'EntregaPendencia').permitido)
    const file = (values: Row) =>
      insert(world, client, 'arquivo', {
        ...{ contrato_id, nome: 'a.pdf', nome_fisico: 'a.pdf', situacao: 'Em Aprovação', ...pdfContent },
        ...values,
      })
    const without: [Caller, Row][] = [
      [student, {}],
      [student, { parecer: 'Segue anexo.' }],
      [student, { motivo: 'O envio falhou.' }],
      [student, { conteudo: '' }],
      [student, { conteudo: null, arquivo: null }],
      [staff, { motivo: ' ' }],
    ]
    for (const [whose, told] of without) {
      const refused = await whose('EntregaPendencia', { id, ...told })
      assert.deepEqual([codeOf(refused), ruleOf(refused)], ['422 REGRA_IMPEDE', 'comDocumento'], refused.text)
    }
    const useless: Row[] = [
      { arquivo_sha256: null, tamanho: null, tipo_mime: null },
      { situacao: 'Recusado', motivo_recusa: 'Ilegível.' },
    ]
    for (const values of useless) {
      const refused = await student('EntregaPendencia', { id, arquivo: await file(values) })
      assert.deepEqual(
        [codeOf(refused), refused.body.error.campos[0].campo],
        ['422 REGISTRO_INVALIDO', 'arquivo'],
      )
    }
    assert.deepEqual([await stateOf(id), (await seen(id)).arquivo_id], ['Pendente', null])
    const many = await staff('EntregaPendencia', { registros: [{ id }, { id: await own('monitoria') }] })
    assert.deepEqual(
      many.body.resultados.map(({ aceito, codigo }: Row) => [aceito, codigo]),
      [
        [false, 'REGRA_IMPEDE'],
        [false, 'REGRA_IMPEDE'],
      ],
    )
    assert.equal(codeOf(await student('EntregaPendencia', { id, arquivo: await file({}) })), '200 OK')
    const onPaper = { id: await own('monitoria'), motivo: 'O original está na secretaria.' }
    assert.equal(codeOf(await staff('EntregaPendencia', onPaper)), '200 OK')
  })

  it('require what the client set for their kind, and no other client notices', async () => {
    const other = await world.institution()
    await addAluno(world, other, 'outra', { senha: 's', how: 'weak' })
    const deliver = async (tipo: string) =>
      codeOf(await student('EntregaPendencia', { id: await own('monitoria', 'Pendente', { tipo }) }))
    assert.deepEqual(
      [await deliver('Relatório final'), await deliver('Apontamento de horas')],
      ['422 REGRA_IMPEDE', '200 OK'],
    )
    await setting('documento.relatorioFinal', 'N')
    await setting('documento.apontamentoDeHoras', 's')
    assert.deepEqual(
      [await deliver('Relatório final'), await deliver('Apontamento de horas')],
      ['200 OK', '422 REGRA_IMPEDE'],
    )
    const [standing] = await world.rows<Row>(other.id, 'select documentos_exigidos from cliente')
    assert.deepEqual(standing!.documentos_exigidos, {})
    await assert.rejects(setting('documento.relatorioFinal', 'talvez'), /S ou N/)
    await assert.rejects(setting('documento.qualquer', 'S'), /documento\.qualquer/)
    await setting('documento.relatorioFinal', 'S')
    await setting('documento.apontamentoDeHoras', 'N')
  })

  it('take their document along when they are decided', async () => {
    const delivered = async () => {
      const id = await own('monitoria')
      await student('EntregaPendencia', { id, conteudo: await sent() })
      return { id, arquivo: (await seen(id)).arquivo_id as number }
    }
    const fileOf = async (arquivo: number) =>
      (
        await world.rows<Row>(client.id, `select situacao, motivo_recusa from arquivo where id = ${arquivo}`)
      )[0]!
    const approved = await delivered()
    const page = await professor('ConsultaPendencia', { id: approved.id })
    assert.deepEqual(
      page.body.registro.arquivos.map(({ identificador, temConteudo, legivel }: Row) => [
        identificador,
        temConteudo,
        legivel,
      ]),
      [[approved.arquivo, true, false]],
    )
    assert.equal(codeOf(await professor('OpinaProfessor', { id: approved.id, parecer: 'Bom.' })), '200 OK')
    assert.deepEqual(await fileOf(approved.arquivo), { situacao: 'Aprovado', motivo_recusa: null })
    const returned = await delivered()
    const back = await professor('DevolvePendencia', { id: returned.id, motivo: 'Falta maio.' })
    assert.equal(codeOf(back), '200 OK')
    assert.deepEqual(await fileOf(returned.arquivo), { situacao: 'Recusado', motivo_recusa: 'Falta maio.' })
    const same = await student('EntregaPendencia', { id: returned.id, arquivo: returned.arquivo })
    assert.equal(codeOf(same), '422 REGISTRO_INVALIDO')
    assert.equal(
      codeOf(await student('EntregaPendencia', { id: returned.id, conteudo: await sent() })),
      '200 OK',
    )
    // A document that was decided before stays as it is.
    const accepted = await delivered()
    await world.rows(
      client.id,
      `update arquivo set situacao = 'Aprovado' where id = ${accepted.arquivo} returning id`,
    )
    await professor('DevolvePendencia', { id: accepted.id, motivo: 'Falta a nota.' })
    assert.equal((await fileOf(accepted.arquivo)).situacao, 'Aprovado')
  })

  it('store the document with the delivery only', async () => {
    const id = await own('estagio')
    const other = await own('estagio')
    const conteudo = await sent()
    const many = await staff('EntregaPendencia', { registros: [{ id }, { id: other }], conteudo })
    assert.equal(codeOf(many), '422 REGISTRO_INVALIDO', 'a document is of one item')
    const delivered = await student('EntregaPendencia', { id, conteudo })
    assert.deepEqual([codeOf(delivered), await stateOf(id)], ['200 OK', 'Entregue'], delivered.text)
    const { arquivo_id, contrato_id } = await seen(id)
    assert.deepEqual(
      await world.rows(
        client.id,
        `select id, nome, tipo, contrato_id from arquivo where pendencia_id = ${id}`,
      ),
      [{ id: arquivo_id, nome: 'Relatório.pdf', tipo: 'Relatório de atividades', contrato_id }],
    )
    const again = await student('EntregaPendencia', { id, conteudo: await sent() })
    assert.equal(codeOf(again), '409 MOVIMENTO_INVALIDO')
    const used = await student('EntregaPendencia', { id: other, conteudo })
    assert.deepEqual(
      [codeOf(used), await stateOf(other)],
      ['404 CONTEUDO_INEXISTENTE', 'Pendente'],
      used.text,
    )
  })

  it('show their owner what to do, and the days overdue', async () => {
    const late = await own('estagio', 'Pendente', { prazo_entrega: '2026-03-07' })
    const today = await own('estagio', 'Pendente', { prazo_entrega: '2026-03-10' })
    const { itens } = (await student('MinhasPendencias', {})).body
    const told = (itens as Row[]).filter(({ registro }) => registro === late || registro === today)
    assert.deepEqual(
      told.map(({ registro, atraso, acao }) => [registro, atraso, acao]),
      [
        [late, 3, 'Entregar'],
        [today, 0, 'Entregar'],
      ],
    )
  })

  it('go from the student through the host to the professor, whose grade the query answers', async () => {
    const id = await own('estagio')
    const told = { id, parecer: 'Aprendi muito.', conteudo: await sent() }
    const delivered = await student('EntregaPendencia', told)
    assert.deepEqual([codeOf(delivered), await stateOf(id)], ['200 OK', 'Entregue'], delivered.text)
    const early = await professor('OpinaProfessor', { id, parecer: 'Bom.' })
    assert.equal(codeOf(early), '409 MOVIMENTO_INVALIDO')
    assert.equal(codeOf(await staff('OpinaConcedente', { id, parecer: 'Dedicada.' })), '200 OK')
    const graded = await professor('OpinaProfessor', {
      id,
      parecer: 'Bom.',
      nota: 9.25,
      avaliacao: 'Relate.',
    })
    assert.deepEqual([codeOf(graded), graded.body.resultados[0].versao], ['200 OK', 4], graded.text)
    const { body } = await world.query('RetornaDadosNotasAtividades', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    const grade = (body.notasAtividades as { elementos: Row[] }).elementos.find(
      (one) => one.atividadeIdentificador === id,
    )!
    assert.deepEqual(
      [grade.situacaoRelatorio, grade.nota, grade.avaliacao, grade.dataEntrega],
      ['Aprovado', '9.25', 'Relate.', '2026-03-10'],
    )
    assert.ok(grade.dataParecerEstagiario && grade.dataParecerConcedente && grade.dataParecerProfessor)
    const { contrato_id } = await seen(id)
    const history = await world.rows<Row>(
      client.id,
      `select historico, usuario from contrato_historico where contrato_id = ${contrato_id} order by id`,
    )
    assert.deepEqual(history, [
      { historico: 'Pendência (Relatório de atividades) entregue.', usuario: 'aluna' },
      { historico: 'Pendência (Relatório de atividades) com parecer da concedente.', usuario: 'painel' },
      { historico: 'Pendência (Relatório de atividades) aprovada.', usuario: 'mestra' },
    ])
  })

  it('skip a missing host, and need no approval where the delivery suffices', async () => {
    const cases: ['estagio' | 'monitoria', string, string][] = [
      ['monitoria', 'Relatório final', 'Em aprovação'],
      ['estagio', 'Relatório final', 'Entregue'],
      ['estagio', 'Avaliação campo estágio', 'Em aprovação'],
      ['estagio', 'Apontamento de horas', 'Entregue'],
      ['monitoria', 'Contrato assinado', 'Entregue'],
      ['estagio', 'Rescisão contratual', 'Entregue'],
    ]
    for (const [modalidade, tipo, reached] of cases) {
      const id = await own(modalidade, 'Pendente', { tipo })
      const { body } = await student('EntregaPendencia', { id, conteudo: await sent() })
      const [{ situacao, versao }] = body.resultados
      const { situacao: stands, versao: now } = await seen(id)
      assert.deepEqual([tipo, situacao, versao], [tipo, stands, now])
      assert.equal(situacao, reached, `${modalidade} ${tipo}`)
    }
  })

  it('return to the student with the same deadline, and keep earlier opinions', async () => {
    const id = await own('monitoria', 'Em aprovação', { entrega: '2026-03-01', parecer_concedente: 'Ok' })
    const back = await professor('DevolvePendencia', { id, motivo: 'Falta maio.' })
    assert.equal(codeOf(back), '200 OK', back.text)
    const { situacao, prazo_entrega, entrega, parecer_professor } = await seen(id)
    assert.deepEqual(
      [situacao, prazo_entrega, entrega, parecer_professor],
      ['Pendente', '2026-06-30', null, 'Falta maio.'],
    )
    await student('EntregaPendencia', { id, parecer: 'Com maio.', conteudo: await sent() })
    const again = await seen(id)
    assert.deepEqual(
      [again.entrega, again.parecer_estagiario, again.parecer_concedente, again.parecer_professor],
      ['2026-03-10', 'Com maio.', null, null],
    )
  })

  it('are delivered and judged only by their parties, and hidden from others', async () => {
    const id = await own('estagio')
    const others = await pendenciaFixture.add(world, client, 'Pendente')
    assert.equal(codeOf(await student('EntregaPendencia', { id: others })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await student('ConsultaPendencia', { id: others })), '404 REGISTRO_INEXISTENTE')
    const wrong = await professor('EntregaPendencia', { id })
    assert.equal(codeOf(wrong), '422 REGRA_IMPEDE')
    assert.equal(wrong.body.error.detalhes.achados[0].regra, 'deQuemEntrega')
    for (const command of ['OpinaProfessor', 'DevolvePendencia', 'OpinaConcedente', 'CancelaPendencia']) {
      const answer = await student(command, { id, parecer: 'Ótimo', motivo: 'Porque sim.' })
      assert.equal(codeOf(answer), '403 PERMISSAO_AUSENTE', command)
    }
    const listed = await student('ListaPendencias', { quantidade: 200 })
    const ids = listed.body.elementos.map((one: Row) => one.id)
    assert.ok(ids.includes(id) && !ids.includes(others))
    const page = await professor('ConsultaPendencia', { id })
    assert.equal(page.body.registro.estagiario.identificador, contract.aluno_id)
  })

  it('belong to the unit of their contract', async () => {
    const id = await own('estagio')
    const other = await insert(world, client, 'unidade', { codigo: 'B', nome: 'B' })
    const inside = await staffOf(world, client, contract.unidade_id as number, [
      'contratos.ver',
      'contratos.alterar',
    ])
    const outside = await staffOf(world, client, other, ['contratos.ver', 'contratos.alterar'])
    assert.equal(codeOf(await inside('ProrrogaPendencia', { id, prazo: '2026-09-01' })), '200 OK')
    assert.equal((await seen(id)).prazo_entrega, '2026-09-01')
    const motivo = 'Não é daqui.'
    assert.equal(codeOf(await outside('CancelaPendencia', { id, motivo })), '404 REGISTRO_INEXISTENTE')
    assert.equal((await outside('ListaPendencias', {})).body.total.valor, 0)
  })

  it('are delivered once by concurrent attempts', async () => {
    const id = await own('monitoria')
    const contents = [await sent(), await sent(), await sent()]
    const answers = await Promise.all(
      contents.map((conteudo) => student('EntregaPendencia', { id, conteudo })),
    )
    assert.deepEqual(answers.map(codeOf).sort(), [
      '200 OK',
      '409 MOVIMENTO_INVALIDO',
      '409 MOVIMENTO_INVALIDO',
    ])
    const moves = await world.rows<Row>(
      client.id,
      `select movimento from historico where entidade = 'pendencia' and registro_id = ${id} order by id`,
    )
    assert.deepEqual(
      moves.map(({ movimento }) => movimento),
      ['incluir', 'entregar', 'encaminhar'],
    )
  })

  it('accept only a document of their own contract, and a feasible deadline', async () => {
    const id = await own('estagio')
    const elsewhere = await insert(world, client, 'arquivo', {
      contrato_id: await addContract(world, client),
      nome: 'a',
      nome_fisico: 'a',
      situacao: 'Aprovado',
    })
    const wrong = await staff('EntregaPendencia', { id, arquivo: elsewhere })
    assert.deepEqual([codeOf(wrong), wrong.body.error.campos[0].campo], ['422 REGISTRO_INVALIDO', 'arquivo'])
    const late = await staff('ProrrogaPendencia', { id, prazo: '2026-03-09' })
    assert.deepEqual([codeOf(late), late.body.error.campos[0].campo], ['422 REGISTRO_INVALIDO', 'prazo'])
    assert.equal(codeOf(await staff('ProrrogaPendencia', { id, prazo: '2026-03-10' })), '200 OK')
    const wide = await professor('OpinaProfessor', { id, parecer: 'x', nota: 100.01 })
    assert.equal(codeOf(wide), '422 REGISTRO_INVALIDO')
  })

  it('are overdue from the day after their deadline until delivery', async () => {
    const due = await own('estagio', 'Pendente', { prazo_entrega: '2026-03-09' })
    const today = await own('estagio', 'Pendente', { prazo_entrega: '2026-03-10' })
    const given = await own('estagio', 'Entregue', { prazo_entrega: '2026-03-09' })
    const open = await own('estagio', 'Pendente', { prazo_entrega: null })
    const listed = async (vencidas: string) => {
      const { body } = await staff('ListaPendencias', { vencidas, quantidade: 200 })
      return new Set(body.elementos.map((one: Row) => one.id))
    }
    const [overdue, others] = [await listed('S'), await listed('N')]
    assert.deepEqual(
      [due, today, given, open].map((id) => overdue.has(id)),
      [true, false, false, false],
    )
    assert.deepEqual(
      [due, today, given, open].map((id) => others.has(id)),
      [false, true, true, true],
    )
    // Queries use the database's current day.
    const yesterday = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: 1 }).toString()
    const late = await own('estagio', 'Pendente', { prazo_entrega: yesterday })
    const { body } = await world.query('RetornaDadosPendenciasContratos', {
      token: client.token,
      dataInicio: '2020-01-01',
      vencidas: 'Sim',
    })
    const told = (body.pendenciasContratos as { elementos: Row[] }).elementos
    assert.equal(told.find((one) => one.identificador === late)!.diasAtraso, 1)
    assert.ok(!told.some((one) => one.identificador === given || one.identificador === open))
  })

  it('are not due after their validity', async () => {
    const id = await own('estagio', 'Pendente', { validade: '2026-03-10' })
    const done = await own('estagio', 'Entregue', { tipo: 'Contrato assinado', validade: '2026-03-10' })
    const keep = () => keepCalendars(world.context, new AbortController().signal)
    await keep()
    assert.equal(await stateOf(id), 'Pendente')
    clock.at('2026-03-11T15:00:00Z')
    await keep()
    assert.deepEqual([await stateOf(id), await stateOf(done)], ['Cancelado', 'Entregue'])
    clock.at('2026-03-10T15:00:00Z')
  })

  const asked = { tipo: 'Avaliação campo estágio', prazo: '2026-03-10' }
  const refusedFor = ({ body }: Answer) =>
    body.error.campos?.[0]?.campo ?? body.error.detalhes.achados[0].regra

  it('are requested by staff, of a contract or a project, with a history entry', async () => {
    const contrato = await addContract(world, client, { ...contract, modalidade: 'estagio' })
    const made = await staff('IncluiPendencia', { ...asked, contrato, validade: '2026-03-20' })
    assert.equal(codeOf(made), '200 OK', made.text)
    const item = await seen(made.body.resultados[0].id)
    assert.deepEqual(
      [item.contrato_id, item.tipo, item.situacao, item.prazo_entrega, item.validade, item.usuario],
      [contrato, asked.tipo, 'Pendente', '2026-03-10', '2026-03-20', 'painel'],
    )
    const history = await world.rows<Row>(
      client.id,
      `select historico from contrato_historico where contrato_id = ${contrato}`,
    )
    assert.deepEqual(history, [{ historico: 'Pendência (Avaliação campo estágio) incluída.' }])
    const { body } = await world.query('RetornaDadosContratos', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    const [shown] = (body.elementos as Row[]).filter(({ identificador }) => identificador === contrato)
    assert.equal((shown!.pendencias as Row[])[0]!.validade, '2026-03-20')
    const projetoExtensao = await addExtension(world, client, { situacao: 'Aprovada' })
    const aluno = await addStudent(world, client)
    const body2 = { tipo: 'Lista de presença', prazo: '2026-03-10', projetoExtensao }
    const stranger = await staff('IncluiPendencia', { ...body2, aluno })
    assert.deepEqual([codeOf(stranger), refusedFor(stranger)], ['422 REGRA_IMPEDE', 'projetoAprovado'])
    await insert(world, client, 'participacao', {
      ...{ projeto_extensao_id: projetoExtensao, aluno_id: aluno, papel: 'Voluntário', inicio: '2026-03-01' },
    })
    const ofStudent = await staff('IncluiPendencia', { ...body2, aluno })
    const ofCoordinator = await staff('IncluiPendencia', body2)
    const [one, other] = [
      await seen(ofStudent.body.resultados[0].id),
      await seen(ofCoordinator.body.resultados[0].id),
    ]
    assert.deepEqual([one.aluno_id, one.professor_id], [aluno, null])
    assert.deepEqual([other.aluno_id, other.professor_id !== null], [null, true])
  })

  it('are not requested of ended records, of two records, for a past day, or outside a unit', async () => {
    const contrato = await addContract(world, client, { ...contract, modalidade: 'estagio' })
    const projetoExtensao = await addExtension(world, client, { situacao: 'Em elaboração' })
    const draft = await addContract(world, client, { ...contract, situacao: 'Incluído' })
    const cases: [Row, string, string][] = [
      [{ contrato: draft }, '422 REGRA_IMPEDE', 'contratoEmVigor'],
      [{}, '422 REGISTRO_INVALIDO', 'contrato'],
      [{ contrato, projetoExtensao }, '422 REGISTRO_INVALIDO', 'contrato'],
      [{ projetoExtensao }, '422 REGISTRO_INVALIDO', 'tipo'],
      [{ contrato, tipo: 'Lista de presença' }, '422 REGISTRO_INVALIDO', 'tipo'],
      [{ contrato, tipo: 'Contrato assinado' }, '422 REGISTRO_INVALIDO', 'tipo'],
      [{ contrato, aluno: contract.aluno_id }, '422 REGISTRO_INVALIDO', 'aluno'],
      [{ contrato, prazo: '2026-03-09' }, '422 REGISTRO_INVALIDO', 'prazo'],
      [{ contrato, validade: '2026-03-09' }, '422 REGRA_IMPEDE', 'validadeDepois'],
      [{ projetoExtensao, tipo: 'Lista de presença' }, '422 REGRA_IMPEDE', 'projetoAprovado'],
      [{ contrato: 999_999 }, '422 REGISTRO_INVALIDO', 'contrato'],
    ]
    for (const [told, code, what] of cases) {
      const answer = await staff('IncluiPendencia', { ...asked, ...told })
      assert.deepEqual([codeOf(answer), refusedFor(answer)], [code, what], JSON.stringify(told))
    }
    const numero = (
      await world.rows<Row>(client.id, `select numero from contrato where id = ${contrato}`)
    )[0]!.numero
    await addContract(world, client, { ...contract, modalidade: 'estagio', numero, sequencia: 2 })
    const replaced = await staff('IncluiPendencia', { ...asked, contrato })
    assert.deepEqual([codeOf(replaced), refusedFor(replaced)], ['422 REGRA_IMPEDE', 'contratoEmVigor'])
    assert.equal(codeOf(await student('IncluiPendencia', { ...asked, contrato })), '403 PERMISSAO_AUSENTE')
    const other = await insert(world, client, 'unidade', { codigo: 'C', nome: 'C' })
    const outside = await staffOf(world, client, other, ['contratos.ver', 'contratos.alterar'])
    const beyond = await outside('IncluiPendencia', { ...asked, contrato })
    assert.deepEqual([codeOf(beyond), refusedFor(beyond)], ['422 REGISTRO_INVALIDO', 'contrato'])
  })

  it('keep their validity when the deadline is extended, unless another is given', async () => {
    const id = await own('estagio', 'Pendente', { validade: '2026-07-31' })
    const short = await staff('ProrrogaPendencia', { id, prazo: '2026-08-31' })
    assert.deepEqual([codeOf(short), refusedFor(short)], ['422 REGRA_IMPEDE', 'validadeDepois'])
    assert.equal(codeOf(await staff('ProrrogaPendencia', { id, prazo: '2026-07-31' })), '200 OK')
    const longer = await staff('ProrrogaPendencia', { id, prazo: '2026-08-31', validade: '2026-09-30' })
    assert.deepEqual([codeOf(longer), (await seen(id)).validade], ['200 OK', '2026-09-30'])
  })
})
