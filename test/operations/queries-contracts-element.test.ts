import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { bank, insertFullContract } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosContratosMonitoria'
const night = '2026-03-10T22:30:15'

/** Every field of the element in order, of the complete contract. */
const filled = (ids: Awaited<ReturnType<typeof insertFullContract>>) => ({
  identificador: ids.contrato,
  contrato: 20260042,
  sequencia: 2,
  situacao: 'Rescindido',
  tipoContrato: { tipoContrato: 'Monitoria remunerada' },
  unidade: { unidade: 'Instituto de Matemática' },
  estagiario: {
    identificador: ids.curriculo,
    nome: 'Joana Conceição',
    nomeCivil: 'João "Zé" da Conceição',
    cpf: cpfAt(7_000_001),
    matricula: '0042',
  },
  concedente: { identificador: ids.concedente, nomeFantasia: 'UniExemplo', documento: '11222333000181' },
  convenio: { convenio: 'CV 12/2026' },
  instituicao: {
    identificador: ids.instituicao,
    nomeFantasia: 'Fundação de Ensino',
    documento: '12ABC34501DE35',
  },
  agenteIntegrador: { identificador: ids.agente, nomeFantasia: 'Integra', documento: '33000167000101' },
  curso: { curso: 'Matemática\nAplicada' },
  professor: { codigoIntegracao: 'P-9', professor: 'Célia Prado' },
  semestre: '2026/1',
  inicio: '2026-03-02',
  encerramento: '2026-07-10',
  bolsa: { valor: 612.5, tipo: 'Mensal' },
  banco: { ...bank, codigoIntegracao: 'RA-1' },
  beneficio: 'Auxílio transporte',
  modalidadeAtendimento: 'Presencial',
  horas: { semanal: 12, emAula: 4.5, extraclasse: 7.5 },
  atividades: 'Plantão de dúvidas; "listas"',
  horarioDias: 'Seg e qua, 14h às 16h',
  localAtendimento: 'Sala 12',
  seguro: { seguro: 'Próprio', apolice: '0099', seguradora: 'Segura S/A' },
  cancelamento: '2026-06-01',
  inclusao: { data: '2026-03-01T09:00:00', usuario: 'célia' },
  atualizacao: night,
  rescisao: { rescisao: '2026-06-02', motivo: 'Mudança de curso' },
  proposta: {
    titulo: 'Monitoria de Álgebra',
    situacao: 'Aprovada',
    inclusao: night,
    inicio: '2026-02-01',
    termino: '2026-12-20',
    disciplinas: [
      { disciplina: [{ codigoIntegracao: 'ALG', disciplina: 'Álgebra \\ Linear', turma: 'T1' }] },
      { disciplina: [{ codigoIntegracao: 'CAL', disciplina: 'Cálculo', turma: '' }] },
    ],
  },
  arquivos: [
    {
      identificador: ids.termo,
      nomeArquivo: 'Termo.pdf',
      nomeArquivoFisico: 'a1.pdf',
      atualizacao: night,
      prazo: '2026-03-20',
      situacaoAssinatura: 'Finalizado',
      situacao: 'Aprovado',
      assinaturasDigitais: [
        {
          assinante: 'Monitor',
          nome: 'Joana Conceição',
          email: 'joana@exemplo.edu.br',
          dataEnvio: '2026-03-02T12:00:00',
          assinado: true,
          recusado: false,
          dataAssinatura: night,
        },
        {
          assinante: 'Professor',
          nome: 'Célia Prado',
          email: '',
          dataEnvio: null,
          assinado: false,
          recusado: false,
          dataAssinatura: null,
        },
      ],
    },
    {
      identificador: ids.plano,
      nomeArquivo: 'Plano.pdf',
      nomeArquivoFisico: 'b2.pdf',
      atualizacao: night,
      prazo: null,
      situacaoAssinatura: '',
      situacao: 'Em Aprovação',
      assinaturasDigitais: [],
    },
  ],
  beneficios: [
    {
      beneficio: 'Auxílio transporte',
      beneficioDiasUteis: 'Sim',
      beneficioValor: 8.8,
      beneficioPercentual: 6,
      beneficioTipo: 'Diário',
      beneficioQuantidadeDiaria: 2,
      usuario: 'célia',
      inclusao: night,
    },
  ],
  solicitacoes: [{ identificador: ids.rescisao }, { identificador: ids.recesso }],
  solicitacoesRescisao: [
    {
      solicitacaoRescisaoMotivo: 'Mudança de curso',
      solicitacaoRescisaoData: '2026-06-02',
      solicitacaoRescisaoSituacao: 'Atendida',
      usuario: 'joana',
      inclusao: night,
    },
  ],
  parcelas: [
    {
      parcela: 1,
      parcelaData: '2026-04-05',
      parcelaValorBolsa: 612.5,
      parcelaTipoTaxa: 'A pagar',
      usuario: 'célia',
      inclusao: night,
    },
  ],
  pendencias: [
    {
      pendenciaTipo: 'Relatório de atividades',
      pendenciaSituacao: 'Aprovado',
      pendenciaPrazoEntrega: '2026-05-01',
      pendenciaEntrega: '2026-04-28',
      estagiario: { parecer: 'Bom', data: '2026-04-28T09:00:00' },
      concedente: { parecer: 'Ótimo', data: '2026-04-29T09:00:00' },
      professor: { parecer: 'Aprovo', data: '2026-04-30T09:00:00' },
      validade: '2026-12-31',
      usuario: 'célia',
      inclusao: night,
    },
    {
      pendenciaTipo: 'Contrato assinado',
      pendenciaSituacao: 'Pendente',
      pendenciaPrazoEntrega: null,
      pendenciaEntrega: null,
      estagiario: null,
      concedente: null,
      professor: null,
      validade: null,
      usuario: 'célia',
      inclusao: night,
    },
  ],
  historicos: [{ historico: 'Contrato incluído', data: night, usuario: 'célia' }],
  planoEstagio: 'Plano <único>',
  registrosAtividades: [
    {
      realizacao: '2026-03-30',
      inicio: '2026-03-02',
      termino: '2026-03-30',
      atividades: 'Plantões',
      situacao: 'Aprovada',
      aprovacao: '2026-04-02T09:00:00',
      inclusao: night,
    },
  ],
})

describe('the element of a monitoring contract', () => {
  let world: World
  let client: Institution
  let ids: Awaited<ReturnType<typeof insertFullContract>>
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    ids = await insertFullContract(world, client)
  })
  after(() => world.close())

  it('has every field of the list in order, with all parts of the contract', async () => {
    const { status, text, body } = await world.query(operation, {
      token: client.token,
      dataInicio: '2026-03-01',
    })
    const expected = {
      elementos: [filled(ids)],
      totalElementos: 1,
      totalPaginas: 1,
      response: { statusCode: 200, statusMessage: 'OK', errorMessage: '' },
    }
    assert.equal(status, 200)
    assert.deepEqual(body, expected)
    assert.deepEqual(JSON.stringify(body), JSON.stringify(expected), 'another order of keys')
    assert.match(text, /"valor":612\.50?,/)
  })
})
