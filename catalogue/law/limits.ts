import { type Phrase, phrase } from '../phrase.ts'

/**
 * Numeric limits set by law; the articles are in rules.ts. A change of the law adds a version with its first day of validity,
 * which ends the version before it. A contract is checked against the version in force on its first day.
 */
interface Version<V> {
  /** First day of validity. */
  desde: string
  valores: V
}

const versions = <const N extends string>(
  ...all: [Version<Readonly<Record<N, number>>>, ...Version<Readonly<Record<N, number>>>[]]
) => all

/** First day in force of the law on internships (Lei 11.788). */
const internships = '2008-09-26'

const legalLimits = {
  jornada: versions({
    desde: internships,
    valores: {
      horasDia: 6,
      horasSemana: 30,
      // Special education and the last years of primary education.
      horasDiaReduzida: 4,
      horasSemanaReduzida: 20,
      // Courses that alternate theory and practice.
      horasDiaAlternada: 8,
      horasSemanaAlternada: 40,
    },
  }),
  doisAnos: versions({ desde: internships, valores: { meses: 24 } }),
  supervisao: versions({
    desde: internships,
    valores: { estagiarios: 10 },
  }),
  cota: versions({
    desde: internships,
    // Interns allowed with up to five, ten and twenty-five employees; above that, a percentage of the
    // employees.
    valores: { ate5: 1, ate10: 2, ate25: 5, porCento: 20 },
  }),
  reservaPcd: versions({
    desde: internships,
    valores: { porCento: 10 },
  }),
  // Constitution. Institutions set their own minimum age (`idadeMinima`), which defaults to this one.
  idade: versions({ desde: '1998-12-16', valores: { anos: 16 } }),
  responsavelLegal: versions({
    desde: '2003-01-11',
    valores: { anos: 18 },
  }),
  /** Days of recess for twelve months (Lei 11.788, art. 13). */
  recesso: versions({ desde: internships, valores: { diasAno: 30 } }),
} as const

export type Limited = keyof typeof legalLimits

export const isLimited = (rule: string): rule is Limited => Object.hasOwn(legalLimits, rule)

export type LimitValues<R extends Limited> = (typeof legalLimits)[R][0]['valores']

/** Values that staff try before they are law: they apply to all contracts, regardless of the first day. */
export interface TriedLimit {
  regra: Limited
  valores: Readonly<Record<string, number>>
}

/** Values in force on a day; before the first version, its values. */
export function limitsOf<R extends Limited>(rule: R, day: string, tried?: TriedLimit): LimitValues<R> {
  const all: readonly Version<LimitValues<R>>[] = legalLimits[rule]
  const { valores } = all.findLast(({ desde }) => desde <= day) ?? all[0]!
  return tried?.regra === rule ? { ...valores, ...tried.valores } : valores
}

export const limitLabels: { readonly [R in Limited]: Readonly<Record<keyof LimitValues<R>, Phrase>> } = {
  jornada: {
    horasDia: phrase('Horas por dia', 'Hours a day'),
    horasSemana: phrase('Horas por semana', 'Hours a week'),
    horasDiaReduzida: phrase('Horas por dia, jornada reduzida', 'Hours a day, reduced'),
    horasSemanaReduzida: phrase('Horas por semana, jornada reduzida', 'Hours a week, reduced'),
    horasDiaAlternada: phrase(
      'Horas por dia, teoria e prática alternadas',
      'Hours a day, alternating courses',
    ),
    horasSemanaAlternada: phrase(
      'Horas por semana, teoria e prática alternadas',
      'Hours a week, alternating courses',
    ),
  },
  doisAnos: { meses: phrase('Meses na mesma concedente', 'Months with the same host') },
  supervisao: { estagiarios: phrase('Estagiários por supervisor', 'Interns for each supervisor') },
  cota: {
    ate5: phrase('Estagiários com até 5 empregados', 'Interns with up to 5 employees'),
    ate10: phrase('Estagiários com até 10 empregados', 'Interns with up to 10 employees'),
    ate25: phrase('Estagiários com até 25 empregados', 'Interns with up to 25 employees'),
    porCento: phrase('Por cento dos empregados, acima de 25', 'Per cent of the employees, above 25'),
  },
  reservaPcd: { porCento: phrase('Por cento reservado', 'Per cent reserved') },
  idade: { anos: phrase('Idade mínima', 'Least age') },
  responsavelLegal: { anos: phrase('Maioridade', 'Age of majority') },
  recesso: { diasAno: phrase('Dias de recesso por ano', 'Days of recess a year') },
}
