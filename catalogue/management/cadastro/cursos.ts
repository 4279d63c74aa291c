import { recebeCursos } from '../../academic/recebe-cursos.ts'
import { niveis } from '../../common-fields.ts'
import { code, flag, ours, related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { retornaDadosIntegracaoCursos } from '../../query/retorna-dados-integracao-cursos.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'curso', title: 'Cursos', rotulo: 'Curso' } as const

export const listaCursos = listing({
  ...listOf(told),
  id: 'ListaCursos',
  columns: {
    id: number('Número do curso'),
    nome: text('Nome do curso'),
    identificacao: text('Identificação'),
    nivel: coded('Nível', niveis),
    unidade: text('Unidade'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    nivel: code(2, 'Nível.', niveis, { ...ours, rotulo: 'Nível' }),
    unidade: related('unidade', 'Cursos desta unidade.', { rotulo: 'Unidade' }),
    aluno: related('aluno', 'Cursos em que este aluno tem matrícula ativa.', { rotulo: 'Aluno' }),
    ativo: flag('S só os ativos, N só os inativos.', { ...ours, rotulo: 'Ativo' }),
  },
  search: 'nome e identificação',
  orders: { nome: 'Nome', atualizacao: 'Atualização', identificacao: 'Identificação' },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})

export const consultaCurso = record({
  ...pageOf(told, recebeCursos),
  id: 'ConsultaCurso',
  element: shown(retornaDadosIntegracaoCursos.element),
  example: { id: 1 },
})
