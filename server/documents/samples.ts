import { documentoDoConvenio, type TipoDocumento } from '../../catalogue/values/arquivo.ts'
import type { Dados, Parte, Sequencia } from '../domain/documento/dados.ts'
import type { DadosConvenio, DadosDocumento } from '../domain/documento/dados-convenio.ts'

const sampleInstitution: Parte = {
  id: 0,
  tipo: 'J',
  nome: 'Universidade de Exemplo',
  mantenedora: 'Fundação Educacional de Exemplo',
  documento: '33000167000101',
  email: null,
  endereco: 'Rua da Universidade, 1, Centro, Santos/SP',
  representante: 'Sílvia Rocha Dias',
  representanteCargo: 'Reitora',
  representanteCpf: '52998224725',
  cidade: 'Santos/SP',
}

/** Sample contract for template previews. */
export const sampleDados: Dados = {
  cliente: { nome: 'Universidade de Exemplo', fuso: 'America/Sao_Paulo', foro: 'da Comarca de Santos/SP' },
  contrato: {
    id: 0,
    numero: 1042,
    sequencia: 1,
    modalidade: 'estagio',
    tipo_contrato: 'Estágio',
    tipo_estagio: 'Não obrigatório',
    inicio: '2026-03-02',
    encerramento: '2026-12-18',
    horas_semanal: 30,
    horas_diaria: 6,
    horas_total: 1200,
    horario_dias: 'Segunda a sexta, das 13h às 19h',
    horarios: [2, 3, 4, 5, 6].map((dia) => ({ dia, inicio: '13:00', termino: '19:00' })),
    local_atendimento: 'Sala 12',
    area_atuacao: 'Sistemas',
    plano_estagio: 'Apoio ao desenvolvimento e aos testes de sistemas.',
    supervisor_cargo: 'Coordenador de sistemas',
    supervisor_formacao: 'Ciência da Computação',
    bolsa_valor: '1450.00',
    bolsa_tipo: 'Mensal',
    auxilio_transporte_valor: '220.00',
    auxilio_transporte_tipo: 'Mensal',
    seguro_apolice: '2026-0099',
    seguro_seguradora: 'Seguradora Exemplo',
    rescisao: '2026-09-30',
    rescisao_motivo: 'A pedido do estudante',
    aditivo_tipo: 'Prorrogação',
    aditivo_descricao: 'O prazo passa a terminar em 18/12/2026.',
  },
  desempenho: 'A estagiária cumpriu o plano de atividades.',
  periodos: [{ sequencia: 1, inicio: '2026-03-02', fim: '2026-09-30', horas: 30 }],
  realizadas: [
    { inicio: '2026-03-09', atividades: 'Casos de teste do cadastro de pedidos.' },
    { inicio: '2026-04-06', atividades: 'Correções na tela de consulta, com revisão do supervisor.' },
  ],
  recesso: 10,
  recessoSaldo: 7,
  apolice: {
    apolice: '2026-0099',
    seguradora: 'Seguradora Exemplo',
    titular: 'Concedente',
    inicio: '2026-01-01',
    termino: '2026-12-31',
  },
  aluno: {
    id: 0,
    nome: 'Mariana Alves Ferreira',
    nomeCivil: 'Mariana Alves Ferreira',
    documento: '52998224725',
    email: null,
    endereco: 'Rua Um, 10, Centro, Santos/SP',
    matricula: '2026001',
    nascimento: '2004-05-06',
    rg: '12.345.678-9',
    sexo: 'F',
    estadoCivil: 'S',
    nomeMae: 'Helena Alves Ferreira',
    nacionalidade: 'Brasileira',
    naturalidade: 'Santos/SP',
  },
  responsavel: null,
  concedente: {
    id: 0,
    nome: 'Concedente de Exemplo Ltda.',
    documento: '11444777000161',
    email: null,
    endereco: 'Av. Dois, 200, São Paulo/SP',
    cidade: 'São Paulo/SP',
    representante: 'Ana Prado',
    representanteCargo: 'Diretora',
    representanteCpf: '11144477735',
  },
  instituicao: sampleInstitution,
  agente: null,
  supervisor: { id: 0, nome: 'Bruno Lima', documento: null, email: null, endereco: null },
  professor: {
    ...{ id: 0, nome: 'Célia Prado', documento: null, email: null, endereco: null },
    ...{ titulacao: 'D', matricula: '1543' },
  },
  vinculo: { matricula: '2026001', periodo: 5, turno: 'N', previsaoConclusao: '2027-12-31' },
  cursoNivel: 'GR',
  curso: 'Sistemas de Informação',
  unidade: 'Instituto de Computação',
  convenio: 'CV 40/2026',
  convenioDesde: '2026-03-02',
  proposta: 'Monitoria de Cálculo I',
  disciplinas: 'Cálculo I',
  beneficios: [{ beneficio: 'Auxílio-refeição', valor: 400, tipo: 'Mensal' }],
}

const { contrato: sample } = sampleDados

/** Sample amendment: the second sequence of the sample contract, with a later end. */
export const sampleAmendment: Dados = {
  ...sampleDados,
  contrato: { ...sample, sequencia: 2, inicio: '2026-08-03' },
  anterior: {
    ...(sample as unknown as Sequencia),
    encerramento: '2026-08-02',
    bolsa_valor: '1300.00',
    supervisor: 'Bruno Lima',
    professor: 'Célia Prado',
    beneficios: sampleDados.beneficios,
  },
  assinadoEm: '2026-02-25',
  vigencia: { inicio: '2026-03-02', fim: '2026-12-18' },
}

/** Sample monitoring contract. */
export const sampleMonitoring: Dados = {
  ...sampleDados,
  contrato: {
    ...sample,
    modalidade: 'monitoria',
    tipo_contrato: 'Monitoria',
    tipo_estagio: null,
    horas_semanal: 12,
    horas_em_aula: 4,
    horas_extraclasse: 8,
    modalidade_atendimento: 'Presencial',
    horas_diaria: null,
    horario_dias: null,
    horarios: [3, 5].map((dia) => ({ dia, inicio: '14:00', termino: '20:00' })),
    plano_estagio:
      'Atender estudantes nos plantões de dúvidas e preparar listas de exercícios com a orientadora.',
    auxilio_transporte_valor: null,
    seguro_apolice: null,
    seguro_seguradora: null,
  },
  edital: 'Edital 4/2026',
  disciplinas: 'Cálculo I (turma A)',
  concedente: null,
  supervisor: null,
  convenio: null,
  apolice: null,
}

/** The data that a preview of a type shows without a contract. */
export function sampleOf(tipo: TipoDocumento): DadosDocumento {
  if (tipo === documentoDoConvenio) return sampleConvenio
  if (tipo === 'Termo aditivo') return sampleAmendment
  return tipo === 'Termo de monitoria' ? sampleMonitoring : sampleDados
}

/** Sample agreement for template previews. */
export const sampleConvenio: DadosConvenio = {
  cliente: sampleDados.cliente,
  acordo: {
    id: 0,
    convenio: 'CV 40/2026',
    tipo: 'Convênio',
    inicio: '2026-03-02',
    termino: '2028-03-01',
    renovacaoAutomatica: true,
  },
  concedente: { ...sampleDados.concedente!, tipo: 'J', cidade: 'São Paulo/SP' },
  instituicao: sampleInstitution,
  agente: null,
  cursos: 'Sistemas de Informação, Engenharia de Produção',
}
