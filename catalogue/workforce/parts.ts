import { maxQuantidade } from '../common-fields.ts'
import { cpf, date, numeric, ours, varchar } from '../fields.ts'
import { text } from '../output.ts'

/** What several operations of the workforce share. They are ours: the interface only names them. */

export const must = { required: true, origin: 'ours' } as const

export const employeeCpf = cpf('CPF do colaborador.', must)

/** Where somebody works, by the codes of the source. */
export const placeFilters = {
  unidadeRef: varchar(30, 'Só desta unidade.', ours),
  areaRef: varchar(30, 'Só desta área.', ours),
  cargoRef: varchar(30, 'Só deste cargo.', ours),
} as const

export const activeFilter = varchar(
  10,
  'true, verdadeiro, sim, s ou 1: só os que trabalham hoje. Outro valor não restringe.',
  { ...ours, booleans: true },
)

export const period = {
  dataInicio: date('Primeiro dia do período, pela data de contratação.', must),
  dataFim: date('Último dia do período, que também conta.', must),
} as const

/** What a caller says of pages, and what is told back. */
export const paging = {
  quantidade: numeric(5, `Elementos por página, de 1 a ${maxQuantidade}. Vazia: todos, quantos forem.`, {
    ...ours,
    max: maxQuantidade,
  }),
  pagina: numeric(9, 'Página, a partir de 1.', ours),
} as const
export const pages = {
  totalElementos: text('Elementos encontrados, somadas as páginas'),
  totalPaginas: text('Páginas do resultado'),
  paginaAtual: text('Página que veio'),
} as const

/** The place of somebody, or of a vacancy, as it is answered. */
export const placeShape = {
  unidade: text('Nome da unidade'),
  unidadeRef: text('Código da unidade'),
  area: text('Nome da área'),
  areaRef: text('Código da área'),
  cargo: text('Nome do cargo'),
  cargoRef: text('Código do cargo'),
} as const

export const tiposSaida = ['Voluntário', 'Involuntário', 'Término de contrato', 'Não se aplica'] as const
