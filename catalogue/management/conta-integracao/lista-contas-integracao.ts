import { listed, ours, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { contaColumns, situacoesConta } from './parts.ts'

export const listaContasIntegracao = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContasIntegracao',
  group: 'management',
  noun: 'conta_integracao',
  doors: { staff: 'integracao.ver' },
  title: phrase('Contas de integração', 'Integration accounts'),
  description: phrase(
    'Contas com que sistemas pedem tokens temporários em GetToken: o que os tokens abrem, quando o último foi pedido e quantos valem agora. A senha não aparece.',
    'Accounts with which systems ask for temporary tokens in GetToken: what the tokens open, when the last was asked for and how many hold now. The password is not shown.',
  ),
  columns: contaColumns,
  filters: {
    situacao: texts(situacoesConta.length, 20, phrase('Situações.', 'States.'), {
      ...ours,
      codes: listed(situacoesConta),
      rotulo: phrase('Situação', 'State'),
    }),
  },
  search: phrase('usuário e começo da senha', 'user and beginning of the password'),
  orders: {
    inclusao: phrase('Inclusão', 'Added'),
    usuario: phrase('Usuário', 'User'),
    usada: phrase('Último token pedido', 'Last token asked for'),
  },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
