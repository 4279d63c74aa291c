/**
 * Numbers that the law sets. A change of the law is one more entry with its first day, and a last day for the one before it:
 * contracts are held against what is in force on their own first day.
 */
interface Version<V> {
  /** First and last day of validity; without a last day it is in force. */
  desde: string
  ate?: string
  artigo: string
  valores: V
}

const versions = <const N extends string>(
  ...all: [Version<Readonly<Record<N, number>>>, ...Version<Readonly<Record<N, number>>>[]]
) => all

/** The day on which the law of internships came into force. */
const internships = '2008-09-26'

export const legalLimits = {
  jornada: versions({
    desde: internships,
    artigo: 'Lei 11.788, art. 10',
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
  doisAnos: versions({ desde: internships, artigo: 'Lei 11.788, art. 11', valores: { meses: 24 } }),
  supervisao: versions({
    desde: internships,
    artigo: 'Lei 11.788, art. 9º, III',
    valores: { estagiarios: 10 },
  }),
  cota: versions({
    desde: internships,
    artigo: 'Lei 11.788, art. 17',
    // Interns of establishments with up to five, ten and twenty-five employees; a part of the employees above that.
    valores: { ate5: 1, ate10: 2, ate25: 5, porCento: 20 },
  }),
  reservaPcd: versions({
    desde: internships,
    artigo: 'Lei 11.788, art. 17, § 5º',
    valores: { porCento: 10 },
  }),
  responsavelLegal: versions({
    desde: '2003-01-11',
    artigo: 'Código Civil, art. 4º, I',
    valores: { anos: 18 },
  }),
  /** Days of recess for twelve months. */
  recesso: versions({ desde: internships, artigo: 'Lei 11.788, art. 13', valores: { diasAno: 30 } }),
} as const

type Limited = keyof typeof legalLimits

/** The values of one limit, by their names. */
export type LimitValues<R extends Limited> = (typeof legalLimits)[R][0]['valores']

/** What the law says of something that begins on a day: the version in force then, or else the first one. */
export function limitsOf<R extends Limited>(rule: R, day: string): LimitValues<R> {
  const all: readonly Version<LimitValues<R>>[] = legalLimits[rule]
  return (all.findLast(({ desde }) => desde <= day) ?? all[0]!).valores
}
