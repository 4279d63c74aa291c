import { code, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

export const listaRetornos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRetornos',
  group: 'management',
  noun: 'retorno',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Retornos', 'Bank returns'),
  description: phrase('Os retornos de bancos que foram lidos.', 'The returns of banks that were read.'),
  columns: {
    id: number(phrase('Número do retorno na plataforma', 'Number of the return on the platform')),
    arquivoNome: text(phrase('Nome do arquivo', 'File name')),
    banco: coded(phrase('Banco', 'Bank'), { values: bancosDeRemessa }),
    conta: group({
      identificador: number(phrase('Número da conta', 'Number of the account')),
      nome: text(phrase('Conta bancária', 'Bank account')),
    }),
    geracao: day(phrase('Geração, pelo banco', 'When the bank made it')),
    quantidade: number(phrase('Pagamentos de que fala', 'Payments that it speaks of')),
    usuario: text(phrase('Quem leu', 'Who read it')),
    atualizacao: moment(phrase('Leitura', 'Read')),
  },
  filters: {
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
  search: phrase('nome do arquivo', 'name of the file'),
  orders: { atualizacao: phrase('Leitura', 'Read'), geracao: phrase('Geração', 'Generated') },
  usualOrder: '-atualizacao',
  problems: [],
  example: { quantidade: 10 },
})
