import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosNotasAtividades'

describe('activity grades', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  const ask = async ({ token }: Institution, question: Row) => {
    const { status, body, text } = await world.query(operation, { token, ...question })
    assert.equal(status, 200, text)
    return body as { notasAtividades: { elementos: Row[] } & Row; MsgRetorno: string }
  }
  const report = (client: Institution, contrato_id: number, values: Row = {}) =>
    insert(world, client, 'pendencia', {
      contrato_id,
      tipo: 'Relatório de atividades',
      situacao: 'Pendente',
      usuario: 'teste',
      ...values,
    })

  it('has every field of the list in its order and type', async () => {
    const client = await world.institution()
    const ids = await addFullContract(world, client)
    const moments = ['parecer_estagiario_em', 'parecer_professor_em', 'inclusao', 'atualizacao'].map(
      (column) =>
        `to_char(${column} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS') as ${column}`,
    )
    const [kept] = await world.rows<Record<string, string>>(
      client.id,
      `select ${moments.join(', ')} from pendencia where id = ${ids.relatorio}`,
    )
    const body = await ask(client, { dataInicio: '2026-01-01' })
    const expected = {
      notasAtividades: {
        elementos: [
          {
            atividadeIdentificador: ids.relatorio,
            contratoIdentificador: ids.contrato,
            contrato: 1,
            alunoIdentificador: ids.aluno,
            alunoNome: 'Joana Conceição',
            alunoCpf: cpfAt(7_000_001),
            alunoEmail: 'joana@exemplo.edu.br',
            matricula: '0042',
            disciplina: {
              identificador: ids.algebra,
              descricao: 'Álgebra \\ Linear',
              codigoIntegracao: 'ALG',
            },
            situacaoRelatorio: 'Aprovado',
            prazoEntrega: '2026-03-31',
            dataEntrega: '2026-03-20',
            dataParecerEstagiario: kept!.parecer_estagiario_em,
            // Only hosts of internships give an opinion.
            dataParecerConcedente: null,
            dataParecerProfessor: kept!.parecer_professor_em,
            professorIdentificacao: ids.professor,
            professorNome: 'Célia Prado',
            professorCpf: cpfAt(7_000_002),
            avaliacao: 'Descreva as atividades',
            nota: '8.50',
            unidadeIdentificacao: ids.unidade,
            unidade: 'Instituto de Matemática',
            tipoEstagio: 'Monitoria',
            inclusao: kept!.inclusao,
            atualizacao: kept!.atualizacao,
          },
        ],
        totalElementos: '1',
        totalPaginas: '1',
      },
      MsgRetorno: '',
    }
    assert.deepEqual(body, expected)
    assert.equal(JSON.stringify(body), JSON.stringify(expected), 'another order of keys')
  })

  it('writes empty values as "" or null', async () => {
    const client = await world.institution()
    const inclusao = '2026-03-10T12:00:00Z'
    const contrato = await addContract(world, client, {
      numero: 9,
      modalidade: 'estagio',
      tipo_estagio: 'Obrigatório',
    })
    const id = await report(client, contrato, { tipo: 'Relatório final', inclusao, atualizacao: inclusao })
    const { notasAtividades } = await ask(client, { dataInicio: '2026-03-10', dataFim: '2026-03-10' })
    const [element] = notasAtividades.elementos
    const { alunoIdentificador, alunoNome, alunoCpf } = element!
    assert.deepEqual(element, {
      atividadeIdentificador: id,
      contratoIdentificador: contrato,
      contrato: 9,
      alunoIdentificador,
      alunoNome,
      alunoCpf,
      alunoEmail: '',
      matricula: '',
      disciplina: null,
      situacaoRelatorio: 'Pendente',
      prazoEntrega: null,
      dataEntrega: null,
      dataParecerEstagiario: null,
      dataParecerConcedente: null,
      dataParecerProfessor: null,
      professorIdentificacao: null,
      professorNome: '',
      professorCpf: '',
      avaliacao: '',
      nota: '',
      unidadeIdentificacao: null,
      unidade: '',
      tipoEstagio: 'Obrigatório',
      inclusao: '2026-03-10T09:00:00',
      atualizacao: '2026-03-10T09:00:00',
    })
  })

  it('uses only the creation, both days completely in São Paulo, by creation and id', async () => {
    const client = await world.institution()
    const contrato = await addContract(world, client)
    const put = (inclusao: string, atualizacao = inclusao) =>
      report(client, contrato, { inclusao, atualizacao })
    const late = await put('2026-05-11T02:59:59.999Z')
    await put('2026-05-10T02:59:59.999Z', '2026-05-10T12:00:00Z')
    const first = await put('2026-05-10T03:00:00Z', '2026-09-01T12:00:00Z')
    const second = await put('2026-05-10T03:00:00Z')
    await put('2026-05-11T03:00:00Z')
    const { notasAtividades } = await ask(client, { dataInicio: '10/05/2026', dataFim: '10/05/2026' })
    assert.deepEqual(
      notasAtividades.elementos.map(({ atividadeIdentificador }) => atividadeIdentificador),
      [first, second, late],
    )
  })

  it('includes only reports, not other pending items', async () => {
    const client = await world.institution()
    const contrato = await addContract(world, client)
    await report(client, contrato, { tipo: 'Contrato assinado' })
    await report(client, contrato, { tipo: 'Apontamento de horas' })
    const final = await report(client, contrato, { tipo: 'Relatório final' })
    const { notasAtividades } = await ask(client, { dataInicio: '2026-01-01' })
    assert.deepEqual(
      notasAtividades.elementos.map(({ atividadeIdentificador }) => atividadeIdentificador),
      [final],
    )
  })
})
