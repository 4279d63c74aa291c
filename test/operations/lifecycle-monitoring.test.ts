import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addCourse, enrol } from '../support/internships.ts'
import { Office, squeezed, wordsOf } from '../support/lifecycle.ts'
import { pdfOf } from '../support/pdfs.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'

describe('the life of a monitoring', () => {
  let office: Office
  let ground: { curso: number; aluno: number; professor: number; disciplina: number }
  const life = { proposta: 0, contrato: 0, numero: 0 }

  before(async () => {
    office = await Office.open('2026-02-10')
    const { world, client } = office
    const person = { senha: 's', how: 'weak' } as const
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'IM', nome: 'Matemática' })
    const curso = await addCourse(world, client, { nome: 'Matemática', unidade_id })
    const aluno = await addAluno(world, client, 'joao', {
      ...person,
      nome: 'João Souza',
      email: 'joao@exemplo.edu.br',
      email_chave: 'joao@exemplo.edu.br',
      // The institution pays the scholarship.
      dados_bancarios: world.context.sealer.seal(JSON.stringify({ banco: '001', conta: '5678-9' })),
    })
    await enrol(world, client, aluno, curso)
    const professor = await addProfessor(world, client, 'celia', {
      ...person,
      nome: 'Célia Prado',
      email: 'celia@exemplo.edu.br',
      email_chave: 'celia@exemplo.edu.br',
    })
    const disciplina = await insert(world, client, 'disciplina', {
      identificacao: 'MAT1',
      nome: 'Álgebra Linear',
    })
    ground = { curso, aluno, professor, disciplina }
  })
  after(() => office.close())

  const brief = (rows: readonly Row[], ...keys: string[]) => rows.map((row) => keys.map((key) => row[key]))
  const projects = async () => brief(await office.changed('RetornaDadosProjetos'), 'titulo', 'situacao')
  const contracts = () => office.changed('RetornaDadosContratosMonitoria')
  const grades = async () => {
    const rows = await office.told('RetornaDadosNotasAtividades', { dataInicio: '2000-01-01' })
    return rows.filter(({ contrato }) => contrato === life.numero)
  }

  it('begins with a professor’s proposal, which is returned once and approved', async () => {
    const { curso, disciplina } = ground
    const told = {
      titulo: 'Monitoria de Álgebra Linear',
      curso,
      disciplinas: [{ disciplina, turma: 'Turma A' }],
      vagasBolsistas: 1,
      bolsaValor: '612.50',
      bolsaTipo: 'Mensal',
      horasSemanais: '12',
      inicio: '2026-03-02',
      termino: '2026-07-10',
    }
    life.proposta = (await office.done('celia', 'IncluiProposta', told)).id
    await office.done('celia', 'EnviaProposta', { id: life.proposta })
    assert.deepEqual(await projects(), [['Monitoria de Álgebra Linear', 'Em aprovação']])
    await office.pass()
    assert.deepEqual(await projects(), [])
    const own = await office.asks('celia', 'AprovaProposta', { id: life.proposta })
    assert.equal(codeOf(own), '403 PERMISSAO_AUSENTE')
    await office.done('equipe', 'DevolveProposta', { id: life.proposta, motivo: 'Falta o edital.' })
    const { versao } = await office.page('ConsultaProposta', life.proposta)
    await office.done('celia', 'AlteraProposta', { id: life.proposta, versao, edital: 'Edital 4/2026' })
    await office.done('celia', 'EnviaProposta', { id: life.proposta })
    await office.pass()
    await office.done('equipe', 'AprovaProposta', { id: life.proposta })
    assert.deepEqual(await projects(), [['Monitoria de Álgebra Linear', 'Aprovada']])
  })

  it('continues with a contract of it, within its hours and days', async () => {
    const { curso, aluno, professor } = ground
    const told = {
      ...{ modalidade: 'monitoria', aluno, curso, professor, proposta: life.proposta },
      ...{ inicio: '2026-03-02', encerramento: '2026-07-10', horasSemanal: '12' },
      ...{ bolsaValor: '612.50', bolsaTipo: 'Mensal', atividades: 'Plantão de dúvidas.' },
    }
    life.contrato = (
      await office.done('equipe', 'IncluiContrato', { ...told, encerramento: '2026-07-11' })
    ).id
    const late = await office.asks('equipe', 'EmiteTermo', { id: life.contrato })
    const [{ regra, proposta }] = late.body.error.detalhes.achados
    assert.deepEqual([codeOf(late), regra, proposta], ['422 REGRA_IMPEDE', 'propostaAprovada', '2026-07-10'])
    const { versao } = await office.page('ConsultaContrato', life.contrato)
    await office.done('equipe', 'AlteraContrato', { id: life.contrato, versao, encerramento: proposta })
    life.numero = Number((await office.page('ConsultaContrato', life.contrato)).contrato)
    await office.pass()
    await office.done('equipe', 'EmiteTermo', { id: life.contrato })
    const [shown] = await contracts()
    assert.deepEqual(
      [shown!.situacao, (shown!.proposta as Row).titulo, (shown!.professor as Row).professor],
      ['Aguardando assinatura', 'Monitoria de Álgebra Linear', 'Célia Prado'],
    )
    const [file] = shown!.arquivos as Row[]
    const id = Number(file!.identificador)
    const words = await wordsOf(await office.download('joao', id))
    for (const part of ['Termo de monitoria', 'Álgebra Linear', 'João Souza', '12 horas por semana'])
      assert.ok(words.includes(squeezed(part)), part)
    await office.pass()
    for (const login of ['joao', 'celia', 'reitora']) {
      await office.done(login, 'Assina', { id, aceite: 'S', senha: 's' })
    }
    assert.deepEqual(brief(await contracts(), 'sequencia', 'situacao'), [[1, 'Ativo']])
    const [{ parcelas }] = (await contracts()) as [Row]
    assert.deepEqual(brief(parcelas as Row[], 'parcelaValorBolsa').flat().length, 5)
    assert.deepEqual(await office.changed('RetornaDadosContratos'), [])
    await office.pass()
  })

  it('records activities: the student’s entries are returned, corrected and approved', async () => {
    await office.at('2026-04-06')
    const told = {
      contrato: life.contrato,
      inicio: '2026-03-02',
      termino: '2026-03-06',
      atividades: 'Plantão.',
    }
    const { id } = await office.done('joao', 'RegistraAtividade', told)
    await office.done('joao', 'EnviaAtividade', { id })
    await office.done('celia', 'DevolveAtividade', { id, motivo: 'Diga quantos alunos.' })
    const { versao } = await office.page('ConsultaAtividade', id)
    await office.done('joao', 'AlteraAtividade', { id, versao, atividades: 'Plantão: 14 alunos.' })
    await office.done('joao', 'EnviaAtividade', { id })
    await office.pass()
    await office.done('celia', 'AprovaAtividade', { id })
    const [{ registrosAtividades }] = (await contracts()) as [Row]
    assert.deepEqual(brief(registrosAtividades as Row[], 'atividades', 'situacao'), [
      ['Plantão: 14 alunos.', 'Aprovada'],
    ])
    await office.pass()
  })

  it('is reported on without a host, and graded by its professor', async () => {
    await office.at('2026-07-06')
    const [report] = await office.told('RetornaDadosPendenciasContratos', {
      contrato: life.numero,
      pendenciaTipo: 'Relatório final',
    })
    const id = Number(report!.identificador)
    assert.deepEqual(brief(await grades(), 'situacaoRelatorio', 'nota'), [['Pendente', '']])
    const file = async () => ({ conteudo: await office.upload('joao', 'Relatório.pdf', pdfOf('')) })
    const first = { id, parecer: 'Vinte por semana.', ...(await file()) }
    const delivered = await office.done('joao', 'EntregaPendencia', first)
    assert.equal(delivered.situacao, 'Em aprovação')
    await office.done('celia', 'DevolvePendencia', { id, motivo: 'Falta a tabela.' })
    assert.ok(office.letters('joao@exemplo.edu.br').some(({ text }) => text.includes('Falta a tabela.')))
    const second = { id, parecer: 'Vinte por semana, em tabela.', ...(await file()) }
    await office.done('joao', 'EntregaPendencia', second)
    await office.pass()
    await office.done('celia', 'OpinaProfessor', {
      id,
      parecer: 'Muito bom.',
      nota: 10,
      avaliacao: 'Domínio',
    })
    const [graded] = await grades()
    const { nota, situacaoRelatorio, avaliacao, professorNome, disciplina } = graded as Row & {
      disciplina: Row
    }
    assert.deepEqual(
      [nota, situacaoRelatorio, avaliacao, professorNome, disciplina.codigoIntegracao],
      ['10.00', 'Aprovado', 'Domínio', 'Célia Prado', 'MAT1'],
    )
    assert.deepEqual(brief(await contracts(), 'sequencia', 'situacao'), [[1, 'Ativo']])
    await office.pass()
  })

  it('ends with its last day, and the proposal with its own', async () => {
    await office.at('2026-07-11')
    assert.deepEqual(brief(await contracts(), 'sequencia', 'situacao'), [[1, 'Concluído']])
    assert.deepEqual(await projects(), [['Monitoria de Álgebra Linear', 'Encerrada']])
  })
})
