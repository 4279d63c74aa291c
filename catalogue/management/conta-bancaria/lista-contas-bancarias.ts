import { code, ours } from '../../fields.ts'
import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(contaBancariaMachine)

export const listaContasBancarias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContasBancarias',
  group: 'management',
  noun: 'conta_bancaria',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Contas bancárias',
  description: 'As contas de que a instituição paga.',
  columns: {
    id: number('Número da conta na plataforma'),
    nome: text('Nome'),
    situacao: text('Situação', situacoes),
    banco: coded('Banco', { values: bancosDeRemessa }),
    titular: text('Titular'),
    convenio: text('Convênio com o banco'),
    conta: text('Final da conta'),
    alteracaoPendente: text('Se uma alteração espera pela confirmação de outra pessoa', ['Sim', 'Não']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    banco: code(3, 'Banco.', { values: bancosDeRemessa, unknown: 'refuse' }, { ...ours, rotulo: 'Banco' }),
  },
  search: 'nome, titular e convênio',
  orders: { nome: 'Nome', situacao: 'Situação', atualizacao: 'Atualização' },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
