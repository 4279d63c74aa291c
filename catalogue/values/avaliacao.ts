import { phrase } from '../phrase.ts'
import type { TipoPendencia } from './pendencia.ts'

/** Who answers an evaluation form. */
export const avaliadores = {
  aluno: phrase('Estudante', 'Student'),
  concedente: phrase('Supervisor ou concedente', 'Supervisor or host'),
  professor: phrase('Professor orientador', 'Advisor'),
} as const
export type Avaliador = keyof typeof avaliadores

/** Kinds of questions. The options of a scale go from the worst to the best. */
export const tiposPergunta = {
  escala: phrase('Escala', 'Scale'),
  numero: phrase('Nota', 'Grade'),
  texto: phrase('Texto', 'Text'),
} as const
export type TipoPergunta = keyof typeof tiposPergunta

export interface Pergunta {
  secao: string
  pergunta: string
  ajuda: string
  tipo: TipoPergunta
  obrigatoria: boolean
  /** Of a scale. */
  opcoes: readonly string[]
  /** Highest grade, of a number. */
  maximo: number | null
  /** Longest answer, of a text. */
  tamanho: number | null
}

export interface Formulario {
  titulo: string
  /** 0 for the form that the platform ships. */
  edicao: number
  perguntas: readonly Pergunta[]
}

export const limitesFormulario = {
  perguntas: 40,
  secoes: 10,
  opcoes: 10,
  opcao: 60,
  nota: 100,
  /** Characters of one text answer, and of all answers of a form together. */
  texto: 2_000,
  total: 20_000,
} as const

/** Name of a question in answers: the edition that was shown, and the position from 1. */
export const chaveDaPergunta = (edicao: number, at: number): string => `${edicao}-${at + 1}`

/** The options of a scale, which people write one per line. */
export const opcoesDe = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const question = (secao: string, pergunta: string, more: Partial<Pergunta>): Pergunta => ({
  ...{
    secao,
    pergunta,
    ajuda: '',
    tipo: 'texto',
    obrigatoria: false,
    opcoes: [],
    maximo: null,
    tamanho: null,
  },
  ...more,
})
const rated = (secao: string, perguntas: readonly string[], opcoes = quality) =>
  perguntas.map((one) => question(secao, one, { tipo: 'escala', opcoes }))
const quality = ['Insuficiente', 'Regular', 'Bom', 'Ótimo']
const comments = (pergunta: string) => question('Conclusão', pergunta, { tamanho: 1_000 })

const ofIntern: Formulario = {
  titulo: 'Avaliação do estagiário pelo supervisor',
  edicao: 0,
  perguntas: [
    ...rated('Desempenho', [
      'Pontualidade',
      'Assiduidade',
      'Iniciativa',
      'Trabalho em equipe',
      'Solução de problemas',
      'Capacidade técnica',
      'Conduta ética',
    ]),
    comments('O que se destacou, e o que pode melhorar?'),
  ],
}

const ofWork: Formulario = {
  titulo: 'Avaliação do professor orientador',
  edicao: 0,
  perguntas: rated('Acompanhamento', [
    'Cumprimento do plano de atividades',
    'Relação das atividades com o curso',
    'Qualidade do que foi entregue',
  ]),
}

const ofPlace: Formulario = {
  titulo: 'Avaliação do campo de estágio pelo estudante',
  edicao: 0,
  perguntas: [
    ...rated('Local de estágio', [
      'Instalações e recursos',
      'Acompanhamento pelo supervisor',
      'Relação das atividades com o curso',
      'Aprendizagem',
      'Ambiente de trabalho',
    ]),
    ...rated('Conclusão', ['Recomenda este local a colegas?'], ['Não', 'Talvez', 'Sim']),
    comments('O que mais gostaria de dizer?'),
  ],
}

/** Forms that apply until the client has its own. None of their questions is required. */
export const formulariosDaPlataforma: Readonly<
  Record<Avaliador, Readonly<Partial<Record<TipoPendencia, Formulario>>>>
> = {
  aluno: { 'Avaliação campo estágio': ofPlace },
  concedente: { 'Relatório de atividades': ofIntern, 'Relatório final': ofIntern },
  professor: { 'Relatório de atividades': ofWork, 'Relatório final': ofWork },
}
