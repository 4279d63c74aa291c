import { code, listed, ours, related, uf, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'

const situacoes = ['Ativo', 'Inativo'] as const

export const listaCurriculos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCurriculos',
  group: 'management',
  noun: 'curriculo',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: 'Currículos',
  description:
    'Os currículos, recebidos por lotes ou feitos numa candidatura; alunos veem os seus. O filtro vaga mostra quem atende ao curso, ao nível e ao período que ela pede e ainda não se candidatou.',
  columns: {
    id: number('Número do currículo'),
    identificacao: text('Identificação'),
    nome: text('Nome, social quando há'),
    aluno: group({ identificador: number('Número do aluno'), matricula: text('Matrícula') }),
    cidade: text('Cidade'),
    uf: text('Sigla do estado'),
    dtConsentimento: day('Consentimento'),
    situacao: text('Situação', situacoes),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: code(10, 'Situação.', listed(situacoes), { ...ours, rotulo: 'Situação' }),
    vaga: related('vaga', 'Vaga a que poderia se candidatar.', { rotulo: 'Atende à vaga' }),
    curso: related('curso', 'Curso em que o aluno está matriculado.', { rotulo: 'Curso' }),
    cidade: varchar(100, 'Cidade.', { ...ours, rotulo: 'Cidade' }),
    uf: uf('Sigla do estado.', { ...ours, rotulo: 'Estado' }),
  },
  search: 'nome e identificação',
  orders: { atualizacao: 'Atualização', nome: 'Nome', dtConsentimento: 'Consentimento' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
