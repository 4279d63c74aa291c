import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { stopClock } from '../support/browser.ts'
import { against, answered, type Caller, keyed, madeBy, staffOf, studentOf } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addApplication, addResume } from '../support/fixtures/candidatura.ts'
import { addCourse, enrol } from '../support/internships.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const rights = ['recrutamento.ver', 'recrutamento.alterar'] as const

describe('a selection', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let course: number
  before(async () => {
    world = await World.share()
    client = await world.institution()
    stopClock(world, '2026-03-10T15:00:00Z')
    staff = await keyed(world, client, rights)
    course = await addCourse(world, client, { identificacao: 'ENG' })
  })
  after(() => world.close())

  /** A student enrolled in the course. */
  async function student(periodo = 5) {
    const one = await studentOf(world, client)
    await enrol(world, client, one.id, course, { periodo })
    return one
  }
  const page = async (ask: Caller, id: number) => (await ask('ConsultaCandidatura', { id })).body.registro
  const vacancy = async (id: number) =>
    (await answered(world, client, 'RetornaDadosVaga', { identificador: id }))[0] as Fields
  const told = ({ situacao, candidatos, contratados, encerramento }: Fields) => [
    situacao,
    candidatos,
    contratados,
    (encerramento as Row | null)?.motivo ?? '',
  ]

  it('goes from application to contract, and ends for all when the last place is taken', async () => {
    const concedente_id = await addHost(world, client, { nome_fantasia: 'Usina Boa Vista' })
    const vaga = await addVacancy(world, client, {
      concedente_id,
      quantidade: 1,
      cursos: JSON.stringify(['ENG']),
      periodo_minimo: 3,
      descricao: 'Ensaios de materiais.',
    })
    const [ana, bia, caio] = [await student(), await student(), await student()]
    const applied = await ana.ask('CandidataSe', { id: vaga, apresentacao: 'Gosto de ensaios.' })
    const first = madeBy(applied)
    const second = madeBy(await bia.ask('CandidataSe', { id: vaga }))
    const third = madeBy(await caio.ask('CandidataSe', { id: vaga }))
    assert.deepEqual(told(await vacancy(vaga)), ['Aberta', 3, 0, ''])

    await caio.ask('DesisteCandidatura', { id: third })
    assert.deepEqual(told(await vacancy(vaga)), ['Aberta', 2, 0, ''])

    await staff('AvancaCandidatura', { registros: [{ id: first }, { id: second }] })
    await staff('AvancaCandidatura', { id: first, etapa: 'Proposta' })
    const seen = await page(ana.ask, first)
    assert.deepEqual(
      [seen.etapa, seen.etapas.map(({ etapa }: Row) => etapa), seen.vaga.concedente, seen.naoAtende],
      ['Proposta', ['Inscrição', 'Triagem', 'Proposta'], 'Usina Boa Vista', ''],
    )

    const hired = await staff('ContrataCandidato', {
      id: first,
      inicio: '2026-04-01',
      encerramento: '2027-03-31',
    })
    assert.equal(hired.status, 200, hired.text)
    assert.deepEqual(told(await vacancy(vaga)), ['Encerrada', 2, 1, 'Preenchida'])
    assert.deepEqual((await page(bia.ask, second)).situacao, 'Encerrada')
    const { contrato } = await page(staff, first)
    const [row] = await world.rows<Row>(
      client.id,
      `select numero, situacao, modalidade, tipo_estagio, aluno_id, curso_id, concedente_id, vaga_id, inicio::text,
              encerramento::text, bolsa_valor::text, horas_semanal::text, atividades
         from contrato where id = ${contrato.identificador}`,
    )
    assert.deepEqual(row, {
      numero: contrato.contrato,
      situacao: 'Incluído',
      modalidade: 'estagio',
      tipo_estagio: 'Não obrigatório',
      aluno_id: ana.id,
      curso_id: course,
      concedente_id,
      vaga_id: vaga,
      inicio: '2026-04-01',
      encerramento: '2027-03-31',
      bolsa_valor: '1450.00',
      horas_semanal: '30.00',
      atividades: 'Ensaios de materiais.',
    })
    assert.equal((await staff('RecusaCandidatura', { id: second, motivo: 'Tarde.' })).status, 409)
    const letters = await world.rows<Row>(
      client.id,
      `select parte, pessoa_id, dados from mensagem where entidade = 'candidatura' order by registro_id`,
    )
    assert.deepEqual(
      letters.map(({ parte, pessoa_id, dados }) => [parte, pessoa_id, JSON.parse(String(dados)).decisao]),
      [
        ['aluno', ana.id, 'você foi escolhido(a); a instituição prepara a contratação'],
        ['aluno', bia.id, 'a vaga foi encerrada antes da decisão'],
      ],
    )
  })

  it('creates nothing when the rules refuse the contract of a hire', async () => {
    const vaga = await addVacancy(world, client)
    const ana = await student()
    const id = madeBy(await ana.ask('CandidataSe', { id: vaga }))
    const wrong = await staff('ContrataCandidato', { id, inicio: '2026-04-01', encerramento: '2026-03-31' })
    assert.deepEqual(against(wrong), [['prazoOrdenado', 'encerramento']])
    const dateless = await staff('ContrataCandidato', { id })
    assert.deepEqual(dateless.body.error.campos[0].campo, 'encerramento')
    assert.equal((await page(staff, id)).situacao, 'Em andamento')
    const contracts = await world.rows(client.id, `select from contrato where vaga_id = ${vaga}`)
    assert.equal(contracts.length, 0)
  })

  it('ends open applications with the vacancy, however it ends, and keeps decided ones', async () => {
    const ending: [string, Fields, string][] = [
      ['EncerraVaga', { motivo: 'Sem verba.' }, 'Aberta'],
      ['CancelaVaga', { motivo: 'A concedente desistiu.' }, 'Suspensa'],
      ['ReprovaVaga', { motivo: 'Fora da área.' }, 'Em aprovação'],
    ]
    for (const [operation, body, situacao] of ending) {
      const vaga_id = await addVacancy(world, client, { situacao })
      const open = await addApplication(world, client, { vaga_id })
      const decided = await addApplication(world, client, { vaga_id, situacao: 'Recusada' })
      assert.equal((await staff(operation, { id: vaga_id, ...body })).status, 200)
      const states = [(await page(staff, open)).situacao, (await page(staff, decided)).situacao]
      assert.deepEqual([operation, ...states], [operation, 'Encerrada', 'Recusada'])
      const { historico } = (await staff('ConsultaCandidatura', { id: open })).body
      assert.deepEqual([historico[0].movimento, historico[0].motivo], ['encerrar', body.motivo])
    }
  })

  it('ends them by a batch too', async () => {
    const vaga_id = await addVacancy(world, client, { identificacao: 'POR-LOTE' })
    const id = await addApplication(world, client, { vaga_id })
    await world.process(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [
      { ESIEV_IDENTIFICACAO: 'POR-LOTE', ESIEV_MOTIVO: 'C' },
    ])
    assert.equal((await page(staff, id)).situacao, 'Encerrada')
  })

  it('accepts eligible candidates once, and shows the vacancy’s requirements', async () => {
    const vaga = await addVacancy(world, client, { cursos: JSON.stringify(['ENG']), periodo_minimo: 6 })
    const ana = await student(5)
    assert.deepEqual(against(await ana.ask('CandidataSe', { id: vaga })), [['requisitos', 'vaga']])
    const stranger = await studentOf(world, client)
    const refused = await stranger.ask('CandidataSe', { id: vaga })
    assert.equal(refused.body.error.detalhes.achados[0].valor, 'curso, nível, período')

    const open = await addVacancy(world, client)
    assert.equal((await ana.ask('CandidataSe', { id: open, SIMULAR: 'S' })).status, 200)
    madeBy(await ana.ask('CandidataSe', { id: open }))
    assert.deepEqual(against(await ana.ask('CandidataSe', { id: open })), [['candidaturaUnica', 'vaga']])
    // Also not with another résumé.
    const curriculo = await addResume(world, client, { aluno_id: ana.id })
    const again = await staff('IncluiCandidatura', { vaga: open, curriculo })
    assert.deepEqual(against(again), [['candidaturaUnica', 'vaga']])

    for (const [values, rule] of [
      [{ situacao: 'Suspensa' }, 'vagaAberta'],
      [{ fim_inscricao: '2026-03-09' }, 'vagaAberta'],
      [{ inicio_inscricao: '2026-03-11' }, 'vagaAberta'],
    ] as const) {
      const id = await addVacancy(world, client, values)
      assert.deepEqual(against(await ana.ask('CandidataSe', { id })), [[rule, 'vaga']])
    }
    const reserving = await ana.ask('CandidataSe', { id: await addVacancy(world, client), reservada: 'S' })
    assert.deepEqual(against(reserving), [['vagaReservada', 'reservada']])
    assert.equal((await ana.ask('CandidataSe', { id: 999_999 })).body.error.codigo, 'REGISTRO_INEXISTENTE')
  })

  it('creates résumés that are found by the shown e-mail and CPF, without taking those values from the source', async () => {
    const one = await student()
    const [{ cpf, email }] = (await world.rows<Row>(
      client.id,
      `update aluno set email = 'Ana.' || id || '@Exemplo.br', email_chave = 'ana.' || id || '@exemplo.br'
        where id = ${one.id} returning cpf, email`,
    )) as [Row]
    madeBy(await one.ask('CandidataSe', { id: await addVacancy(world, client) }))
    const found = async (filter: Fields) =>
      (await answered(world, client, 'RetornaDadosCurriculo', filter)).map((element: Row) => [
        element.alunoIdentificador,
        element.cpf,
        element.email,
      ])
    assert.deepEqual(await found({ cpf }), [[one.id, cpf, email]])
    assert.deepEqual(await found({ email: String(email).toUpperCase() }), [[one.id, cpf, email]])
    const { resultados } = await world.process(client, 'RecebeCurriculos', 'SDT_INT_CURRICULOS', [
      { ...recebeCurriculos.example, ESICV_IDENTIFICACAO: 'PROPRIO', ESICV_CPF: cpf, ESICV_EMAIL: email },
    ])
    assert.equal(resultados, 'I')
    assert.equal((await found({ cpf })).length, 2)
    assert.equal((await found({ email })).length, 2)
  })

  it('follows the institution’s own stages', async () => {
    const id = await addApplication(world, client, { etapa: 'Proposta' })
    for (const [body, valor] of [
      [{}, ''],
      [{ etapa: 'Sorteio' }, 'Sorteio'],
      [{ etapa: 'Proposta' }, 'Proposta'],
    ] as const) {
      const answer = await staff('AvancaCandidatura', { id, ...body })
      const [{ regra, valor: seen, limite }] = answer.body.error.detalhes.achados
      assert.deepEqual(
        [regra, seen, limite],
        ['etapaConhecida', valor, 'Inscrição, Triagem, Entrevista, Proposta'],
      )
    }
    assert.equal((await staff('AvancaCandidatura', { id, etapa: 'Triagem' })).status, 200)
  })

  it('hires only students for internships, and from approved proposals for monitoring', async () => {
    const outsider = await addApplication(world, client, { vaga: { tipo: 'N' } })
    const refused = await staff('ContrataCandidato', { id: outsider, encerramento: '2026-12-18' })
    assert.deepEqual(against(refused), [['contratavel', 'curriculo']])

    const vaga_id = await addVacancy(world, client, { tipo: 'M', titulo: 'Monitoria de Cálculo' })
    const ana = await student()
    const id = madeBy(await ana.ask('CandidataSe', { id: vaga_id }))
    const body = { id, inicio: '2026-04-01', encerramento: '2026-06-30' }
    assert.deepEqual(against(await staff('ContrataCandidato', body)), [['contratavel', 'vaga']])

    const professor = await insert(world, client, 'professor', { identificacao: 'PM', nome: 'Docente' })
    const disciplina = await insert(world, client, 'disciplina', { identificacao: 'CAL', nome: 'Cálculo' })
    const proposal = {
      vaga: vaga_id,
      professor,
      curso: course,
      disciplinas: [{ disciplina }],
      inicio: '2026-03-02',
      termino: '2026-07-10',
    }
    const projects = await keyed(world, client, ['projetos.alterar'])
    const proposta = madeBy(await projects('PropoeMonitoria', proposal))
    assert.deepEqual(against(await projects('PropoeMonitoria', proposal)), [['monitoriaSemProposta', 'vaga']])
    const other = { ...proposal, vaga: await addVacancy(world, client) }
    assert.deepEqual(against(await projects('PropoeMonitoria', other)), [['monitoriaSemProposta', 'tipo']])
    const [made] = await world.rows<Row>(
      client.id,
      `select titulo, tipo, situacao, vagas_bolsistas, bolsa_valor::text from proposta where id = ${proposta}`,
    )
    assert.deepEqual(Object.values(made!), [
      'Monitoria de Cálculo',
      'Monitoria',
      'Em elaboração',
      2,
      '1450.00',
    ])

    assert.deepEqual(against(await staff('ContrataCandidato', body)), [['contratavel', 'vaga']])
    await world.rows(
      client.id,
      `update proposta set situacao = 'Aprovada' where id = ${proposta} returning id`,
    )
    const hired = await staff('ContrataCandidato', body)
    assert.equal(hired.status, 200, hired.text)
    const [contract] = await world.rows<Row>(
      client.id,
      `select modalidade, proposta_id, professor_id, candidatura_id from contrato where vaga_id = ${vaga_id}`,
    )
    assert.deepEqual(Object.values(contract!), ['monitoria', proposta, professor, id])
  })

  it('creates the employee of a workforce vacancy, at its workplace', async () => {
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'RH', nome: 'Pessoas' })
    const cargo_id = await insert(world, client, 'cargo', { referencia: 'AN', nome: 'Analista' })
    const vaga_id = await insert(world, client, 'vaga', {
      origem: 'Workforce',
      identificacao: 'WF-1',
      titulo: 'Analista',
      tipo: 'E',
      quantidade: 1,
      unidade_id,
      cargo_id,
      inicio_inscricao: '2026-03-01',
    })
    const nameless = await addResume(world, client)
    const refused = madeBy(await staff('IncluiCandidatura', { vaga: vaga_id, curriculo: nameless }))
    assert.deepEqual(against(await staff('ContrataCandidato', { id: refused })), [
      ['contratavel', 'curriculo'],
    ])
    const ana = await student()
    assert.deepEqual(against(await ana.ask('CandidataSe', { id: vaga_id })), [['vagaAberta', 'vaga']])

    const curriculo = await addResume(world, client, { cpf: '52998224725', nome: 'Ivo Menezes' })
    const id = madeBy(await staff('IncluiCandidatura', { vaga: vaga_id, curriculo }))
    const hired = await staff('ContrataCandidato', { id, inicio: '2026-04-01' })
    assert.equal(hired.status, 200, hired.text)
    const [row] = await world.rows<Row>(
      client.id,
      `select p.nome, p.cpf, e.inicio::text, e.contratacao::text, e.unidade_id, e.cargo_id, e.vaga_id, k.id
         from colaborador_contrato e join colaborador p on p.id = e.colaborador_id
         left join candidatura k on k.colaborador_id = p.id where p.cpf = '52998224725'`,
    )
    assert.deepEqual(Object.values(row!), [
      'Ivo Menezes',
      '52998224725',
      '2026-04-01',
      '2026-03-10',
      unidade_id,
      cargo_id,
      vaga_id,
      id,
    ])
    assert.equal((await page(staff, id)).versao, hired.body.resultados[0].versao)
    assert.deepEqual(told(await vacancy(vaga_id)), ['Encerrada', 2, 1, 'Preenchida'])
    assert.equal((await page(staff, refused)).situacao, 'Encerrada')
  })

  it('gives the last place to one of two concurrent hires', async () => {
    const vaga_id = await addVacancy(world, client, { tipo: 'E', quantidade: 1 })
    const ids = [
      await addApplication(world, client, { vaga_id }),
      await addApplication(world, client, { vaga_id }),
    ]
    const answers = await Promise.all(ids.map((id) => staff('ContrataCandidato', { id })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const rows = await world.rows<Row>(
      client.id,
      `select situacao from candidatura where vaga_id = ${vaga_id} order by situacao`,
    )
    assert.deepEqual(
      rows.map(({ situacao }) => situacao),
      ['Contratada', 'Encerrada'],
    )
    assert.deepEqual(told(await vacancy(vaga_id)), ['Encerrada', 2, 1, 'Preenchida'])
  })

  it('is visible only to the student and to staff of their units', async () => {
    const [here, there] = [
      await insert(world, client, 'unidade', { codigo: 'AQUI', nome: 'Aqui' }),
      await insert(world, client, 'unidade', { codigo: 'ALI', nome: 'Ali' }),
    ]
    const ana = await studentOf(world, client)
    const curso = await addCourse(world, client, { unidade_id: here })
    await enrol(world, client, ana.id, curso)
    const id = madeBy(await ana.ask('CandidataSe', { id: await addVacancy(world, client) }))
    const bia = await studentOf(world, client)
    const other = await world.institution()
    const callers: [string, Caller, boolean][] = [
      ['the student', ana.ask, true],
      ['another student', bia.ask, false],
      ['staff of the unit', await staffOf(world, client, here, rights), true],
      ['staff of another', await staffOf(world, client, there, rights), false],
      ['another client', await keyed(world, other, rights), false],
    ]
    for (const [who, ask, knows] of callers) {
      const shown = await ask('ConsultaCandidatura', { id })
      const listed = await ask('ListaCandidaturas', { quantidade: 200 })
      const withdrawn = await ask('DesisteCandidatura', { id, SIMULAR: 'S' })
      const found = listed.body.elementos.some((one: Row) => one.id === id)
      assert.deepEqual(
        [who, shown.status, found, withdrawn.status],
        [who, knows ? 200 : 404, knows, knows ? 200 : 404],
      )
    }
  })

  it('shows a disability only with the right', async () => {
    const sees = await keyed(world, client, [...rights, 'sensivel.ver'])
    const vaga = { tipo: 'E', quantidade: 2, quantidade_pcd: 1 }
    const id = await addApplication(world, client, { vaga, reservada: true })
    assert.equal((await page(sees, id)).reservada, true)
    assert.ok(!('reservada' in (await page(staff, id))))
  })

  it('reveals no disability through refusals: with reserved places left, all are judged alike', async () => {
    const sees = await keyed(world, client, [...rights, 'sensivel.ver'])
    const vaga = await addVacancy(world, client, { tipo: 'E', quantidade: 2, quantidade_pcd: 1 })
    await addApplication(world, client, { vaga_id: vaga, situacao: 'Contratada' })
    const [reserved, plain] = [
      await addApplication(world, client, { vaga_id: vaga, reservada: true }),
      await addApplication(world, client, { vaga_id: vaga }),
    ]
    const offered = async (ask: typeof staff, id: number) => {
      const { acoes } = (await ask('ConsultaCandidatura', { id })).body
      const { permitido, achados } = acoes.find(({ movimento }: Row) => movimento === 'contratar')
      return { permitido, achados }
    }
    const [one, other] = [await offered(staff, reserved), await offered(staff, plain)]
    assert.deepEqual([one.permitido, one], [false, other])
    assert.doesNotMatch(JSON.stringify(one.achados), /defici|pcd|reservad[oa]s/i)
    assert.deepEqual(
      [(await offered(sees, reserved)).permitido, (await offered(sees, plain)).permitido],
      [true, false],
    )
    assert.match(JSON.stringify((await offered(sees, plain)).achados), /deficiência/)
  })

  it('shows students open vacancies, without confidential hosts', async () => {
    const concedente_id = await addHost(world, client, { nome: 'Fundição Secreta' })
    const hidden = { confidencial: true, concedente_id, contato_email: 'rh@secreta.example' }
    const ana = await student()
    const id = await addVacancy(world, client, hidden)
    const seen = await ana.ask('ConsultaVaga', { id })
    assert.deepEqual(
      [seen.body.registro.descricao, seen.body.registro.concedente, seen.body.registro.contatoEmail],
      ['Apoio aos testes.', null, ''],
    )
    assert.deepEqual([seen.body.historico, /secreta/i.test(seen.text)], [[], false])
    assert.deepEqual(
      seen.body.acoes.map(({ comando, permitido }: Row) => [comando, permitido]),
      [['CandidataSe', true]],
    )
    const application = madeBy(await ana.ask('CandidataSe', { id }))
    assert.equal(/secreta/i.test((await ana.ask('ConsultaCandidatura', { id: application })).text), false)
    assert.match((await staff('ConsultaVaga', { id })).text, /Fundição Secreta/)
    // They still see a vacancy they applied for when it is no longer open, and no other.
    await staff('SuspendeVaga', { id })
    assert.equal((await ana.ask('ConsultaVaga', { id })).status, 200)
    const bia = await student()
    assert.equal((await bia.ask('ConsultaVaga', { id })).status, 404)
  })
})
