import { must } from '../../common-fields.ts'
import { code, date, listed, numeric, ours, related } from '../../fields.ts'
import { command, listing } from '../../operation.ts'
import { coded, decimal, group, list, moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { avaliadores } from '../../values/avaliacao.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'
import { ofHost } from '../filters.ts'
import { simular } from '../parts.ts'

const media = decimal(
  phrase('Média dos pontos, de 0 a 10', 'Mean of the points, from 0 to 10'),
  phrase('Média', 'Mean'),
)

const filters = {
  quem: code(
    12,
    phrase('Quem respondeu.', 'Who answered.'),
    { values: avaliadores, unknown: 'refuse' },
    { ...ours, rotulo: phrase('Quem respondeu', 'Who answered') },
  ),
  tipo: code(40, phrase('Tipo de pendência.', 'Kind of pending item.'), listed(todosTiposPendencia), {
    ...ours,
    rotulo: phrase('Tipo de pendência', 'Kind of pending item'),
  }),
  curso: related('curso', phrase('Dos alunos deste curso.', 'Of the students of this course.'), {
    rotulo: phrase('Curso', 'Course'),
  }),
  daConcedente: ofHost,
  de: date(phrase('Respondidas a partir deste dia.', 'Answered from this day on.'), {
    ...ours,
    rotulo: phrase('Respondidas, de', 'Answered, from'),
  }),
  ate: date(phrase('Respondidas até este dia.', 'Answered until this day.'), {
    ...ours,
    rotulo: phrase('Respondidas, a', 'Answered, to'),
  }),
}

export const listaAvaliacoes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAvaliacoes',
  group: 'management',
  noun: 'avaliacao',
  doors: { staff: 'contratos.ver' },
  title: phrase('Avaliações', 'Evaluations'),
  description: phrase(
    'Formulários de avaliação respondidos, com o que cada um respondeu.',
    'Answered evaluation forms, with what each of them answered.',
  ),
  columns: {
    id: number(phrase('Número da avaliação', 'Number of the evaluation')),
    inclusao: moment(
      phrase('Quando foi respondida', 'When it was answered'),
      phrase('Respondida', 'Answered'),
    ),
    quem: {
      ...coded(phrase('Quem respondeu', 'Who answered'), { values: avaliadores }),
      rotulo: phrase('Quem respondeu', 'Who answered'),
    },
    tipo: text(
      phrase('Tipo de pendência', 'Kind of pending item'),
      todosTiposPendencia,
      phrase('Tipo de pendência', 'Kind of pending item'),
    ),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    aluno: group({ nome: text(phrase('Aluno', 'Student')) }),
    curso: group({ nome: text(phrase('Curso', 'Course')) }),
    concedente: group({ nome: text(phrase('Concedente', 'Host')) }),
    titulo: text(phrase('Título do formulário', 'Title of the form'), phrase('Formulário', 'Form')),
    edicao: number(
      phrase('Edição respondida; 0 é a da plataforma', 'Edition answered; 0 is that of the platform'),
      phrase('Edição', 'Edition'),
    ),
    media,
    respostas: text(
      phrase('As perguntas com as respostas', 'The questions with the answers'),
      phrase('Respostas', 'Answers'),
    ),
  },
  filters: {
    ...filters,
    contrato: numeric(15, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
  },
  search: phrase('nome do aluno', 'name of the student'),
  orders: {
    inclusao: phrase('Respondida', 'Answered'),
    media: phrase('Média', 'Mean'),
  },
  usualOrder: '-inclusao',
  problems: [],
  example: { quem: 'concedente', quantidade: 10 },
})

/** Groups of averages. */
export const gruposDeMedias = {
  pergunta: phrase('Pergunta', 'Question'),
  curso: phrase('Curso', 'Course'),
  concedente: phrase('Concedente', 'Host'),
  mes: phrase('Mês', 'Month'),
} as const

/** Most groups of one answer. */
export const mostGroups = 500

export const mediasAvaliacoes = command({
  family: 'management',
  kind: 'command',
  id: 'MediasAvaliacoes',
  group: 'management',
  noun: 'media_avaliacao',
  doors: { staff: 'contratos.ver' },
  title: phrase('Médias das avaliações', 'Averages of evaluations'),
  description: phrase(
    'Médias das avaliações respondidas, de 0 a 10, por pergunta, curso, concedente ou mês. Cada resposta de escala ou nota vale do menor ao maior valor que podia ter; textos não contam.',
    'Averages of the answered evaluations, from 0 to 10, by question, course, host or month. Each answer on a scale or grade counts from the least to the highest value it could have; texts do not count.',
  ),
  rotulo: phrase('Calcular', 'Calculate'),
  on: 'new',
  input: {
    por: code(
      12,
      phrase('Por que se agrupam.', 'By what they are grouped.'),
      { values: gruposDeMedias, unknown: 'refuse' },
      { ...must, rotulo: phrase('Agrupar por', 'Group by') },
    ),
    ...filters,
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    grupos: {
      ...list({
        grupo: text(phrase('Nome do grupo', 'Name of the group'), phrase('Grupo', 'Group')),
        avaliacoes: number(
          phrase('Quantas avaliações contam', 'How many evaluations count'),
          phrase('Avaliações', 'Evaluations'),
        ),
        media,
      }),
      rotulo: phrase('Médias', 'Averages'),
    },
    incompleto: truth(
      phrase('Se há mais grupos do que os mostrados', 'Whether there are more groups than those shown'),
      phrase('Incompleto', 'Incomplete'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { por: 'curso' },
})

export const avaliacaoOperations = [listaAvaliacoes] as const
export const mediaAvaliacaoOperations = [mediasAvaliacoes] as const
