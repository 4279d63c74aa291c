import { must } from '../../common-fields.ts'
import { code, listed } from '../../fields.ts'
import {
  type FixedRule,
  isLegalRule,
  type LegalRule,
  legalRules,
  ruleModes,
  ruleWithArticle,
} from '../../law/rules.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { type Phrase, phrase } from '../../phrase.ts'

/** Legal rules checked when the term of a contract is issued. */
export const contractRules: readonly LegalRule[] = contratoMachine.moves.emitirTermo.guards.filter(
  (name): name is Extract<typeof name, LegalRule> => isLegalRule(name),
)

export const modo = code(
  10,
  phrase('O que a quebra da regra significa.', 'What breaking the rule means.'),
  listed(ruleModes),
  {
    ...must,
    rotulo: phrase('Modo', 'Mode'),
  },
)

const rule = <const R extends LegalRule | FixedRule>(rules: readonly R[]) =>
  code(
    20,
    phrase('Regra de lei.', 'Rule of law.'),
    {
      values: Object.fromEntries(rules.map((name) => [name, ruleWithArticle(name)])) as Readonly<
        Record<R, Phrase>
      >,
      unknown: 'refuse',
    },
    { ...must, rotulo: phrase('Regra', 'Rule') },
  )

/** Rules that can be tried against contracts. */
export const triedRules = [...contractRules, 'recesso'] as const

export const regraDeContrato = rule(triedRules)
export const regra = rule(Object.keys(legalRules).filter(isLegalRule))
