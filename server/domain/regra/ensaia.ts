import { sql } from 'kysely'
import { isLimited, limitLabels, type TriedLimit } from '../../../catalogue/law/limits.ts'
import { modeOf, type RuleMode } from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import { type ensaiaRegra, rehearsed } from '../../../catalogue/management/regra/ensaia-regra.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { contratos } from '../contrato/guards.ts'
import { findingOf } from '../machine/finding.ts'
import { ruleModes } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb, VerbInput } from '../verb.ts'

const effects: Readonly<Record<RuleMode, string>> = {
  recusar: 'recusa',
  alertar: 'alerta',
  desligado: 'nada',
}

/**
 * Judges open contracts by one rule, as if their terms were issued now. With `limites`, by those limits
 * instead of the law's; with `desde`, only contracts that last until that day.
 */
export const ensaia: Verb<typeof ensaiaRegra> = async (tx, acting, input) => {
  const { regra, modo, desde, apos } = input
  const tried = triedLimit(regra, input.limites ?? [])
  const modoAtual = modeOf(await ruleModes(tx), regra)
  const rows = await tx
    .selectFrom('contrato')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where(sql<boolean>`situacao <> all(${finalStates(contratoMachine)})`)
    .where('id', '>', apos ?? 0)
    .$if(desde != null, (query) => query.where('encerramento', '>=', desde!))
    .orderBy('id')
    .limit(rehearsed + 1)
    .execute()
  const ids = rows.slice(0, rehearsed).map(({ id }) => id)
  const records = [...(await loadStanding(tx, contratos, ids, acting, false)).values()]
  const guard = contratos.guards[regra as keyof typeof contratos.guards]
  const { judge } = await guard(tx, records, { ...acting, tried })
  const today = tried ? await guard(tx, records, acting) : { judge }
  const told = records.flatMap((record) => {
    // Findings are reported in any mode; the effect is given beside them.
    const achados = judge(record).flatMap((breach) => findingOf(breach, { [regra]: 'recusar' }) ?? [])
    if (achados.length === 0) return []
    const { id, numero: contrato, sequencia, situacao } = record
    const hoje = today.judge(record).length > 0 ? effects[modoAtual] : effects.desligado
    return [{ id, contrato, sequencia, situacao, hoje, efeito: effects[modo], achados }]
  })
  return {
    modoAtual,
    olhados: records.length,
    contratos: told,
    proximo: rows.length > rehearsed ? ids.at(-1)! : null,
  }
}

type Told = NonNullable<VerbInput<typeof ensaiaRegra>['limites']>

/** The limits to try. Names that the rule does not have are refused. */
function triedLimit(regra: string, told: Told): TriedLimit | undefined {
  if (told.length === 0) return undefined
  const known = isLimited(regra) ? Object.keys(limitLabels[regra]) : []
  const wrong = told.flatMap(({ nome }, at) =>
    known.includes(nome)
      ? []
      : [wrongField(`limites[${at + 1}].nome`, 'CAMPO_INVALIDO', unknownLimit(known))],
  )
  if (!isLimited(regra) || wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  return { regra, valores: Object.fromEntries(told.map(({ nome, valor }) => [nome, valor])) }
}

const unknownLimit = (known: readonly string[]) =>
  known.length === 0 ? 'A regra não tem limites em números.' : `Os limites da regra são ${known.join(', ')}.`
