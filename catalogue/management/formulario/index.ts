import { must } from '../../common-fields.ts'
import { numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { coded, list, moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { avaliadores } from '../../values/avaliacao.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'
import { simular } from '../parts.ts'
import { formularioShown, perguntas, quem, tipoDaPendencia } from './fields.ts'

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'formulario',
  on: 'new',
} as const

const staff = { staff: 'configuracao.alterar', unlimited: true } as const
const simulado = truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation'))
const edicoes = {
  ...list({
    edicao: number(phrase('Número da edição', 'Number of the edition'), phrase('Edição', 'Edition')),
    titulo: text(phrase('Título do formulário', 'Title of the form'), phrase('Título', 'Title')),
    autor: text(phrase('Quem a salvou', 'Who saved it'), phrase('Autor', 'Author')),
    inclusao: moment(phrase('Quando foi salva', 'When it was saved'), phrase('Inclusão', 'Added')),
  }),
  rotulo: phrase('Edições', 'Editions'),
}

export const consultaFormularios = command({
  ...common,
  id: 'ConsultaFormularios',
  doors: staff,
  title: phrase('Formulários de avaliação', 'Evaluation forms'),
  description: phrase(
    'Os formulários de avaliação que valem: quem responde, em que tipo de pendência, e quantas perguntas há.',
    'The evaluation forms in use: who answers, at which kind of pending item, and how many questions there are.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  input: { SIMULAR: simular },
  output: {
    simulado,
    formularios: {
      ...list({
        quem: {
          ...coded(phrase('Quem responde', 'Who answers'), { values: avaliadores }),
          rotulo: phrase('Quem responde', 'Who answers'),
        },
        tipo: text(
          phrase('Em que tipo de pendência', 'At which kind of pending item'),
          todosTiposPendencia,
          phrase('Tipo de pendência', 'Kind of pending item'),
        ),
        titulo: text(phrase('Título do formulário', 'Title of the form'), phrase('Título', 'Title')),
        edicao: number(
          phrase('Edição que vale; 0 é a da plataforma', 'Edition in use; 0 is that of the platform'),
          phrase('Edição', 'Edition'),
        ),
        perguntas: number(
          phrase('Quantas perguntas tem', 'How many questions it has'),
          phrase('Perguntas', 'Questions'),
        ),
      }),
      rotulo: phrase('Formulários', 'Forms'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const consultaFormulario = command({
  ...common,
  id: 'ConsultaFormulario',
  doors: staff,
  title: phrase('Formulário de avaliação', 'Evaluation form'),
  description: phrase(
    'As perguntas de um formulário, na edição que vale ou em outra, e que edições há.',
    'The questions of a form, in the edition in use or in another, and which editions there are.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  input: {
    quem,
    tipo: tipoDaPendencia,
    edicao: numeric(
      6,
      phrase('A edição. Se ficar vazia: a que vale.', 'The edition. If left empty: the one in use.'),
      {
        ...ours,
        min: 0,
        rotulo: phrase('Edição', 'Edition'),
      },
    ),
    SIMULAR: simular,
  },
  output: { simulado, ...formularioShown, edicoes },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { quem: 'concedente', tipo: 'Relatório final' },
})

export const salvaFormulario = command({
  ...common,
  id: 'SalvaFormulario',
  doors: staff,
  title: phrase('Salvar formulário de avaliação', 'Save an evaluation form'),
  description: phrase(
    'Põe outra edição de um formulário em uso. As avaliações já respondidas ficam com as perguntas da edição que responderam.',
    'Puts another edition of a form into use. Evaluations answered before keep the questions of the edition they answered.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  input: {
    quem,
    tipo: tipoDaPendencia,
    edicao: numeric(
      6,
      phrase(
        'A edição em uso que foi vista; se outra tomou o seu lugar, nada é salvo.',
        'The edition in use that was seen; if another took its place, nothing is saved.',
      ),
      { ...must, min: 0, rotulo: phrase('Edição', 'Edition') },
    ),
    titulo: varchar(120, phrase('Título do formulário.', 'Title of the form.'), {
      ...must,
      rotulo: phrase('Título', 'Title'),
    }),
    perguntas,
    SIMULAR: simular,
  },
  output: { simulado, ...formularioShown },
  changes: ['formulario'],
  problems: ['CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    quem: 'concedente',
    tipo: 'Apontamento de horas',
    edicao: 0,
    titulo: 'Avaliação do mês',
    perguntas: [
      {
        secao: 'Desempenho',
        pergunta: 'Pontualidade',
        tipo: 'escala',
        obrigatoria: 'S',
        opcoes: 'Insuficiente\nRegular\nBom\nÓtimo',
      },
      { secao: 'Desempenho', pergunta: 'Nota do mês', tipo: 'numero', maximo: 10 },
      { secao: 'Conclusão', pergunta: 'O que pode melhorar?', tipo: 'texto', tamanho: 500 },
    ],
  },
})

export const formularioDaPendencia = command({
  ...common,
  id: 'FormularioDaPendencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Formulário de uma pendência', 'Form of a pending item'),
  description: phrase(
    'O formulário de avaliação que responde quem age agora sobre a pendência: quem entrega, a concedente ou o professor. Sem perguntas quando nada se pergunta.',
    'The evaluation form that whoever acts on the pending item now answers: whoever delivers, the host or the professor. Without questions where nothing is asked.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  input: {
    pendencia: numeric(15, phrase('A pendência.', 'The pending item.'), {
      ...must,
      min: 1,
      rotulo: phrase('Pendência', 'Pending item'),
    }),
    SIMULAR: simular,
  },
  output: { simulado, ...formularioShown },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { pendencia: 712 },
})

export const formularioOperations = [
  consultaFormularios,
  consultaFormulario,
  salvaFormulario,
  formularioDaPendencia,
] as const
