import { must } from '../../common-fields.ts'
import { code, listed } from '../../fields.ts'
import { isLegalRule, type LegalRule, legalRules, ruleModes } from '../../law/rules.ts'
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

const rule = (rules: readonly LegalRule[]) =>
  code(
    20,
    phrase('Regra de lei.', 'Rule of law.'),
    {
      values: Object.fromEntries(rules.map((name) => [name, legalRules[name]])) as Readonly<
        Record<LegalRule, Phrase>
      >,
      unknown: 'refuse',
    },
    { ...must, rotulo: phrase('Regra', 'Rule') },
  )

export const regraDeContrato = rule(contractRules)
export const regra = rule(Object.keys(legalRules).filter(isLegalRule))
