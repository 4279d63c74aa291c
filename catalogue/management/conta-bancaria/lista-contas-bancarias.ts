import { code, ours } from '../../fields.ts'
import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
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
  title: phrase('Contas bancárias', 'Bank accounts'),
  description: phrase(
    'As contas de que a instituição paga.',
    'The accounts from which the institution pays.',
  ),
  columns: {
    id: number(phrase('Número da conta na plataforma', 'Number of the account on the platform')),
    nome: text(phrase('Nome', 'Name')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    banco: coded(phrase('Banco', 'Bank'), { values: bancosDeRemessa }),
    titular: text(phrase('Titular', 'Holder')),
    convenio: text(phrase('Convênio com o banco', 'Agreement with the bank')),
    conta: text(phrase('Final da conta', 'End of the account')),
    alteracaoPendente: text(
      phrase(
        'Se uma alteração espera pela confirmação de outra pessoa',
        "Whether a change waits for another person's confirmation",
      ),
      withEnglish({ Sim: 'Yes', Não: 'No' }),
    ),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    banco: code(
      3,
      phrase('Banco.', 'Bank.'),
      { values: bancosDeRemessa, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Banco', 'Bank') },
    ),
  },
  search: phrase('nome, titular e convênio', 'name, holder and agreement with the bank'),
  orders: {
    nome: phrase('Nome', 'Name'),
    situacao: phrase('Situação', 'State'),
    atualizacao: phrase('Atualização', 'Updated'),
  },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
