import { related } from '../../fields.ts'
import { contaFavorecidoMachine } from '../../machines/conta-favorecido.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(contaFavorecidoMachine)

export const listaContasFavorecidos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContasFavorecidos',
  group: 'management',
  noun: 'conta_favorecido',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: 'Contas de favorecidos',
  description: 'As contas que favorecidos informaram, pelo final; alunos veem as suas.',
  columns: {
    id: number('Número do registro na plataforma'),
    aluno: group({ identificador: number('Número do aluno'), nome: text('Aluno') }),
    pessoa: group({ identificador: number('Número da pessoa'), nome: text('Pessoa') }),
    situacao: text('Situação', situacoes),
    conta: { ...text('Banco e final da conta, ou final da chave'), rotulo: 'Conta' },
    esperaAte: day('Último dia em que espera; vazio, quando só outra pessoa a confirma'),
    inclusao: moment('Inclusão'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    aluno: related('aluno', 'Aluno.', { rotulo: 'Aluno' }),
    pessoa: related('pessoa', 'Pessoa.', { rotulo: 'Pessoa' }),
  },
  search: 'nome do aluno ou da pessoa',
  orders: { atualizacao: 'Atualização', inclusao: 'Inclusão', situacao: 'Situação' },
  usualOrder: 'atualizacao',
  problems: [],
  example: { situacao: ['Em espera'], quantidade: 10 },
})
