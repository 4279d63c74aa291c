import { composed, type Phrase, phrase } from '../phrase.ts'
import { isLimited, legalLimits, limitsOf } from './limits.ts'
import { newest } from './versions.ts'
import { duration, inWords } from './words.ts'

interface Rule {
  artigo: Phrase
  /** In braces, limits of the rule. */
  texto: Phrase
}

/** Rules of law that records are checked against. Each client sets the mode of a rule. */
export const legalRules = {
  registroConcedente: {
    artigo: phrase('Lei 11.788, art. 9º', 'Law 11.788, art. 9'),
    texto: phrase(
      'a pessoa física só concede estágio com registro em conselho.',
      'a natural person hosts interns only if registered with a professional council.',
    ),
  },
  jornada: {
    artigo: legalLimits.jornada.artigo,
    texto: phrase(
      'limite de horas por dia e por semana conforme o nível de ensino.',
      'limit of hours by day and by week according to the level of education.',
    ),
  },
  sobreposicao: {
    artigo: legalLimits.jornada.artigo,
    texto: phrase(
      'os estágios de um aluno ao mesmo tempo, somados, ficam no limite de horas; horários não coincidem, nem com os da monitoria.',
      'the internships of a student at the same time stay together within the limit of hours; timetables do not cross, nor those of monitoring.',
    ),
  },
  compensacao: {
    artigo: phrase('Lei 11.788, art. 12', 'Law 11.788, art. 12'),
    texto: phrase(
      'o estágio não obrigatório tem bolsa e auxílio-transporte.',
      'an optional internship has a grant and a transport allowance.',
    ),
  },
  equiparacao: {
    artigo: phrase('Lei 11.788, art. 2º, § 3º', 'Law 11.788, art. 2, § 3'),
    texto: phrase(
      'extensão, monitoria, iniciação científica e intercâmbio só se equiparam a estágio se o projeto pedagógico do curso o previr.',
      'extension, teaching assistance, undergraduate research and exchange count as internship only where the plan of the course says so.',
    ),
  },
  reservaPcd: {
    artigo: legalLimits.reservaPcd.artigo,
    texto: phrase(
      '{porCento} por cento dos estágios são reservados a pessoas com deficiência.',
      '{porCento} per cent of the internships are reserved for persons with disability.',
    ),
  },
  matricula: {
    artigo: phrase('Lei 11.788, art. 3º, I', 'Law 11.788, art. 3, I'),
    texto: phrase(
      'o estagiário está matriculado e frequenta o curso.',
      'the intern is enrolled in the course and attends it.',
    ),
  },
  orientador: {
    artigo: phrase('Lei 11.788, art. 7º, III', 'Law 11.788, art. 7, III'),
    texto: phrase(
      'o estágio tem um professor orientador do curso.',
      'the internship has an advising professor of the course.',
    ),
  },
  supervisao: {
    artigo: legalLimits.supervisao.artigo,
    texto: phrase(
      'um supervisor, do quadro da concedente, acompanha no máximo {estagiarios} estagiários ao mesmo tempo.',
      'a supervisor, employed by the host, accompanies at most {estagiarios} interns at a time.',
    ),
  },
  seguro: {
    artigo: phrase('Lei 11.788, art. 9º, IV', 'Law 11.788, art. 9, IV'),
    texto: phrase(
      'o estagiário tem seguro contra acidentes durante todo o estágio.',
      'the intern is insured against accidents during the whole internship.',
    ),
  },
  horarioAulas: {
    artigo: phrase('Lei 11.788, art. 10', 'Law 11.788, art. 10'),
    texto: phrase(
      'a jornada é compatível com as atividades escolares.',
      'the working hours are compatible with classes.',
    ),
  },
  doisAnos: {
    artigo: legalLimits.doisAnos.artigo,
    texto: phrase(
      'até {meses} na mesma concedente, exceto a pessoa com deficiência.',
      'up to {meses} at the same host, except for persons with disability.',
    ),
  },
  cota: {
    artigo: legalLimits.cota.artigo,
    texto: phrase(
      'número de estagiários conforme o quadro de pessoal do estabelecimento.',
      'number of interns according to the staff of the establishment.',
    ),
  },
  idade: {
    artigo: legalLimits.idade.artigo,
    texto: phrase('o estágio começa a partir dos {anos} anos.', 'internships begin at the age of {anos}.'),
  },
  responsavelLegal: {
    artigo: legalLimits.responsavelLegal.artigo,
    texto: phrase(
      'quem tem menos de {anos} anos é assistido pelo responsável legal.',
      'who is younger than {anos} is assisted by their legal guardian.',
    ),
  },
} as const satisfies Readonly<Record<string, Rule>>

/** Rules of law that hold in every institution: clients cannot set their mode. */
export const fixedRules = {
  recesso: {
    artigo: legalLimits.recesso.artigo,
    texto: phrase(
      'o estagiário tem {diasAno} dias de recesso por ano, ou a parte proporcional.',
      'the intern has {diasAno} days of recess a year, or the proportional part.',
    ),
  },
  relatorio: {
    artigo: legalLimits.relatorio.artigo,
    texto: phrase(
      'o estagiário entrega um relatório de atividades ao menos a cada {meses}.',
      'the intern hands in a report of activities at least every {meses}.',
    ),
  },
} as const satisfies Readonly<Record<string, Rule>>

export type LegalRule = keyof typeof legalRules
export type FixedRule = keyof typeof fixedRules

const all: Readonly<Record<LegalRule | FixedRule, Rule>> = { ...legalRules, ...fixedRules }

/** Law and article of a rule; undefined if the rule is not one of law. */
export const articleOf = (rule: string): Phrase | undefined =>
  isLegalRule(rule) || isFixedRule(rule) ? all[rule].artigo : undefined

/** Text of a rule, with the limits in force on a day. */
export const ruleText = (rule: LegalRule | FixedRule, day: string = newest): Phrase =>
  composed((say) => {
    const limits: Readonly<Record<string, number>> = isLimited(rule) ? limitsOf(rule, day) : {}
    return say(all[rule].texto).replace(/\{(\w+)\}/g, (_, name: string) =>
      say(name === 'meses' ? duration(limits[name]!) : inWords(limits[name]!)),
    )
  })

/** The text of a rule as a sentence of its own. */
export const ruleSentence = (rule: LegalRule | FixedRule, day?: string): Phrase =>
  composed((say) => {
    const text = say(ruleText(rule, day))
    return text[0]!.toUpperCase() + text.slice(1)
  })

/** Article and text of a rule. */
export const ruleWithArticle = (rule: LegalRule | FixedRule, day?: string): Phrase =>
  composed((say) => `${say(all[rule].artigo)}: ${say(ruleText(rule, day))}`)

/** Rules that also apply to monitoring contracts, which count among the contracts of a student. */
export const appliesToMonitors = (rule: LegalRule | FixedRule): boolean =>
  rule === 'matricula' || rule === 'sobreposicao'

/** Effect of breaking a rule: refusal, alert, or none. */
export const ruleModes = ['recusar', 'alertar', 'desligado'] as const
export type RuleMode = (typeof ruleModes)[number]

export type RuleModes = Readonly<Partial<Record<LegalRule, RuleMode>>>

/** Default modes. */
const usualModes: Readonly<Record<LegalRule, RuleMode>> = {
  registroConcedente: 'recusar',
  jornada: 'recusar',
  sobreposicao: 'recusar',
  compensacao: 'recusar',
  equiparacao: 'recusar',
  reservaPcd: 'alertar',
  matricula: 'recusar',
  orientador: 'recusar',
  supervisao: 'recusar',
  seguro: 'recusar',
  horarioAulas: 'recusar',
  doisAnos: 'recusar',
  cota: 'recusar',
  idade: 'recusar',
  responsavelLegal: 'recusar',
}

export const modeOf = (modes: RuleModes, rule: LegalRule): RuleMode => modes[rule] ?? usualModes[rule]

export const isLegalRule = (name: string): name is LegalRule => Object.hasOwn(legalRules, name)

export const isFixedRule = (name: string): name is FixedRule => Object.hasOwn(fixedRules, name)
