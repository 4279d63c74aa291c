import { recebeCursos } from '../../academic/recebe-cursos.ts'
import { niveis } from '../../common-fields.ts'
import { code, flag, ours, related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { retornaDadosIntegracaoCursos } from '../../query/retorna-dados-integracao-cursos.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'curso', title: phrase('Cursos', 'Courses'), rotulo: phrase('Curso', 'Course') } as const

export const listaCursos = listing({
  ...listOf(told),
  id: 'ListaCursos',
  columns: {
    id: number(phrase('Número do curso', 'Number of the course')),
    nome: text(phrase('Nome do curso', 'Name of the course')),
    identificacao: text(phrase('Identificação', 'Identification')),
    nivel: coded(phrase('Nível', 'Level'), niveis),
    unidade: text(phrase('Unidade', 'Unit')),
    situacao: text(
      phrase('Situação do registro', 'State of the record'),
      withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
    ),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    nivel: code(2, phrase('Nível.', 'Level.'), niveis, { ...ours, rotulo: phrase('Nível', 'Level') }),
    unidade: related('unidade', phrase('Cursos desta unidade.', 'Courses of this unit.'), {
      rotulo: phrase('Unidade', 'Unit'),
    }),
    aluno: related(
      'aluno',
      phrase(
        'Cursos em que este aluno tem matrícula ativa.',
        'Courses in which this student has an active enrolment.',
      ),
      { rotulo: phrase('Aluno', 'Student') },
    ),
    ativo: flag(phrase('S só os ativos, N só os inativos.', 'Yes: only the active; No: only the inactive.'), {
      ...ours,
      rotulo: phrase('Ativo', 'Active'),
    }),
  },
  search: phrase('nome e identificação', 'name and identification'),
  orders: {
    nome: phrase('Nome', 'Name'),
    atualizacao: phrase('Atualização', 'Updated'),
    identificacao: phrase('Identificação', 'Identification'),
  },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})

export const consultaCurso = record({
  ...pageOf(told, recebeCursos),
  id: 'ConsultaCurso',
  element: shown(retornaDadosIntegracaoCursos.element),
  example: { id: 1 },
})
