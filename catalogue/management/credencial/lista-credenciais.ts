import { code, ours, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { credencialColumns, situacoesCredencial, tiposCredencial } from './parts.ts'

export const listaCredenciais = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCredenciais',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'integracao.ver' },
  title: 'Credenciais',
  description:
    'Tokens e chaves que sistemas da instituição usam: o que abrem, quando, de onde e por qual programa foram usados por último. O segredo não aparece.',
  columns: credencialColumns,
  filters: {
    situacao: texts(situacoesCredencial.length, 20, 'Situações.', {
      ...ours,
      codes: {
        values: Object.fromEntries(situacoesCredencial.map((one) => [one, one])),
        unknown: 'refuse',
      },
      rotulo: 'Situação',
    }),
    tipo: code(
      12,
      'Para que serve.',
      { values: tiposCredencial, unknown: 'refuse' },
      { ...ours, rotulo: 'Tipo' },
    ),
  },
  search: 'nome e começo da credencial',
  orders: { inclusao: 'Inclusão', nome: 'Nome', usada: 'Último uso' },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
