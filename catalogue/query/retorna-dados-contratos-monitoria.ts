import { code, cpf, ours } from '../fields.ts'
import { statesAfter } from '../machines/machine.ts'
import { propostaMachine } from '../machines/proposta.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, moment, money, number, type Shape, saidText, text } from '../output.ts'
import * as parts from './contrato-parts.ts'

const disciplina = {
  codigoIntegracao: text('Código de integração da disciplina'),
  disciplina: text('Descrição da disciplina'),
  turma: text('Turma'),
}

export const opening = {
  identificador: number('Identificador do registro de detalhes do contrato'),
  contrato: number('Código do contrato'),
  sequencia: number('Sequência do contrato'),
  situacao: text('Situação do contrato', parts.situacoesContrato),
  tipoContrato: group({ tipoContrato: saidText('Tipo de contrato') }),
  unidade: group({ unidade: text('Unidade') }),
}

export const parties = {
  concedente: parts.pessoa('concedente'),
  convenio: group({ convenio: text('Convênio') }),
  instituicao: parts.pessoa('instituição de ensino'),
  agenteIntegrador: parts.pessoa('agente integrador'),
  curso: group({ curso: text('Nome do curso') }),
}

export const bolsa = group({
  valor: money('Valor da bolsa'),
  tipo: text('Tipo do valor da bolsa', ['Mensal', 'Por hora']),
})

const terms = {
  semestre: text('Semestre'),
  inicio: day('Início'),
  encerramento: day('Encerramento'),
  bolsa,
  banco: parts.banco,
  beneficio: text('Benefícios'),
  modalidadeAtendimento: text('Modalidade de atendimento'),
  horas: group({
    semanal: decimal('Horas semanais'),
    emAula: decimal('Horas em aula'),
    extraclasse: decimal('Horas extraclasse'),
  }),
}

export const standing = {
  seguro: group({
    seguro: text('Seguro', ['Próprio', 'Concedente']),
    apolice: text('Apólice'),
    seguradora: text('Seguradora'),
  }),
  cancelamento: day('Cancelamento'),
  inclusao: group({ data: moment('Inclusão'), usuario: text('Usuário') }),
  atualizacao: moment('Atualização'),
  rescisao: group({ rescisao: day('Rescisão'), motivo: text('Motivo') }),
}

const place = {
  horarioDias: text('Horários e dias da semana'),
  localAtendimento: text('Local de atendimento'),
  ...standing,
}

const proposta = {
  titulo: text('Título da proposta'),
  // Contracts come from approved proposals alone.
  situacao: text('Situação da proposta', statesAfter(propostaMachine, 'Aprovada')),
  inclusao: moment('Inclusão da proposta'),
  inicio: day('Início da vigência'),
  termino: day('Término da vigência'),
}

export const lists = {
  arquivos: parts.arquivos,
  beneficios: parts.beneficios,
  solicitacoes: list({ identificador: number('Identificador da solicitação') }),
}

export const closing = {
  parcelas: parts.parcelas,
  pendencias: parts.pendencias,
  historicos: parts.historicos,
}

export const professor = group({
  codigoIntegracao: text('Código de integração do professor'),
  professor: text('Professor'),
})

export const contratoMonitoria = {
  ...opening,
  estagiario: parts.estagiario,
  ...parties,
  professor,
  ...terms,
  atividades: text('Principais atividades a desenvolver'),
  ...place,
  proposta: group({ ...proposta, disciplinas: list({ disciplina: list(disciplina) }) }),
  ...lists,
  solicitacoesRescisao: parts.solicitacoesRescisao,
  ...closing,
  planoEstagio: text('Plano de estágio'),
  registrosAtividades: parts.registrosAtividades,
} as const satisfies Shape

/** The spelling of the interface's response sample. */
export const contratoMonitoriaAmostra = {
  ...opening,
  curriculo: parts.estagiario,
  ...parties,
  professor: group({ codigoIntegracao: text('Código de integração do professor'), nome: text('Professor') }),
  ...terms,
  ...place,
  planoEstagio: text('Plano de estágio'),
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
  title: 'Contratos de monitoria',
  description: 'Contratos de monitoria incluídos ou alterados no período, com tudo o que pertence a cada um.',
  wrapper: { kind: 'B' },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf('CPF do currículo; quando vem, o período é desconsiderado.', { example: '52998224725' }),
      disregardsPeriod: true,
    },
    formato: {
      field: code(
        10,
        'Grafia da resposta: lista (padrão) ou amostra.',
        {
          values: { lista: 'A lista de campos da interface', amostra: 'A amostra de resposta da interface' },
          unknown: 'refuse',
        },
        ours,
      ),
    },
  },
  element: contratoMonitoria,
  formats: { amostra: contratoMonitoriaAmostra },
})
