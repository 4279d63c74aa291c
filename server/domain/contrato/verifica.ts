import {
  appliesToMonitors,
  isLegalRule,
  legalRules,
  modeOf,
  ruleSentence,
} from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { GuardOf } from '../../../catalogue/machines/machine.ts'
import type { verificaAlteracao } from '../../../catalogue/management/contrato/verifica-alteracao.ts'
import type { verificaContrato } from '../../../catalogue/management/contrato/verifica-contrato.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import { judgeInclusion } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import type { Finding } from '../machine/finding.ts'
import { judge, ruleModes } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { valuesOf } from './altera.ts'
import { amended, amendmentsOf, type ContratoContent } from './amendment.ts'
import { contentOf } from './content.ts'
import { contratos } from './guards.ts'

const { inclusion, moves, initial } = contratoMachine
const first: readonly string[] = inclusion.guards
const later = moves.emitirTermo.guards.filter((name) => !first.includes(name))
const asked: readonly string[] = moves.emitirTermo.guards
const rules = asked.filter(isLegalRule)

/** A contract that is not created yet has no number. */
const noNumber = 0

type Judging = (guards: readonly GuardOf<typeof contratoMachine>[] | undefined) => Promise<readonly Finding[]>

/** Judges a contract that does not exist yet by the guards of inclusion and of the term. */
export const verifica: Verb<typeof verificaContrato> = async (tx, acting, { beneficios, ...told }) => {
  const content = await contentOf(tx, told, noNumber)
  return verified(tx, told, including(tx, acting, content))
}

/** Judges a contract with changes, or its next sequence, by the same guards. */
export const verificaMudanca: Verb<typeof verificaAlteracao> = async (
  tx,
  acting,
  { contrato: id, aditivo, beneficios, ...told },
) => {
  const now = (await loadStanding(tx, contratos, [id], acting, false)).get(id)
  if (!now) throw new Refusal('REGISTRO_INEXISTENTE')
  const { modalidade } = now
  if (aditivo) {
    const before = (await amendmentsOf(tx, [id])).get(id)!
    const inicio = told.inicio ?? acting.today
    const content = await amended(tx, asRead(before, now), { ...told, inicio })
    return verified(tx, { modalidade, inicio }, including(tx, acting, content))
  }
  const record = { ...now, ...(await valuesOf(tx, told)) }
  return verified(tx, { modalidade, inicio: record.inicio }, async (guards = inclusion.guards) => {
    const [findings = []] = await judge(tx, contratos, { guards }, [record], acting)
    return findings
  })
}

/** Guards of the term read numbers as the database gives them, not as its JSON does. */
const asRead = (before: ContratoContent, now: object): ContratoContent => ({
  ...before,
  ...Object.fromEntries(Object.entries(now).filter(([column]) => column in before && column !== 'sequencia')),
})

const including =
  (tx: Tx, acting: Acting, content: ContratoContent): Judging =>
  async (guards) => {
    const [findings = []] = await judgeInclusion(tx, contratos, [content], acting, initial[0], guards)
    return findings
  }

async function verified(tx: Tx, { modalidade, inicio }: { modalidade: string; inicio: string }, by: Judging) {
  const [inclusao, termo, modes] = await together([by(undefined), by(later), ruleModes(tx)])
  const broken = new Set([...inclusao, ...termo].map(({ regra }) => regra))
  const conformes = rules
    .filter((rule) => modalidade === 'estagio' || appliesToMonitors(rule))
    .filter((rule) => !broken.has(rule) && modeOf(modes, rule) !== 'desligado')
    .map((regra) => ({
      regra,
      artigo: legalRules[regra].artigo,
      mensagem: ruleSentence(regra, inicio),
    }))
  return { inclusao, termo, conformes }
}
