import { type RawBuilder, sql } from 'kysely'
import { isLimited, legalLimits, type TriedLimit } from '../../../catalogue/law/limits.ts'
import { appliesToMonitors, isFixedRule, modeOf, type RuleMode } from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import {
  type ensaiaRegra,
  type leftOut,
  rehearsed,
} from '../../../catalogue/management/regra/ensaia-regra.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { recessoRegistrado } from '../contrato/guards/recess.ts'
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

/** Guards of the term, and one for the recess that contracts have. */
const guards = { ...contratos.guards, recesso: recessoRegistrado }

/**
 * Judges open contracts by one rule, as if their terms were issued now. With `limites`, by those limits
 * instead of the law's; with `desde`, only contracts that last until that day.
 */
export const ensaia: Verb<typeof ensaiaRegra> = async (tx, acting, input) => {
  const { regra, modo, apos } = input
  if (isFixedRule(regra) && modo !== 'recusar') throw wrong('modo', said('regra.sempreRecusa'))
  const tried = triedLimit(regra, input.limites ?? [])
  const modoAtual = isFixedRule(regra) ? 'recusar' : modeOf(await ruleModes(tx), regra)
  const reason = reasonToLeaveOut(input)
  const { rows } = await sql<{ id: number }>`
    select id from contrato where cliente_id = ${currentClient} and id > ${apos ?? 0}
       and situacao <> all(${ended}) and ${reason} is null
     order by id limit ${rehearsed + 1}`.execute(tx)
  const ids = rows.slice(0, rehearsed).map(({ id }) => id)
  const records = [...(await loadStanding(tx, contratos, ids, acting, false)).values()]
  const guard = guards[regra as keyof typeof guards]
  const { judge } = await guard(tx, records, { ...acting, tried })
  const today = tried ? await guard(tx, records, acting) : { judge }
  const found = records.flatMap((record) => {
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
    contratos: found,
    // Only on the first page: with `apos` the caller already has the counts.
    deFora: apos ? [] : await countLeftOut(tx, reason),
    proximo: rows.length > rehearsed ? ids.at(-1)! : null,
  }
}

type Input = VerbInput<typeof ensaiaRegra>
type LeftOut = (typeof leftOut)[number]

const ended = finalStates(contratoMachine)

/** SQL of the reason to leave a contract out; null for one that is looked at. */
function reasonToLeaveOut({ regra, desde }: Pick<Input, 'regra' | 'desde'>): RawBuilder<LeftOut | null> {
  const when = (condition: RawBuilder<unknown>, reason: LeftOut) =>
    sql`when ${condition} then ${sql.lit(reason)}`
  return sql<LeftOut | null>`case
    ${when(sql`situacao = ${contratoMachine.moves.cancelar.to}`, 'cancelado')}
    ${when(sql`situacao = any(${ended})`, 'encerrado')}
    ${appliesToMonitors(regra) ? sql`` : when(sql`modalidade <> 'estagio'`, 'monitoria')}
    ${desde ? when(sql`encerramento < ${desde}`, 'terminaAntes') : sql``} end`
}

async function countLeftOut(tx: Tx, reason: RawBuilder<LeftOut | null>) {
  const { rows } = await sql<{ motivo: LeftOut; contratos: number }>`
    select motivo, count(*)::integer as contratos
      from (select ${reason} as motivo from contrato where cliente_id = ${currentClient}) c
     where motivo is not null group by motivo order by motivo`.execute(tx)
  return rows
}

/** The limits to try. Names that the rule does not have are refused. */
function triedLimit(regra: string, limits: NonNullable<Input['limites']>): TriedLimit | undefined {
  if (limits.length === 0) return undefined
  if (!isLimited(regra)) throw wrong('limites[1].nome', said('regra.semLimites'))
  const known = Object.keys(legalLimits[regra].rotulos)
  const at = limits.findIndex(({ nome }) => !known.includes(nome))
  if (at >= 0) throw wrong(`limites[${at + 1}].nome`, said('regra.limitesSao', { nomes: known.join(', ') }))
  return { regra, valores: Object.fromEntries(limits.map(({ nome, valor }) => [nome, valor])) }
}

const wrong = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])
