import { maxQuantidade } from '../common-fields.ts'
import { cpf, date, numeric, ours, varchar } from '../fields.ts'
import { text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'

/** Common parts of workforce operations. They are ours: the interface only names the operations. */

export const must = { required: true, origin: 'ours' } as const

export const employeeCpf = cpf(phrase('CPF do colaborador.', 'CPF of the employee.'), must)

/** Filters by workplace, with the codes of the source. */
export const placeFilters = {
  unidadeRef: varchar(30, phrase('Só desta unidade.', 'Only of this unit.'), ours),
  areaRef: varchar(30, phrase('Só desta área.', 'Only of this area.'), ours),
  cargoRef: varchar(30, phrase('Só deste cargo.', 'Only of this position.'), ours),
} as const

export const activeFilter = varchar(
  10,
  phrase(
    'true, verdadeiro, sim, s ou 1: só os que trabalham hoje. Outro valor não restringe.',
    'true, verdadeiro, sim, s or 1: only those who work today. Another value does not restrict.',
  ),
  { ...ours, booleans: true },
)

export const period = {
  dataInicio: date(
    phrase(
      'Primeiro dia do período, pela data de contratação.',
      'First day of the period, by the day of hiring.',
    ),
    must,
  ),
  dataFim: date(
    phrase('Último dia do período, que também conta.', 'Last day of the period, included.'),
    must,
  ),
} as const

/** Paging in request and answer. */
export const paging = {
  quantidade: numeric(
    5,
    phrase(
      `Elementos por página, de 1 a ${maxQuantidade}. Vazia: todos, quantos forem.`,
      `Elements per page, from 1 to ${maxQuantidade}. Empty: all, however many.`,
    ),
    {
      ...ours,
      max: maxQuantidade,
    },
  ),
  pagina: numeric(9, phrase('Página, a partir de 1.', 'Page, from 1.'), ours),
} as const
export const pages = {
  totalElementos: text(phrase('Elementos encontrados, somadas as páginas', 'Elements found, over all pages')),
  totalPaginas: text(phrase('Páginas do resultado', 'Pages of the result')),
  paginaAtual: text(phrase('Página que veio', 'Page that was answered')),
} as const

/** Workplace of an employee or vacancy. */
export const placeShape = {
  unidade: text(phrase('Nome da unidade', 'Name of the unit')),
  unidadeRef: text(phrase('Código da unidade', 'Code of the unit')),
  area: text(phrase('Nome da área', 'Name of the area')),
  areaRef: text(phrase('Código da área', 'Code of the area')),
  cargo: text(phrase('Nome do cargo', 'Name of the position')),
  cargoRef: text(phrase('Código do cargo', 'Code of the position')),
} as const

export const tiposSaida = withEnglish({
  Voluntário: 'Volunteer',
  Involuntário: 'Involuntary',
  'Término de contrato': 'End of contract',
  'Não se aplica': 'Does not apply',
})
