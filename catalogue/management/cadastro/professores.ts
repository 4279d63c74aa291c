import { recebeProfessores } from '../../academic/recebe-professores.ts'
import { cpf, flag, ours, related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { moment, number, text } from '../../output.ts'
import { retornaDadosIntegracaoProfessores } from '../../query/retorna-dados-integracao-professores.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'professor', title: 'Professores', rotulo: 'Professor' }

export const listaProfessores = listing({
  ...listOf(told),
  id: 'ListaProfessores',
  columns: {
    id: number('Número do professor'),
    nome: text('Nome: o social, quando há'),
    identificacao: text('Identificação'),
    matricula: text('Matrícula funcional'),
    cpf: text('CPF'),
    email: text('E-mail'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    curso: related('curso', 'Professores deste curso.', { rotulo: 'Curso' }),
    cpf: cpf('CPF.', { ...ours, rotulo: 'CPF' }),
    ativo: flag('S só os ativos, N só os inativos.', { ...ours, rotulo: 'Ativo' }),
  },
  search: 'nome, identificação, matrícula e e-mail',
  orders: { nome: 'Nome', atualizacao: 'Atualização', identificacao: 'Identificação' },
  usualOrder: 'nome',
  example: { ativo: 'S', quantidade: 10 },
})

export const consultaProfessor = record({
  ...pageOf(told, recebeProfessores),
  id: 'ConsultaProfessor',
  element: shown(retornaDadosIntegracaoProfessores.element),
  example: { id: 1 },
})
