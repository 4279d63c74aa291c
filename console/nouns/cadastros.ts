import {
  alunoOperations,
  cursoOperations,
  pessoaOperations,
  professorOperations,
} from '../../catalogue/management/cadastro/index.ts'
import { listaDisciplinas, listaUnidades } from '../../catalogue/management/cadastro/lists.ts'
import { nounOf } from '../derive/noun.ts'

export const aluno = nounOf(undefined, alunoOperations, {
  name: 'nome',
  beside: ['identificacao', 'matricula'],
  titles: ['nomeSocial', 'aluno'],
  columns: ['nome', 'identificacao', 'matricula', 'cpf', 'email', 'situacao', 'atualizacao'],
})

export const professor = nounOf(undefined, professorOperations, {
  name: 'nome',
  beside: 'identificacao',
  titles: ['nomeSocial', 'professor'],
  columns: ['nome', 'identificacao', 'matricula', 'cpf', 'email', 'situacao', 'atualizacao'],
})

export const curso = nounOf(undefined, cursoOperations, {
  name: 'nome',
  titles: ['curso'],
  columns: ['nome', 'identificacao', 'nivel', 'unidade', 'situacao', 'atualizacao'],
})

export const pessoa = nounOf(undefined, pessoaOperations, {
  name: 'nome',
  beside: ['documento', 'cidade', 'papel'],
  titles: ['nomeFantasia', 'nome'],
  columns: ['nome', 'documento', 'tipo', 'papel', 'cidade', 'situacao', 'atualizacao'],
})

export const unidade = nounOf(undefined, [listaUnidades], {
  name: 'nome',
  columns: ['nome', 'codigo', 'superior'],
})

export const disciplina = nounOf(undefined, [listaDisciplinas], {
  name: 'nome',
  columns: ['nome', 'identificacao', 'situacao'],
})
