import {
  appliesToMonitors,
  isLegalRule,
  legalRules,
  modeOf,
  ruleSentence,
} from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { verificaContrato } from '../../../catalogue/management/contrato/verifica-contrato.ts'
import { together } from '../../store/together.ts'
import { judgeInclusion } from '../include.ts'
import { ruleModes } from '../machine/judge.ts'
import type { Verb } from '../verb.ts'
import { contentOf } from './content.ts'
import { contratos } from './guards.ts'

const { inclusion, moves, initial } = contratoMachine
const first: readonly string[] = inclusion.guards
const later = moves.emitirTermo.guards.filter((name) => !first.includes(name))
const asked: readonly string[] = moves.emitirTermo.guards
const rules = asked.filter(isLegalRule)

/** A contract that is not created yet has no number. */
const noNumber = 0

/** Judges a contract that does not exist yet by the guards of inclusion and of the term. */
export const verifica: Verb<typeof verificaContrato> = async (tx, acting, { beneficios, ...told }) => {
  const content = await contentOf(tx, told, noNumber)
  const [[inclusao = []], [termo = []], modes] = await together([
    judgeInclusion(tx, contratos, [content], acting),
    judgeInclusion(tx, contratos, [content], acting, initial[0], later),
    ruleModes(tx),
  ])
  const broken = new Set([...inclusao, ...termo].map(({ regra }) => regra))
  const conformes = rules
    .filter((rule) => told.modalidade === 'estagio' || appliesToMonitors(rule))
    .filter((rule) => !broken.has(rule) && modeOf(modes, rule) !== 'desligado')
    .map((regra) => ({
      regra,
      artigo: legalRules[regra].artigo,
      mensagem: ruleSentence(regra, told.inicio),
    }))
  return { inclusao, termo, conformes }
}
