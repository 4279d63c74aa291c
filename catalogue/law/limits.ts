import { type Phrase, phrase } from '../phrase.ts'
import { type Versions, versionOn } from './versions.ts'

/**
 * Numeric limits set by law. A contract is checked against the version in force on its first day; texts of the rules are in
 * rules.ts.
 */
const limit = <const N extends string>(
  artigo: Phrase,
  rotulos: Readonly<Record<N, Phrase>>,
  ...versoes: Versions<Readonly<Record<N, number>>>
) => ({ artigo, rotulos, versoes })

/** First day in force of the law on internships (Lei 11.788). */
const internships = '2008-09-26'

export const legalLimits = {
  jornada: limit(
    phrase('Lei 11.788, art. 10', 'Law 11.788, art. 10'),
    {
      horasDia: phrase('Horas por dia', 'Hours a day'),
      horasSemana: phrase('Horas por semana', 'Hours a week'),
      // Special education and the last years of primary education.
      horasDiaReduzida: phrase('Horas por dia, jornada reduzida', 'Hours a day, reduced'),
      horasSemanaReduzida: phrase('Horas por semana, jornada reduzida', 'Hours a week, reduced'),
      // Courses that alternate theory and practice.
      horasDiaAlternada: phrase(
        'Horas por dia, teoria e prática alternadas',
        'Hours a day, alternating courses',
      ),
      horasSemanaAlternada: phrase(
        'Horas por semana, teoria e prática alternadas',
        'Hours a week, alternating courses',
      ),
    },
    {
      desde: internships,
      valores: {
        horasDia: 6,
        horasSemana: 30,
        horasDiaReduzida: 4,
        horasSemanaReduzida: 20,
        horasDiaAlternada: 8,
        horasSemanaAlternada: 40,
      },
    },
  ),
  doisAnos: limit(
    phrase('Lei 11.788, art. 11', 'Law 11.788, art. 11'),
    { meses: phrase('Meses na mesma concedente', 'Months with the same host') },
    { desde: internships, valores: { meses: 24 } },
  ),
  supervisao: limit(
    phrase('Lei 11.788, art. 9º, III', 'Law 11.788, art. 9, III'),
    { estagiarios: phrase('Estagiários por supervisor', 'Interns for each supervisor') },
    { desde: internships, valores: { estagiarios: 10 } },
  ),
  // Interns allowed by the number of employees; above the last bracket, a percentage of the employees.
  cota: limit(
    phrase('Lei 11.788, art. 17', 'Law 11.788, art. 17'),
    {
      faixa1Empregados: phrase('Primeira faixa: até quantos empregados', 'First bracket: up to employees'),
      faixa1Estagiarios: phrase('Primeira faixa: estagiários', 'First bracket: interns'),
      faixa2Empregados: phrase('Segunda faixa: até quantos empregados', 'Second bracket: up to employees'),
      faixa2Estagiarios: phrase('Segunda faixa: estagiários', 'Second bracket: interns'),
      faixa3Empregados: phrase('Terceira faixa: até quantos empregados', 'Third bracket: up to employees'),
      faixa3Estagiarios: phrase('Terceira faixa: estagiários', 'Third bracket: interns'),
      porCento: phrase('Acima dela: por cento dos empregados', 'Above it: per cent of the employees'),
    },
    {
      desde: internships,
      valores: {
        faixa1Empregados: 5,
        faixa1Estagiarios: 1,
        faixa2Empregados: 10,
        faixa2Estagiarios: 2,
        faixa3Empregados: 25,
        faixa3Estagiarios: 5,
        porCento: 20,
      },
    },
  ),
  reservaPcd: limit(
    phrase('Lei 11.788, art. 17, § 5º', 'Law 11.788, art. 17, § 5'),
    { porCento: phrase('Por cento reservado', 'Per cent reserved') },
    { desde: internships, valores: { porCento: 10 } },
  ),
  // Institutions set their own minimum age (`idadeMinima`), which defaults to this one.
  idade: limit(
    phrase('Constituição, art. 7º, XXXIII', 'Constitution, art. 7, XXXIII'),
    { anos: phrase('Idade mínima', 'Least age') },
    { desde: '1998-12-16', valores: { anos: 16 } },
  ),
  responsavelLegal: limit(
    phrase('Código Civil, art. 4º, I', 'Civil Code, art. 4, I'),
    { anos: phrase('Maioridade', 'Age of majority') },
    { desde: '2003-01-11', valores: { anos: 18 } },
  ),
  recesso: limit(
    phrase('Lei 11.788, art. 13', 'Law 11.788, art. 13'),
    { diasAno: phrase('Dias de recesso por ano', 'Days of recess a year') },
    { desde: internships, valores: { diasAno: 30 } },
  ),
  relatorio: limit(
    phrase('Lei 11.788, art. 9º, VII', 'Law 11.788, art. 9, VII'),
    { meses: phrase('Meses de um relatório ao seguinte', 'Months from one report to the next') },
    { desde: internships, valores: { meses: 6 } },
  ),
} as const

export type Limited = keyof typeof legalLimits

export const isLimited = (rule: string): rule is Limited => Object.hasOwn(legalLimits, rule)

export type LimitValues<R extends Limited> = (typeof legalLimits)[R]['versoes'][0]['valores']

/** Values that staff try before they are law: they apply to all contracts, regardless of the first day. */
export interface TriedLimit {
  regra: Limited
  valores: Readonly<Record<string, number>>
}

/** Values in force on a day, with those of the rule that are tried. */
export function limitsOf<R extends Limited>(rule: R, day: string, tried?: TriedLimit): LimitValues<R> {
  const versions: Versions<LimitValues<R>> = legalLimits[rule].versoes
  const { valores } = versionOn(versions, day)
  return tried?.regra === rule ? { ...valores, ...tried.valores } : valores
}
