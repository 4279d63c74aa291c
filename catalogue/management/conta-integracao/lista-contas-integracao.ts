import { ours, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { contaColumns, situacoesConta } from './parts.ts'

export const listaContasIntegracao = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContasIntegracao',
  group: 'management',
  noun: 'conta_integracao',
  doors: { staff: 'integracao.ver' },
  title: 'Contas de integração',
  description:
    'Contas com que sistemas pedem tokens temporários em GetToken: o que os tokens abrem, quando o último foi pedido e quantos valem agora. A senha não aparece.',
  columns: contaColumns,
  filters: {
    situacao: texts(situacoesConta.length, 20, 'Situações.', {
      ...ours,
      codes: { values: Object.fromEntries(situacoesConta.map((one) => [one, one])), unknown: 'refuse' },
      rotulo: 'Situação',
    }),
  },
  search: 'usuário e começo da senha',
  orders: { inclusao: 'Inclusão', usuario: 'Usuário', usada: 'Último token pedido' },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
