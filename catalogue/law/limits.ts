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

/** The day on which the law of internships came into force. */
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
    // Interns of establishments with up to five, ten and twenty-five employees; a part of the employees above that.
    valores: { ate5: 1, ate10: 2, ate25: 5, porCento: 20 },
  }),
  reservaPcd: versions({
    desde: internships,
    valores: { porCento: 10 },
  }),
  responsavelLegal: versions({
    desde: '2003-01-11',
    valores: { anos: 18 },
  }),
  /** Days of recess for twelve months (Lei 11.788, art. 13). */
  recesso: versions({ desde: internships, valores: { diasAno: 30 } }),
} as const

type Limited = keyof typeof legalLimits

/** The values of one limit, by their names. */
export type LimitValues<R extends Limited> = (typeof legalLimits)[R][0]['valores']

/** The values in force on a day; those of the first version for days before it. */
export function limitsOf<R extends Limited>(rule: R, day: string): LimitValues<R> {
  const all: readonly Version<LimitValues<R>>[] = legalLimits[rule]
  return (all.findLast(({ desde }) => desde <= day) ?? all[0]!).valores
}
