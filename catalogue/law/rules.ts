import { phrase, portuguese } from '../phrase.ts'

/** Legal rules that records are checked against. Each client sets the mode of a rule. */
export const legalRules = {
  registroConcedente: phrase(
    'Lei 11.788, art. 9º: a pessoa física só concede estágio com registro em conselho.',
    'Law 11.788, art. 9: a natural person hosts interns only if registered with a professional council.',
  ),
  jornada: phrase(
    'Lei 11.788, art. 10: limite de horas por dia e por semana conforme o nível de ensino.',
    'Law 11.788, art. 10: limit of hours by day and by week according to the level of education.',
  ),
  compensacao: phrase(
    'Lei 11.788, art. 12: o estágio não obrigatório tem bolsa e auxílio-transporte.',
    'Law 11.788, art. 12: an optional internship has a grant and a transport allowance.',
  ),
  equiparacao: phrase(
    'Lei 11.788, art. 2º, § 3º: extensão, monitoria, iniciação científica e intercâmbio só se equiparam a estágio se o projeto pedagógico do curso o previr.',
    'Law 11.788, art. 2, § 3: extension, teaching assistance, undergraduate research and exchange count as internship only where the plan of the course says so.',
  ),
  reservaPcd: phrase(
    'Lei 11.788, art. 17, § 5º: um décimo dos estágios é reservado a pessoas com deficiência.',
    'Law 11.788, art. 17, § 5: a tenth of the internships is reserved for persons with disability.',
  ),
  matricula: phrase(
    'Lei 11.788, art. 3º, I: o estagiário está matriculado e frequenta o curso.',
    'Law 11.788, art. 3, I: the intern is enrolled in the course and attends it.',
  ),
  orientador: phrase(
    'Lei 11.788, art. 7º, III: o estágio tem um professor orientador do curso.',
    'Law 11.788, art. 7, III: the internship has an advising professor of the course.',
  ),
  supervisao: phrase(
    'Lei 11.788, art. 9º, III: um supervisor, do quadro da concedente, acompanha no máximo dez estagiários ao mesmo tempo.',
    'Law 11.788, art. 9, III: a supervisor, employed by the host, accompanies at most ten interns at a time.',
  ),
  seguro: phrase(
    'Lei 11.788, art. 9º, IV: o estagiário tem seguro contra acidentes durante todo o estágio.',
    'Law 11.788, art. 9, IV: the intern is insured against accidents during the whole internship.',
  ),
  horarioAulas: phrase(
    'Lei 11.788, art. 10: a jornada é compatível com as atividades escolares.',
    'Law 11.788, art. 10: the working hours are compatible with classes.',
  ),
  doisAnos: phrase(
    'Lei 11.788, art. 11: até dois anos na mesma concedente, exceto a pessoa com deficiência.',
    'Law 11.788, art. 11: up to two years at the same host, except for persons with disability.',
  ),
  cota: phrase(
    'Lei 11.788, art. 17: número de estagiários conforme o quadro de pessoal do estabelecimento.',
    'Law 11.788, art. 17: number of interns according to the staff of the establishment.',
  ),
  idade: phrase(
    'Constituição, art. 7º, XXXIII: o estágio começa a partir dos 16 anos.',
    'Constitution, art. 7, XXXIII: internships begin at the age of 16.',
  ),
  responsavelLegal: phrase(
    'Código Civil, art. 4º, I: quem tem menos de 18 anos é assistido pelo responsável legal.',
    'Civil Code, art. 4, I: who is younger than 18 is assisted by their legal guardian.',
  ),
} as const

export type LegalRule = keyof typeof legalRules

/** Effect of breaking a rule: refusal, alert, or none. */
export const ruleModes = ['recusar', 'alertar', 'desligado'] as const
export type RuleMode = (typeof ruleModes)[number]

export type RuleModes = Readonly<Partial<Record<LegalRule, RuleMode>>>

/** Default modes. */
const usualModes: Readonly<Record<LegalRule, RuleMode>> = {
  registroConcedente: 'recusar',
  jornada: 'recusar',
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

/** Law and article of a rule, without its text. */
export const articleOf = (rule: LegalRule): string => portuguese(legalRules[rule]).split(':')[0]!
