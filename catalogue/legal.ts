/** Rules of law that records are held against. Each client says what breaking one means. */
export const legalRules = {
  registroConcedente: 'Lei 11.788, art. 9º: a pessoa física só concede estágio com registro em conselho.',
  jornada: 'Lei 11.788, art. 10: limite de horas por dia e por semana conforme o nível de ensino.',
  compensacao: 'Lei 11.788, art. 12: o estágio não obrigatório tem bolsa e auxílio-transporte.',
} as const

export type LegalRule = keyof typeof legalRules

/** What a record that breaks a rule meets: refusal, an alert, or nothing. */
export const ruleModes = ['recusar', 'alertar', 'desligado'] as const
export type RuleMode = (typeof ruleModes)[number]

export type RuleModes = Readonly<Partial<Record<LegalRule, RuleMode>>>
