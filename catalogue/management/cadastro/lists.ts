import { flag, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { listOf } from './register.ts'

export const listaUnidades = listing({
  ...listOf({ noun: 'unidade', title: phrase('Unidades', 'Units'), rotulo: phrase('Unidade', 'Unit') }),
  id: 'ListaUnidades',
  columns: {
    id: number(phrase('Número da unidade', 'Number of the unit')),
    nome: text(phrase('Nome da unidade', 'Name of the unit')),
    codigo: text(phrase('Código da unidade', 'Code of the unit')),
    superior: text(phrase('Unidade superior', 'Parent unit')),
  },
  filters: {
    superior: related('unidade', phrase('Unidades logo abaixo desta.', 'Units right below this one.'), {
      rotulo: phrase('Unidade superior', 'Parent unit'),
    }),
  },
  search: phrase('nome e código', 'name and code'),
  orders: { nome: phrase('Nome', 'Name'), codigo: phrase('Código', 'Code') },
  usualOrder: 'nome',
  example: { quantidade: 10 },
})

export const listaDisciplinas = listing({
  ...listOf({
    noun: 'disciplina',
    title: phrase('Disciplinas', 'Subjects'),
    rotulo: phrase('Disciplina', 'Subject'),
  }),
  id: 'ListaDisciplinas',
  columns: {
    id: number(phrase('Número da disciplina', 'Number of the subject')),
    nome: text(phrase('Nome da disciplina', 'Name of the subject')),
    identificacao: text(phrase('Identificação', 'Identification')),
    situacao: text(
      phrase('Situação do registro', 'State of the record'),
      withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
    ),
  },
  filters: {
    curso: related(
      'curso',
      phrase('Disciplinas da matriz deste curso.', 'Subjects in the curriculum of this course.'),
      { rotulo: phrase('Curso', 'Course') },
    ),
    ativo: flag(phrase('S só as ativas, N só as inativas.', 'Yes: only the active; No: only the inactive.'), {
      ...ours,
      rotulo: phrase('Ativa', 'Active'),
    }),
  },
  search: phrase('nome e identificação', 'name and identification'),
  orders: { nome: phrase('Nome', 'Name'), identificacao: phrase('Identificação', 'Identification') },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})
