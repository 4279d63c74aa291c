import { sql } from 'kysely'
import { modeOf, type RuleMode } from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import { type ensaiaRegra, rehearsed } from '../../../catalogue/management/regra/ensaia-regra.ts'
import { currentClient } from '../../store/expressions.ts'
import { contratos } from '../contrato/guards.ts'
import { findingOf } from '../machine/finding.ts'
import { ruleModes } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'

const effects: Readonly<Record<RuleMode, string>> = {
  recusar: 'recusa',
  alertar: 'alerta',
  desligado: 'nada',
}

/** Holds open contracts and those in force against one rule, as if their terms were issued now. */
export const ensaia: Verb<typeof ensaiaRegra> = async (tx, acting, { regra, modo, apos }) => {
  const modoAtual = modeOf(await ruleModes(tx), regra)
  const rows = await tx
    .selectFrom('contrato')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where(sql<boolean>`situacao <> all(${finalStates(contratoMachine)})`)
    .where('id', '>', apos ?? 0)
    .orderBy('id')
    .limit(rehearsed + 1)
    .execute()
  const ids = rows.slice(0, rehearsed).map(({ id }) => id)
  const records = [...(await loadStanding(tx, contratos, ids, acting, false)).values()]
  const guard = contratos.guards[regra as keyof typeof contratos.guards]
  const { judge } = await guard(tx, records, acting)
  const told = records.flatMap((record) => {
    // Said of what it finds, whatever the mode: the effect stands beside it.
    const achados = judge(record).flatMap((breach) => findingOf(breach, { [regra]: 'recusar' }) ?? [])
    if (achados.length === 0) return []
    const { id, numero: contrato, sequencia, situacao } = record
    return [{ id, contrato, sequencia, situacao, hoje: effects[modoAtual], efeito: effects[modo], achados }]
  })
  return {
    modoAtual,
    olhados: records.length,
    contratos: told,
    proximo: rows.length > rehearsed ? ids.at(-1)! : null,
  }
}
