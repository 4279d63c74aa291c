import { code, flag, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { remessaMachine } from '../../machines/remessa.ts'
import { listing } from '../../operation.ts'
import { coded, group, moment, money, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(remessaMachine)

export const listaRemessas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRemessas',
  group: 'management',
  noun: 'remessa',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Remessas', 'Remittances'),
  description: phrase(
    'Os arquivos de pagamentos gerados para os bancos.',
    'The payment files made for banks.',
  ),
  columns: {
    id: number(phrase('Número da remessa na plataforma', 'Number of the remittance on the platform')),
    nomeArquivo: text(phrase('Nome do arquivo', 'File name')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    banco: coded(phrase('Banco', 'Bank'), { values: bancosDeRemessa }),
    conta: group({
      identificador: number(phrase('Número da conta', 'Number of the account')),
      nome: text(phrase('Conta bancária', 'Bank account')),
    }),
    sequencialArquivo: number(phrase('Número do arquivo', 'Number of the file')),
    quantidade: number(phrase('Pagamentos', 'Payments')),
    valorTotal: money(phrase('Valor total', 'Total amount')),
    aprovadaPor: text(phrase('Quem aprovou', 'Who approved it')),
    geracao: moment(phrase('Geração', 'Generated')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    aprovada: flag(
      phrase(
        'S só as que outra pessoa já aprovou; N só as que esperam por isso.',
        'Yes: only those that another person has approved; no: only those that wait for it.',
      ),
      {
        ...ours,
        rotulo: phrase('Aprovada', 'Approved'),
      },
    ),
    conta: related('conta_bancaria', phrase('Conta bancária.', 'Bank account.'), {
      rotulo: phrase('Conta bancária', 'Bank account'),
    }),
    banco: code(
      3,
      phrase('Banco.', 'Bank.'),
      { values: bancosDeRemessa, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Banco', 'Bank') },
    ),
  },
  search: phrase('nome do arquivo e da conta', 'name of the file and of the account'),
  orders: {
    geracao: phrase('Geração', 'Generated'),
    valorTotal: phrase('Valor total', 'Total amount'),
    situacao: phrase('Situação', 'State'),
    atualizacao: phrase('Atualização', 'Updated'),
  },
  usualOrder: '-geracao',
  problems: [],
  example: { situacao: ['Gerada'], quantidade: 10 },
})
