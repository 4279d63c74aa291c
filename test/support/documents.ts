import {
  sampleAmendment,
  sampleConvenio,
  sampleDados,
  sampleMonitoring,
} from '../../server/documents/samples.ts'
import type { Dados, Parte, Sequencia } from '../../server/domain/documento/dados.ts'
import type { DadosConvenio, DadosDocumento } from '../../server/domain/documento/dados-convenio.ts'

const person = (nome: string, more: Partial<Parte> = {}): Parte => ({
  ...{ id: 0, nome, documento: null, email: null, endereco: null },
  ...more,
})

/** As long as the interface allows. */
const longName =
  'Maria Antônia de Albuquerque Cavalcanti e Vasconcelos do Espírito Santo Figueiredo Montenegro de Sá e Benevides Telles'
const combined = 'Jose\u0301 Conceic\u0327a\u0303o Ñandú Ωmega'
const longHost =
  'Companhia Brasileira de Desenvolvimento Tecnológico, Industrial e Comercial do Vale do Paraíba S.A.'
const longPlan = Array.from(
  { length: 60 },
  (_, at) =>
    `Linha ${at + 1}: apoio à análise, com revisão técnica e registro diário; também em situações excepcionais.`,
).join('\n')
const many = (count: number, what: string) =>
  Array.from({ length: count }, (_, at) => `${what} ${at + 1}`).join(', ')

const guardian = person(`${longName} Filho`, { tipo: 'F', documento: '52998224725', nomeCivil: 'Outro Nome' })
const council = person('Paula Dias', {
  ...{ tipo: 'F', nomeCivil: 'Paulo Dias', documento: '52998224725', conselho: 'CREA-SP' },
  ...{ registroConselho: '506.123', endereco: 'Rua A, 1, Santos/SP', cidade: 'Santos/SP' },
})
const twoRepresentatives: Parte = {
  ...sampleDados.concedente!,
  ...{ tipo: 'J', nome: longHost, cidade: 'São José dos Campos/SP' },
  representante: 'Ana Prado de Albuquerque e Bruno Dias de Vasconcelos',
  representanteCargo: 'Diretores-presidentes em conjunto, na forma do estatuto',
}

/** Everything is there, and as long as possible. */
const full: Dados = {
  ...sampleDados,
  cliente: { ...sampleDados.cliente, cabecalho: 'Ministério da Educação|Pró-Reitoria de Graduação' },
  contrato: {
    ...sampleDados.contrato,
    ...{
      plano_estagio: longPlan,
      atividades: 'Plantões.',
      tipo_estagio: 'Obrigatório',
      area_atuacao: 'Projetos.',
    },
    ...{ bolsa_valor: '1234567.01', horas_semanal: '29.50', horario_dias: null, beneficio: 'Vale-refeição.' },
    ...{ local_atendimento: `${'Extraordinariamente '.repeat(9)}longe.`, supervisor_formacao: 'Direito.' },
    ...{ rescisao_motivo: 'Mudança de cidade.', aditivo_tipo: 'Outro.', aditivo_descricao: 'Muda tudo.' },
    ...{
      modalidade_atendimento: 'Híbrida.',
      horas_em_aula: '4.5',
      horas_extraclasse: '7.5',
      seguro: 'Concedente',
    },
  },
  aluno: {
    ...sampleDados.aluno,
    ...{ nome: longName, nomeCivil: `${combined} da Silva`, nascimento: '2011-05-20' },
  },
  responsavel: guardian,
  concedente: twoRepresentatives,
  agente: { ...sampleDados.concedente!, tipo: 'J', nome: 'Agente Integrador S/A.' },
  supervisor: person(combined, { tipo: 'F', nomeCivil: 'Civil' }),
  edital: 'Edital 4/2026.',
  disciplinas: many(40, 'Tópicos'),
  beneficios: Array.from({ length: 12 }, (_, at) => ({
    beneficio: `Benefício ${at + 1}`,
    valor: at % 2 ? 100 + at : null,
    percentual: at % 3 ? 6.5 : null,
    tipo: at % 2 ? 'Mensal' : null,
  })),
  desempenho: longPlan,
  realizadas: Array.from({ length: 100 }, (_, at) => ({
    inicio: at === 0 ? null : '2026-03-09',
    atividades: `Atividade ${at + 1}. ${longPlan.slice(0, 380)}`,
  })),
  outras: 17,
  periodos: [1, 2, 3].map((sequencia) => ({
    ...{ sequencia, inicio: '2026-03-02', fim: '2026-09-30' },
    horas: sequencia === 2 ? null : 30,
  })),
}

/** Only what a contract cannot be without; frozen by an earlier version. */
const bare: Dados = {
  cliente: { nome: 'Universidade de Exemplo', fuso: 'America/Sao_Paulo' },
  contrato: {
    ...{ id: 0, numero: 7, sequencia: 1, modalidade: 'estagio', tipo_contrato: null },
    ...{ inicio: '2026-03-02', encerramento: '2026-12-18' },
  },
  aluno: {
    ...person('Ana', { endereco: '' }),
    ...{ nome: 'Ana', nomeCivil: 'Ana', matricula: null, nascimento: null },
  },
  ...{ responsavel: null, concedente: person('Empresa X', { tipo: 'J', endereco: '' }), instituicao: null },
  ...{ agente: null, supervisor: null, professor: null, curso: null, unidade: null, convenio: null },
  ...{ proposta: null, disciplinas: null, beneficios: [] },
}

const asMonitoring = (dados: Dados): Dados => ({
  ...dados,
  contrato: { ...dados.contrato, modalidade: 'monitoria', tipo_estagio: null },
  ...{ concedente: null, supervisor: null, agente: null, convenio: null, apolice: null },
})

/** An amendment of a contract to which these conditions applied before. */
const amended = (dados: Dados, before: Partial<Sequencia>, sequencia = 3): Dados => ({
  ...dados,
  contrato: { ...dados.contrato, sequencia, inicio: '2026-08-03' },
  anterior: { ...(dados.contrato as unknown as Sequencia), ...before },
})

const nothing = { horas_semanal: null, bolsa_valor: null, bolsa_tipo: null, horario_dias: null }

const internships: Readonly<Record<string, Dados>> = {
  full,
  bare,
  'of a person who hosts': { ...sampleDados, concedente: council, responsavel: guardian },
  unpaid: {
    ...sampleDados,
    contrato: {
      ...sampleDados.contrato,
      ...{ tipo_estagio: 'Obrigatório', bolsa_valor: null, auxilio_transporte_valor: null },
    },
    beneficios: [],
  },
  'imported, ended': {
    ...bare,
    contrato: { ...bare.contrato, horas_semanal: 20 },
    ...{
      vigencia: { inicio: '2024-03-02', fim: '2024-12-18' },
      desempenho: 'Bom.',
      instituicao: sampleDados.instituicao,
    },
  },
}

const monitorings: Readonly<Record<string, Dados>> = {
  'monitoring, full': asMonitoring(full),
  'monitoring, bare': asMonitoring(bare),
  'monitoring at a host': { ...sampleMonitoring, concedente: twoRepresentatives },
}

const amendments: Readonly<Record<string, Dados>> = {
  'changes everything': amended(full, { ...nothing, plano_estagio: 'Outro', beneficios: [] }),
  'changes nothing': amended(bare, { supervisor: null, professor: null, beneficios: [] }, 2),
  'of a monitoring': amended(asMonitoring(full), nothing),
  'of the sample': sampleAmendment,
}

const agreements: Readonly<Record<string, DadosConvenio>> = {
  full: {
    ...sampleConvenio,
    acordo: { ...sampleConvenio.acordo, tipo: 'Acordo de cooperação', termino: null },
    ...{
      concedente: twoRepresentatives,
      agente: full.agente,
      cursos: full.disciplinas,
      cliente: full.cliente,
    },
  },
  bare: {
    ...sampleConvenio,
    concedente: bare.concedente!,
    instituicao: null,
    cursos: null,
    cliente: bare.cliente,
  },
  'of a person who hosts': { ...sampleConvenio, concedente: council },
}

/** Unusual data for each type of document, by what is unusual. */
export function unusualDocuments(tipo: string): [string, DadosDocumento][] {
  if (tipo === 'Convênio') return Object.entries(agreements)
  if (tipo === 'Termo aditivo') return Object.entries(amendments)
  const onlyInternships = tipo === 'Termo de compromisso' || tipo === 'Termo de realização'
  const ofMonitoring = onlyInternships ? [] : Object.entries(monitorings)
  return tipo === 'Termo de monitoria' ? ofMonitoring : [...Object.entries(internships), ...ofMonitoring]
}
