import { must } from '../../common-fields.ts'
import { code, listed } from '../../fields.ts'
import { isLegalRule, type LegalRule, legalRules, ruleModes } from '../../law/rules.ts'
import { contratoMachine } from '../../machines/contrato.ts'

/** Rules of law that contracts are held against when their term is issued. */
export const contractRules: readonly LegalRule[] = contratoMachine.moves.emitirTermo.guards.filter(
  (name): name is Extract<typeof name, LegalRule> => isLegalRule(name),
)

export const modo = code(10, 'O que a quebra da regra significa.', listed(ruleModes), {
  ...must,
  rotulo: 'Modo',
})

const rule = (rules: readonly LegalRule[]) =>
  code(
    20,
    'Regra de lei.',
    {
      values: Object.fromEntries(rules.map((name) => [name, legalRules[name]])) as Readonly<
        Record<LegalRule, string>
      >,
      unknown: 'refuse',
    },
    { ...must, rotulo: 'Regra' },
  )

export const regraDeContrato = rule(contractRules)
export const regra = rule(Object.keys(legalRules).filter(isLegalRule))
