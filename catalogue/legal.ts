/** Rules of law that records are held against. Each client says what breaking one means. */
export const legalRules = {
  registroConcedente: 'Lei 11.788, art. 9º: a pessoa física só concede estágio com registro em conselho.',
  jornada: 'Lei 11.788, art. 10: limite de horas por dia e por semana conforme o nível de ensino.',
  compensacao: 'Lei 11.788, art. 12: o estágio não obrigatório tem bolsa e auxílio-transporte.',
  equiparacao:
    'Lei 11.788, art. 2º, § 3º: extensão, monitoria, iniciação científica e intercâmbio só se equiparam a estágio se o projeto pedagógico do curso o previr.',
  reservaPcd: 'Lei 11.788, art. 17, § 5º: um décimo dos estágios é reservado a pessoas com deficiência.',
} as const

export type LegalRule = keyof typeof legalRules

/** What a record that breaks a rule meets: refusal, an alert, or nothing. */
export const ruleModes = ['recusar', 'alertar', 'desligado'] as const
export type RuleMode = (typeof ruleModes)[number]

export type RuleModes = Readonly<Partial<Record<LegalRule, RuleMode>>>

/** What breaking a rule means to a client that has said nothing. */
const usualModes: Readonly<Record<LegalRule, RuleMode>> = {
  registroConcedente: 'recusar',
  jornada: 'recusar',
  compensacao: 'recusar',
  equiparacao: 'recusar',
  reservaPcd: 'alertar',
}

export const modeOf = (modes: RuleModes, rule: LegalRule): RuleMode => modes[rule] ?? usualModes[rule]

export const isLegalRule = (name: string): name is LegalRule => Object.hasOwn(legalRules, name)

/** The law and article of a rule, without what it says. */
export const articleOf = (rule: LegalRule): string => legalRules[rule].split(':')[0]!
