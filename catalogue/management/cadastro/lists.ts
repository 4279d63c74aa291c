import { flag, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { listOf } from './register.ts'

export const listaUnidades = listing({
  ...listOf({ noun: 'unidade', title: 'Unidades', rotulo: 'Unidade' }),
  id: 'ListaUnidades',
  columns: {
    id: number('Número da unidade'),
    nome: text('Nome da unidade'),
    codigo: text('Código da unidade'),
    superior: text('Unidade superior'),
  },
  filters: { superior: related('unidade', 'Unidades logo abaixo desta.', { rotulo: 'Unidade superior' }) },
  search: 'nome e código',
  orders: { nome: 'Nome', codigo: 'Código' },
  usualOrder: 'nome',
  example: { quantidade: 10 },
})

export const listaDisciplinas = listing({
  ...listOf({ noun: 'disciplina', title: 'Disciplinas', rotulo: 'Disciplina' }),
  id: 'ListaDisciplinas',
  columns: {
    id: number('Número da disciplina'),
    nome: text('Nome da disciplina'),
    identificacao: text('Identificação'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
  },
  filters: {
    curso: related('curso', 'Disciplinas da matriz deste curso.', { rotulo: 'Curso' }),
    ativo: flag('S só as ativas, N só as inativas.', { ...ours, rotulo: 'Ativa' }),
  },
  search: 'nome e identificação',
  orders: { nome: 'Nome', identificacao: 'Identificação' },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})
