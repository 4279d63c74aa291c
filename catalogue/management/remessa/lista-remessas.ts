import { code, flag, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { remessaMachine } from '../../machines/remessa.ts'
import { listing } from '../../operation.ts'
import { coded, group, moment, money, number, text } from '../../output.ts'
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
  title: 'Remessas',
  description: 'Os arquivos de pagamentos gerados para os bancos.',
  columns: {
    id: number('Número da remessa na plataforma'),
    nomeArquivo: text('Nome do arquivo'),
    situacao: text('Situação', situacoes),
    banco: coded('Banco', { values: bancosDeRemessa }),
    conta: group({ identificador: number('Número da conta'), nome: text('Conta bancária') }),
    sequencialArquivo: number('Número do arquivo'),
    quantidade: number('Pagamentos'),
    valorTotal: money('Valor total'),
    aprovadaPor: text('Quem aprovou'),
    geracao: moment('Geração'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    aprovada: flag('S só as que outra pessoa já aprovou; N só as que esperam por isso.', {
      ...ours,
      rotulo: 'Aprovada',
    }),
    conta: related('conta_bancaria', 'Conta bancária.', { rotulo: 'Conta bancária' }),
    banco: code(3, 'Banco.', { values: bancosDeRemessa, unknown: 'refuse' }, { ...ours, rotulo: 'Banco' }),
  },
  search: 'nome do arquivo e da conta',
  orders: {
    geracao: 'Geração',
    valorTotal: 'Valor total',
    situacao: 'Situação',
    atualizacao: 'Atualização',
  },
  usualOrder: '-geracao',
  problems: [],
  example: { situacao: ['Gerada'], quantidade: 10 },
})
