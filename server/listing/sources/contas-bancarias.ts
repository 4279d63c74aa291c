import { contaBancariaMachine } from '../../../catalogue/machines/conta-bancaria.ts'
import type { listaContasBancarias } from '../../../catalogue/management/conta-bancaria/lista-contas-bancarias.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, byText } from './parts.ts'

export const contasBancarias: ListingSource<typeof listaContasBancarias, 'conta_bancaria'> = {
  table: 'conta_bancaria',
  columns: {
    conta: 'x.conta_mascarada',
    alteracaoPendente: `case when x.proposta is null then 'Não' else 'Sim' end`,
  },
  filters: { situacao: among('x.situacao'), banco: equal('x.banco') },
  search: (holds) => [holds('x.nome'), holds('x.titular'), holds('x.convenio')],
  orders: {
    nome: byText('x.nome'),
    situacao: byState(contaBancariaMachine, 'x.situacao'),
    atualizacao: byMoment('x.atualizacao'),
  },
}
