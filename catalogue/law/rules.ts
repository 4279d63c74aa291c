/** Rules of law that records are held against. Each client says what breaking one means. */
export const legalRules = {
  registroConcedente: 'Lei 11.788, art. 9º: a pessoa física só concede estágio com registro em conselho.',
  jornada: 'Lei 11.788, art. 10: limite de horas por dia e por semana conforme o nível de ensino.',
  compensacao: 'Lei 11.788, art. 12: o estágio não obrigatório tem bolsa e auxílio-transporte.',
  equiparacao:
    'Lei 11.788, art. 2º, § 3º: extensão, monitoria, iniciação científica e intercâmbio só se equiparam a estágio se o projeto pedagógico do curso o previr.',
  reservaPcd: 'Lei 11.788, art. 17, § 5º: um décimo dos estágios é reservado a pessoas com deficiência.',
  matricula: 'Lei 11.788, art. 3º, I: o estagiário está matriculado e frequenta o curso.',
  orientador: 'Lei 11.788, art. 7º, III: o estágio tem um professor orientador do curso.',
  supervisao:
    'Lei 11.788, art. 9º, III: um supervisor, do quadro da concedente, acompanha no máximo dez estagiários ao mesmo tempo.',
  seguro: 'Lei 11.788, art. 9º, IV: o estagiário tem seguro contra acidentes durante todo o estágio.',
  horarioAulas: 'Lei 11.788, art. 10: a jornada é compatível com as atividades escolares.',
  doisAnos: 'Lei 11.788, art. 11: até dois anos na mesma concedente, exceto a pessoa com deficiência.',
  cota: 'Lei 11.788, art. 17: número de estagiários conforme o quadro de pessoal do estabelecimento.',
  idade: 'Constituição, art. 7º, XXXIII: o estágio começa a partir dos 16 anos.',
  responsavelLegal: 'Código Civil, art. 4º, I: quem tem menos de 18 anos é assistido pelo responsável legal.',
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

/** The law and article of a rule, without what it says. */
export const articleOf = (rule: LegalRule): string => legalRules[rule].split(':')[0]!
