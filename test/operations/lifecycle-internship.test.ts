import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { type Answer, codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addCourse, addSupervisor, enrol } from '../support/internships.ts'
import { Office, pdfSaying, squeezed, wordsOf } from '../support/lifecycle.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

const hostMail = 'ana@horizonte.exemplo.com.br'
const supervisorMail = 'bruno@horizonte.exemplo.com.br'

describe('the life of an internship', () => {
  let office: Office
  let host: number
  let supervisors: number[]
  let ground: Row
  /** Ids of the records. */
  const life: Record<'convenio' | 'contrato' | 'aditivo' | 'termo' | 'realizacao' | 'numero', number> = {
    convenio: 0,
    contrato: 0,
    aditivo: 0,
    termo: 0,
    realizacao: 0,
    numero: 0,
  }

  before(async () => {
    office = await Office.open('2026-03-02')
    const { world, client } = office
    const curso = await addCourse(world, client, { nome: 'Sistemas de Informação' })
    const person = { senha: 's', how: 'weak' } as const
    const aluno = await addAluno(world, client, 'mariana', {
      ...person,
      nome: 'Mariana Alves',
      nascimento: '2004-05-20',
      email: 'mariana@exemplo.edu.br',
      email_chave: 'mariana@exemplo.edu.br',
    })
    await enrol(world, client, aluno, curso)
    const professor = await addProfessor(world, client, 'celia', {
      ...person,
      nome: 'Célia Prado',
      email: 'celia@exemplo.edu.br',
      email_chave: 'celia@exemplo.edu.br',
    })
    await insert(world, client, 'curso_professor', { curso_id: curso, professor_id: professor, funcao: 'O' })
    host = await addHost(world, client, {
      nome: 'Engenharia Horizonte Ltda.',
      quantidade_empregados: 42,
      representante_nome: 'Ana Prado',
      representante_cpf: cpfAt(77),
      email: hostMail,
    })
    supervisors = [
      await addSupervisor(world, client, { nome: 'Bruno Lima', email: supervisorMail }),
      await addSupervisor(world, client, { nome: 'Davi Nunes', email: 'davi@horizonte.exemplo.com.br' }),
    ]
    ground = { curso, aluno, professor }
    await changeSettings(world.context.owner, client.id, new Map([['assinatura.instituicao', 'avançada']]))
  })
  after(() => office.close())

  const done = (operation: string, body: Row) => office.done('equipe', operation, body)
  const brief = (rows: readonly Row[], ...keys: string[]) => rows.map((row) => keys.map((key) => row[key]))
  const contracts = async () => brief(await office.changed('RetornaDadosContratos'), 'sequencia', 'situacao')
  const items = async () =>
    brief(
      await office.changed('RetornaDadosPendenciasContratos'),
      'pendenciaTipo',
      'pendenciaSituacao',
      'pendenciaPrazoEntrega',
    )
  const requests = async () => brief(await office.changed('RetornaDadosSolicitacoes'), 'tipo', 'situacao')
  const agreements = async () => brief(await office.changed('RetornaDadosConvenios'), 'convenio', 'situacao')
  const filesOf = async (contrato: number) => {
    const [shown] = await office
      .told('RetornaDadosContratos', { contrato: life.numero })
      .then((rows) => rows.filter(({ identificador }) => identificador === contrato))
    return shown!.arquivos as Row[]
  }
  const made = (answer: Answer, step: string) =>
    assert.equal(codeOf(answer), '200 OK', `${step}: ${answer.text}`)

  /** The student signs with a password, the host by its link, the institution by single sign-on. */
  async function signByAll(id: number): Promise<void> {
    made(await office.asks('mariana', 'Assina', { id, aceite: 'S', senha: 's' }), 'student')
    await signByHost(id)
    made(await office.asksBySignOn('reitora', 'Assina', { id, aceite: 'S' }), 'institution')
  }

  async function signByHost(id: number): Promise<void> {
    const link = office.linkTo(hostMail)
    const { body } = await office.look(link)
    assert.equal(body.finalidade, 'assinar')
    assert.match(body.assunto, /^(Convênio de .+|Termo .+ de Mariana Alves)$/)
    const read = await office.fetchByLink(link, body.arquivos[0].endereco)
    assert.equal(read.status, 200)
    assert.equal((await read.bytes()).toHex(), (await office.download('equipe', id)).toString('hex'))
    made(await office.use(link, 'Assina', { aceite: 'S' }), 'host')
  }

  it('begins with an agreement that host and institution sign', async () => {
    const told = { convenio: 'CV 7/2026', concedente: host, inicio: '2026-03-02', termino: '2028-03-01' }
    life.convenio = (await done('IncluiConvenio', told)).id
    const conteudo = await office.upload(
      'equipe',
      'Convênio 7.pdf',
      await pdfSaying('Acordo entre as partes'),
    )
    const file = (await done('EnviaArquivo', { conteudo, tipo: 'Convênio', convenio: life.convenio })).id
    await done('AprovaArquivo', { id: file })
    await done('EnviaConvenio', { id: life.convenio })
    assert.deepEqual(await agreements(), [['CV 7/2026', 'Aguardando assinatura']])
    await office.pass()
    assert.deepEqual(await agreements(), [])
    await signByHost(file)
    made(await office.asksBySignOn('reitora', 'Assina', { id: file, aceite: 'S' }), 'institution')
    const [shown] = await office.changed('RetornaDadosConvenios')
    assert.deepEqual([shown!.situacao, shown!.assinatura], ['Vigente', '2026-03-02'])
    assert.deepEqual(brief(shown!.arquivos as Row[], 'nomeArquivo', 'situacaoAssinatura'), [
      ['Convênio 7.pdf', 'Finalizado'],
    ])
    const words = await wordsOf(await office.download('equipe', file))
    for (const part of ['Acordo entre as partes', 'Evidências das assinaturas', 'Ana Prado'])
      assert.ok(words.includes(squeezed(part)), part)
    await office.pass()
  })

  it('is requested by the host, who has no login', async () => {
    await done('EnviaLink', { parte: 'concedente', pessoa: host })
    const link = office.linkTo(hostMail)
    const asked = await office.use(link, 'IncluiSolicitacao', {
      tipo: 'Inclusão de contrato',
      descricao: 'Estágio de Mariana Alves em desenvolvimento.',
      inicio: '2026-04-01',
      termino: '2027-03-31',
    })
    made(asked, 'request')
    const [item] = (await office.look(link)).body.itens
    assert.deepEqual([item.entidade, item.situacao], ['solicitacao', 'Em elaboração'])
    assert.deepEqual(await requests(), [['Inclusão de contrato', 'Em elaboração']])
    const { entidade, registro } = item
    made(await office.use(link, 'EnviaSolicitacao', {}, { entidade, registro }), 'sent')
    assert.deepEqual(await requests(), [['Inclusão de contrato', 'Incluída']])
    await office.pass()
    // The host does not know student ids: the institution names the student.
    const early = await office.asks('equipe', 'AtendeSolicitacao', { id: registro })
    assert.deepEqual(
      [codeOf(early), early.body.error.detalhes.achados[0].campo],
      ['422 REGRA_IMPEDE', 'aluno'],
    )
    const { versao } = await office.page('ConsultaSolicitacao', registro)
    const { aluno, curso } = ground
    await done('AlteraSolicitacao', { id: registro, versao, aluno, curso })
    await done('AtendeSolicitacao', { id: registro })
    const { resultado } = await office.page('ConsultaSolicitacao', registro)
    const { tipo, identificador } = resultado as Row
    assert.equal(tipo, 'contrato')
    life.contrato = Number(identificador)
    assert.deepEqual(await contracts(), [[1, 'Incluído']])
    const [met] = await office.changed('RetornaDadosSolicitacoes')
    const { situacao, solicitante, responsavel } = met as Row & { solicitante: Row }
    assert.deepEqual(
      [situacao, solicitante.tipo, solicitante.nome, responsavel],
      ['Atendida', 'Concedente', 'Engenharia Horizonte Ltda.', 'equipe'],
    )
    await office.pass()
  })

  it('is completed, and issued once it is within the law', async () => {
    const apolice = (
      await done('IncluiApolice', {
        apolice: '82.555',
        seguradora: 'Segura S/A',
        titular: 'Concedente',
        concedente: host,
        inicio: '2026-01-01',
        termino: '2028-12-31',
      })
    ).id
    const told = {
      tipoEstagio: 'Não obrigatório',
      professor: ground.professor,
      convenio: life.convenio,
      supervisor: supervisors[0],
      apolice,
      bolsaValor: '1200.00',
      bolsaTipo: 'Mensal',
      auxilioTransporteValor: '220.00',
      horasDiaria: '6',
      horasSemanal: '31',
      horarios: [{ dia: 2, inicio: '08:00', termino: '14:00' }],
      planoEstagio: 'Apoio aos testes de sistemas.',
    }
    await done('AlteraContrato', { id: life.contrato, versao: 1, ...told })
    assert.deepEqual(await contracts(), [[1, 'Incluído']])
    const refused = await office.asks('equipe', 'EmiteTermo', { id: life.contrato })
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE')
    const [{ regra, proposta, artigo }] = refused.body.error.detalhes.achados
    assert.deepEqual([regra, proposta], ['jornada', '30'])
    assert.match(artigo, /art\. 10/)
    await done('AlteraContrato', { id: life.contrato, versao: 2, horasSemanal: '30' })
    await office.pass()
    await done('EmiteTermo', { id: life.contrato })
    assert.deepEqual(await contracts(), [[1, 'Aguardando assinatura']])
    const shown = await office.page('ConsultaContrato', life.contrato)
    life.numero = Number(shown.contrato)
  })

  it('is shown to the student, without CPFs and staff commands', async () => {
    const staff = await office.asks('equipe', 'ConsultaContrato', { id: life.contrato })
    const { body, text } = await office.asks('mariana', 'ConsultaContrato', { id: life.contrato })
    assert.equal(Number(body.registro.contrato), life.numero)
    assert.match(staff.text, /"cpf":"\d{11}"/)
    assert.doesNotMatch(text, /"cpf"/)
    assert.deepEqual(
      body.acoes.filter(({ permitido }: Row) => permitido),
      [],
    )
  })

  it('has a term with the agreed content, tagged for accessibility', async () => {
    const [file] = await filesOf(life.contrato)
    life.termo = Number(file!.identificador)
    assert.deepEqual([file!.situacao, file!.situacaoAssinatura], ['Aprovado', 'Aguardando Assinatura'])
    const bytes = await office.download('mariana', life.termo)
    const raw = bytes.toString('latin1')
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (pt-BR)', '/FontFile2'])
      assert.ok(raw.includes(mark), mark)
    const words = await wordsOf(bytes)
    for (const part of [
      'TERMO DE COMPROMISSO DE ESTÁGIO',
      `Nº ${life.numero}`,
      'Mariana Alves',
      'Engenharia Horizonte Ltda.',
      'Ana Prado',
      '01/04/2026 a 31/03/2027',
      '30 horas por semana',
      'segunda, das 08:00 às 14:00',
      'R$ 1.200,00',
      'R$ 220,00',
      '82.555',
      'Apoio aos testes de sistemas.',
      'Bruno Lima',
      'Célia Prado',
      'art. 10, § 2º, da Medida Provisória nº 2.200-2/2001',
      'Código de verificação',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    await office.pass()
  })

  it('is in force with the last of three signatures, each made in another way', async () => {
    const low = await office.asks('reitora', 'Assina', { id: life.termo, aceite: 'S', senha: 's' })
    assert.deepEqual([codeOf(low), low.body.error.detalhes.achados[0].regra], ['422 REGRA_IMPEDE', 'nivel'])
    await signByAll(life.termo)
    assert.deepEqual(await contracts(), [[1, 'Ativo']])
    assert.deepEqual(brief(await office.hired(), 'sequencia', 'tipoContratacao', 'contratacao'), [
      [1, 'Nova', '2026-03-02'],
    ])
    assert.deepEqual(await items(), [
      // The signed term is the delivery.
      ['Contrato assinado', 'Entregue', '2026-04-11'],
      ['Relatório de atividades', 'Pendente', '2026-09-30'],
      ['Relatório final', 'Pendente', '2027-03-31'],
    ])
    const [file] = await filesOf(life.contrato)
    assert.equal(file!.situacaoAssinatura, 'Finalizado')
    const signed = file!.assinaturasDigitais as Row[]
    assert.deepEqual(brief(signed, 'assinante', 'assinado'), [
      ['Estagiário', true],
      ['Concedente', true],
      ['Instituição de ensino', true],
    ])
    const words = await wordsOf(await office.download('mariana', life.termo))
    for (const part of [
      'Login e senha',
      'Link pessoal e código enviado',
      'Login único da instituição',
      hostMail,
    ])
      assert.ok(words.includes(squeezed(part)), part)
    await office.pass()
  })

  it('is reported on after six months, with opinions of host and professor, and a grade', async () => {
    await office.at('2026-09-20')
    const [item] = await office.told('RetornaDadosPendenciasContratos', {
      contrato: life.numero,
      pendenciaTipo: 'Relatório de atividades',
    })
    const id = Number(item!.identificador)
    const report = await pdfSaying('Relatório de seis meses')
    const conteudo = await office.upload('mariana', 'Relatório.pdf', report)
    const sent = { conteudo, tipo: 'Relatório de atividades', contrato: life.contrato }
    const arquivo = (await office.done('mariana', 'EnviaArquivo', sent)).id
    await office.pass()
    await office.done('mariana', 'EntregaPendencia', { id, parecer: 'Testei três sistemas.', arquivo })
    assert.deepEqual(await items(), [['Relatório de atividades', 'Entregue', '2026-09-30']])
    assert.deepEqual(await contracts(), [[1, 'Ativo']])
    const link = office.linkTo(supervisorMail)
    const { arquivos } = (await office.look(link)).body
    const read = await office.fetchByLink(link, arquivos[0].endereco)
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), report)
    made(await office.use(link, 'OpinaConcedente', { parecer: 'Cumpriu o plano.' }), 'opinion')
    assert.deepEqual(await items(), [['Relatório de atividades', 'Em aprovação', '2026-09-30']])
    await office.pass()
    await office.done('celia', 'OpinaProfessor', { id, parecer: 'Bom trabalho.', nota: 9.5 })
    assert.deepEqual(await items(), [['Relatório de atividades', 'Aprovado', '2026-09-30']])
    assert.deepEqual(await contracts(), [[1, 'Ativo']])
    const graded = await office.told('RetornaDadosNotasAtividades', { dataInicio: '2000-01-01' })
    const one = graded.find(({ atividadeIdentificador }) => atividadeIdentificador === id)!
    assert.deepEqual(
      [one.alunoNome, one.situacaoRelatorio, one.nota, one.dataEntrega],
      ['Mariana Alves', 'Aprovado', '9.50', '2026-09-20'],
    )
    await office.pass()
  })

  it('is amended: the next sequence takes over on its first day, with the open items', async () => {
    await office.at('2026-12-10')
    life.aditivo = (
      await done('AditaContrato', {
        id: life.contrato,
        aditivoTipo: 'Prorrogação',
        aditivoDescricao: 'Mais seis meses.',
        inicio: '2027-01-01',
        encerramento: '2027-09-30',
        bolsaValor: '1400.00',
      })
    ).id
    await done('EmiteTermo', { id: life.aditivo })
    const [file] = await filesOf(life.aditivo)
    const words = await wordsOf(await office.download('mariana', Number(file!.identificador)))
    for (const part of [
      'TERMO ADITIVO Nº 1',
      'Mais seis meses.',
      'a partir de 01/01/2027',
      '30/09/2027',
      'R$ 1.400,00',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    await office.pass()
    await signByAll(Number(file!.identificador))
    assert.deepEqual(await contracts(), [[2, 'Aguardando assinatura']])
    await office.pass()
    await office.at('2027-01-01')
    assert.deepEqual((await contracts()).toSorted(), [
      [1, 'Concluído'],
      [2, 'Ativo'],
    ])
    assert.deepEqual(brief(await office.hired(), 'sequencia', 'tipoContratacao'), [[2, 'Prorrogação']])
    const open = await office.told('RetornaDadosPendenciasContratos', {
      contrato: life.numero,
      pendenciaSituacao: 'Pendente',
    })
    assert.deepEqual(brief(open, 'sequencia', 'pendenciaTipo', 'pendenciaPrazoEntrega').toSorted(), [
      [2, 'Alteração contratual', '2027-01-11'],
      [2, 'Relatório de atividades', '2027-03-31'],
      [2, 'Relatório final', '2027-09-30'],
    ])
    await office.pass()
  })

  it('passes to another supervisor, and has recess', async () => {
    await office.at('2027-02-01')
    await done('TrocaSupervisor', {
      id: life.aditivo,
      supervisor: supervisors[1],
      supervisorCargo: 'Gerente',
    })
    const [shown] = await office.changed('RetornaDadosContratos')
    assert.deepEqual((shown!.supervisor as Row).nome, 'Davi Nunes')
    await office.pass()
    const asked = await office.done('mariana', 'IncluiSolicitacao', {
      tipo: 'Recesso',
      contrato: life.aditivo,
      inicio: '2027-02-08',
      termino: '2027-02-17',
    })
    await office.done('mariana', 'EnviaSolicitacao', { id: asked.id })
    await done('AtendeSolicitacao', { id: asked.id })
    assert.deepEqual(await requests(), [['Recesso', 'Atendida']])
    const changed = await office.changed('RetornaDadosContratos')
    const rested = changed.find(({ identificador }) => identificador === life.aditivo)
    assert.equal((rested!.recesso as Row).gozado, 10)
    await office.pass()
  })

  it('ends early at the student’s request, with its documents', async () => {
    await office.at('2027-05-20')
    const asked = await office.done('mariana', 'IncluiSolicitacao', {
      tipo: 'Rescisão',
      contrato: life.aditivo,
      data: '2027-06-30',
      motivo: 'Outra oportunidade.',
    })
    await office.done('mariana', 'EnviaSolicitacao', { id: asked.id })
    await office.pass()
    await done('AtendeSolicitacao', { id: asked.id })
    assert.deepEqual(await requests(), [['Rescisão', 'Atendida']])
    const [agreed] = await office.changed('RetornaDadosContratos')
    assert.deepEqual([agreed!.situacao, (agreed!.rescisao as Row).rescisao], ['Ativo', '2027-06-30'])
    const term = (await filesOf(life.aditivo)).find(({ nomeArquivo }) =>
      /rescisão/.test(String(nomeArquivo)),
    )!
    const words = await wordsOf(await office.download('mariana', Number(term.identificador)))
    for (const part of [
      'termina em 30/06/2027',
      'desde 01/04/2026 e ia até 30/09/2027',
      'Outra oportunidade.',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    await signByAll(Number(term.identificador))
    assert.deepEqual((await contracts()).flat(), [2, 'Ativo'])
    await office.pass()
    await office.at('2027-06-30')
    // The first sequence shows its amendments with their states, so it changed too.
    assert.deepEqual(await contracts(), [
      [1, 'Concluído'],
      [2, 'Rescindido'],
    ])
    assert.deepEqual(await office.hired(), [])
  })

  it('leaves a record of the activities, which its code verifies', async () => {
    const paper = (await filesOf(life.aditivo)).find(({ nomeArquivo }) =>
      /realização/.test(String(nomeArquivo)),
    )!
    life.realizacao = Number(paper.identificador)
    const words = await wordsOf(await office.download('mariana', life.realizacao))
    for (const part of ['realizou estágio de 01/04/2026 a 30/06/2027', 'Cumpriu o plano.', 'Davi Nunes'])
      assert.ok(words.includes(squeezed(part)), part)
    await signByHost(life.realizacao)
    const sealed = await office.download('mariana', life.realizacao)
    const codigo = /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/.exec(await wordsOf(sealed))![0]
    const page = await fetch(`${office.world.base}/verificar/${codigo}`)
    assert.equal(page.status, 200)
    const told = (await (await fetch(`${office.world.base}/verificar/dados/${codigo}`)).json()) as Row
    assert.deepEqual(
      [told.situacao, told.hashSelado, brief(told.assinaturas as Row[], 'assinante', 'nome', 'situacao')],
      ['Finalizado', hash('sha256', sealed, 'hex'), [['Concedente', 'Ana P.', 'Assinado']]],
    )
  })

  it('is complete in the history of its contract', async () => {
    const rows = await office.told('RetornaDadosContratos', { contrato: life.numero })
    const deeds = rows.flatMap(({ historicos }) => brief(historicos as Row[], 'historico').flat())
    for (const deed of [
      'Contrato incluído.',
      'Termo emitido.',
      'Contrato ativado.',
      'Supervisor trocado.',
      'Recesso registrado.',
      'Contrato rescindido: Outra oportunidade.',
    ])
      assert.ok(deeds.includes(deed), `${deed} is not in ${deeds.join(' | ')}`)
    const { aditivos } = rows.find(({ sequencia }) => sequencia === 1)!
    assert.deepEqual(brief(aditivos as Row[], 'sequencia', 'tipo', 'situacao'), [
      [2, 'Prorrogação', 'Rescindido'],
    ])
  })
})
