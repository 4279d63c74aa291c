import { code, cpf, ours } from '../fields.ts'
import { statesAfter } from '../machines/machine.ts'
import { propostaMachine } from '../machines/proposta.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, moment, money, number, type Shape, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import * as parts from './contrato-parts.ts'

const disciplina = {
  codigoIntegracao: text(phrase('Código de integração da disciplina', 'Integration code of the subject')),
  disciplina: text(phrase('Descrição da disciplina', 'Description of the subject')),
  turma: text(phrase('Turma', 'Class')),
}

export const opening = {
  identificador: number(
    phrase(
      'Identificador do registro de detalhes do contrato',
      'Identifier of the record of details of the contract',
    ),
  ),
  contrato: number(phrase('Código do contrato', 'Code of the contract')),
  sequencia: number(phrase('Sequência do contrato', 'Sequence of the contract')),
  situacao: text(phrase('Situação do contrato', 'State of the contract'), parts.situacoesContrato),
  tipoContrato: group({ tipoContrato: text(phrase('Tipo de contrato', 'Kind of contract')) }),
  unidade: group({ unidade: text(phrase('Unidade', 'Unit')) }),
}

export const parties = {
  concedente: parts.pessoa(phrase('concedente', 'host')),
  convenio: group({ convenio: text(phrase('Convênio', 'Agreement')) }),
  instituicao: parts.pessoa(phrase('instituição de ensino', 'educational institution')),
  agenteIntegrador: parts.pessoa(phrase('agente integrador', 'placement agency')),
  curso: group({ curso: text(phrase('Nome do curso', 'Name of the course')) }),
}

export const bolsa = group({
  valor: money(phrase('Valor da bolsa', 'Amount of the grant')),
  tipo: text(
    phrase('Tipo do valor da bolsa', 'Kind of amount of the grant'),
    withEnglish({ Mensal: 'Monthly', 'Por hora': 'By the hour' }),
  ),
})

const terms = {
  semestre: text(phrase('Semestre', 'Semester')),
  inicio: day(phrase('Início', 'Start')),
  encerramento: day(phrase('Encerramento', 'Closing')),
  bolsa,
  banco: parts.banco,
  beneficio: text(phrase('Benefícios', 'Benefits')),
  modalidadeAtendimento: text(phrase('Modalidade de atendimento', 'How it is held')),
  horas: group({
    semanal: decimal(phrase('Horas semanais', 'Hours a week')),
    emAula: decimal(phrase('Horas em aula', 'Hours in class')),
    extraclasse: decimal(phrase('Horas extraclasse', 'Hours outside class')),
  }),
}

export const standing = {
  seguro: group({
    seguro: text(phrase('Seguro', 'Insurance'), withEnglish({ Próprio: 'Own', Concedente: 'Host' })),
    apolice: text(phrase('Apólice', 'Policy')),
    seguradora: text(phrase('Seguradora', 'Insurer')),
  }),
  cancelamento: day(phrase('Cancelamento', 'Cancellation')),
  inclusao: group({ data: moment(phrase('Inclusão', 'Added')), usuario: text(phrase('Usuário', 'User')) }),
  atualizacao: moment(phrase('Atualização', 'Updated')),
  rescisao: group({
    rescisao: day(phrase('Rescisão', 'Termination')),
    motivo: text(phrase('Motivo', 'Reason')),
  }),
}

const place = {
  horarioDias: text(phrase('Horários e dias da semana', 'Hours and days of the week')),
  localAtendimento: text(phrase('Local de atendimento', 'Where it is held')),
  ...standing,
}

const proposta = {
  titulo: text(phrase('Título da proposta', 'Title of the proposal')),
  // Only approved proposals have contracts.
  situacao: text(
    phrase('Situação da proposta', 'State of the proposal'),
    statesAfter(propostaMachine, 'Aprovada'),
  ),
  inclusao: moment(phrase('Inclusão da proposta', 'When the proposal was added')),
  inicio: day(phrase('Início da vigência', 'Start of validity')),
  termino: day(phrase('Término da vigência', 'End of validity')),
}

export const lists = {
  arquivos: parts.arquivos,
  beneficios: parts.beneficios,
  solicitacoes: list({
    identificador: number(phrase('Identificador da solicitação', 'Identifier of the request')),
  }),
}

export const closing = {
  parcelas: parts.parcelas,
  pendencias: parts.pendencias,
  historicos: parts.historicos,
}

export const professor = group({
  codigoIntegracao: text(phrase('Código de integração do professor', 'Integration code of the professor')),
  professor: text(phrase('Professor', 'Professor')),
})

export const contratoMonitoria = {
  ...opening,
  estagiario: parts.estagiario,
  ...parties,
  professor,
  ...terms,
  atividades: text(phrase('Principais atividades a desenvolver', 'Main activities')),
  ...place,
  proposta: group({ ...proposta, disciplinas: list({ disciplina: list(disciplina) }) }),
  ...lists,
  solicitacoesRescisao: parts.solicitacoesRescisao,
  ...closing,
  planoEstagio: text(phrase('Plano de estágio', 'Internship plan')),
  registrosAtividades: parts.registrosAtividades,
} as const satisfies Shape

/** The spelling of the interface's response sample. */
export const contratoMonitoriaAmostra = {
  ...opening,
  curriculo: parts.estagiario,
  ...parties,
  professor: group({
    codigoIntegracao: text(phrase('Código de integração do professor', 'Integration code of the professor')),
    nome: text(phrase('Professor', 'Professor')),
  }),
  ...terms,
  ...place,
  planoEstagio: text(phrase('Plano de estágio', 'Internship plan')),
  proposta: group({ ...proposta, disciplinas: list(disciplina) }),
  ...lists,
  solicitacoesRescisao: parts.solicitacoesRescisaoAmostra,
  ...closing,
  atividades: parts.registrosAtividades,
} as const satisfies Shape

export const retornaDadosContratosMonitoria = query({
  family: 'query',
  id: 'RetornaDadosContratosMonitoria',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  title: phrase('Contratos de monitoria', 'Monitoring contracts'),
  description: phrase(
    'Contratos de monitoria incluídos ou alterados no período, com tudo o que pertence a cada um.',
    'Monitoring contracts included or changed in the period, with everything that belongs to each.',
  ),
  wrapper: { kind: 'B' },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do currículo; quando vem, o período é desconsiderado.',
          'CPF of the résumé; where it comes, the period does not count.',
        ),
        { example: '52998224725' },
      ),
      disregardsPeriod: true,
    },
    formato: {
      field: code(
        10,
        phrase(
          'Grafia da resposta: lista (padrão) ou amostra.',
          'Spelling of the answer: lista (usual) or amostra.',
        ),
        {
          values: {
            lista: phrase('A lista de campos da interface', 'The list of fields of the interface'),
            amostra: phrase('A amostra de resposta da interface', 'The sample answer of the interface'),
          },
          unknown: 'refuse',
        },
        ours,
      ),
    },
  },
  element: contratoMonitoria,
  formats: { amostra: contratoMonitoriaAmostra },
})
