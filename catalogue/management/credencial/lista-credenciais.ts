import { code, listed, ours, texts } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { credencialColumns, situacoesCredencial, tiposCredencial } from './parts.ts'

export const listaCredenciais = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCredenciais',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'integracao.ver' },
  title: phrase('Credenciais', 'Credentials'),
  description: phrase(
    'Tokens e chaves que sistemas da instituição usam: o que abrem, quando, de onde e por qual programa foram usados por último. O segredo não aparece.',
    "Tokens and keys that the institution's systems use: what they open, and when, from where and by which program they were last used. The secret is not shown.",
  ),
  columns: credencialColumns,
  filters: {
    situacao: texts(situacoesCredencial.length, 20, phrase('Situações.', 'States.'), {
      ...ours,
      codes: listed(situacoesCredencial),
      rotulo: phrase('Situação', 'State'),
    }),
    tipo: code(
      12,
      phrase('Para que serve.', 'What it is for.'),
      { values: tiposCredencial, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Tipo', 'Kind') },
    ),
  },
  search: phrase('nome e começo da credencial', 'name and beginning of the credential'),
  orders: {
    inclusao: phrase('Inclusão', 'Added'),
    nome: phrase('Nome', 'Name'),
    usada: phrase('Último uso', 'Last use'),
  },
  usualOrder: '-inclusao',
  problems: [],
  example: { situacao: ['Ativa'], quantidade: 10 },
})
