import { code, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

export const listaRetornos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRetornos',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Retornos',
  description: 'Os retornos de bancos que foram lidos.',
  columns: {
    id: number('Número do retorno na plataforma'),
    arquivoNome: text('Nome do arquivo'),
    banco: coded('Banco', { values: bancosDeRemessa }),
    conta: group({ identificador: number('Número da conta'), nome: text('Conta bancária') }),
    geracao: day('Geração, pelo banco'),
    quantidade: number('Pagamentos de que fala'),
    usuario: text('Quem leu'),
    atualizacao: moment('Leitura'),
  },
  filters: {
    conta: related('conta_bancaria', 'Conta bancária.', { rotulo: 'Conta bancária' }),
    banco: code(3, 'Banco.', { values: bancosDeRemessa, unknown: 'refuse' }, { ...ours, rotulo: 'Banco' }),
  },
  search: 'nome do arquivo',
  orders: { atualizacao: 'Leitura', geracao: 'Geração' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { quantidade: 10 },
})
