import { recebeAlunos } from '../../academic/recebe-alunos.ts'
import { cpf, flag, ours, related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { moment, number, text } from '../../output.ts'
import { retornaDadosIntegracaoAlunos } from '../../query/retorna-dados-integracao-alunos.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'aluno', title: 'Alunos', rotulo: 'Aluno' }

export const listaAlunos = listing({
  ...listOf(told),
  id: 'ListaAlunos',
  columns: {
    id: number('Número do aluno'),
    nome: text('Nome: o social, quando há'),
    identificacao: text('Identificação no sistema acadêmico'),
    matricula: text('Matrícula'),
    cpf: text('CPF'),
    email: text('E-mail'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    curso: related('curso', 'Alunos deste curso.', { rotulo: 'Curso' }),
    cpf: cpf('CPF.', { ...ours, rotulo: 'CPF' }),
    ativo: flag('S só os ativos, N só os inativos.', { ...ours, rotulo: 'Ativo' }),
  },
  search: 'nome, identificação, matrícula e e-mail',
  orders: { nome: 'Nome', atualizacao: 'Atualização', identificacao: 'Identificação' },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})

export const consultaAluno = record({
  ...pageOf(told, recebeAlunos),
  id: 'ConsultaAluno',
  element: shown(retornaDadosIntegracaoAlunos.element),
  example: { id: 1 },
})
