import { sql } from 'kysely'
import type { retroageAjuste } from '../../../catalogue/management/ajuste/retroage-ajuste.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { isDated, lastClosedMonth } from '../cliente/dated.ts'
import { changeOwnSettings, readChange, SettingProblem } from '../cliente/settings.ts'
import { requireMonth } from '../month.ts'
import type { SteppedVerb } from '../verb.ts'
import { contractsOf } from './facts.ts'
import { ledgerOf } from './ledger.ts'
import { type MonthSum, Part } from './part.ts'
import { type Dated, type Terms, termsOf } from './rules.ts'
import { layOutAll, nextListed } from './worklist.ts'

/** Contracts per transaction. */
const together = 300

/**
 * Applies a financial setting retroactively from a closed month: calculates the differences and marks the
 * contracts that have one, so that the next run bills them. A simulation returns the amounts only.
 */
export const retroage: SteppedVerb<typeof retroageAjuste> = async (
  { step },
  _acting,
  { nome, valor, desde },
  simulated,
) => {
  requireMonth(desde, 'desde')
  const { terms, months } = await step(async (tx) => {
    const instead = await datedChange(tx, nome, valor ?? '', desde)
    await layOutAll(tx, desde)
    return { terms: await termsOf(tx, [instead]), months: await closedMonths(tx, desde) }
  })
  const sums = new Map<string, MonthSum>()
  for (;;) {
    const numbers = await step((tx) => nextListed(tx, together))
    if (numbers.length === 0) break
    await step((tx) =>
      review(
        tx,
        numbers.map(({ numero }) => numero),
        { terms, months, sums, mark: !simulated },
      ),
    )
  }
  if (!simulated) await step((tx) => changeOwnSettings(tx, new Map([[nome, valor ?? '']]), desde))
  return {
    meses: [...sums]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([competencia, { contratos, toPay, toReceive }]) => ({
        competencia,
        contratos,
        aPagar: toPay / 100,
        aReceber: toReceive / 100,
      })),
  }
}

const wrong = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

/**
 * Reads the change as a dated setting. Refuses settings that have no validity period and months that are not
 * closed.
 */
async function datedChange(tx: Tx, nome: string, text: string, desde: string): Promise<Dated> {
  try {
    const change = readChange(nome, text)
    if ('key' in change || !isDated(change.column)) {
      throw wrong('nome', said('fechamento.soAjustesDinheiroValemPartir'))
    }
    const closed = await lastClosedMonth(tx)
    if (closed === undefined || desde > closed) {
      throw wrong('desde', said('fechamento.mesNaoEstaFechadoMude'))
    }
    const { rows } = await sql<{ valor: unknown }>`
      select to_json((json_populate_record(null::cliente, json_build_object(${change.column}::text, ${String(change.value)}::text)))
        .${sql.ref(change.column)}) as valor`.execute(tx)
    const valor = rows[0]!.valor
    return {
      coluna: change.column,
      desde,
      valor: typeof valor === 'number' && isAmount(change.column) ? String(valor) : valor,
    }
  } catch (error) {
    if (error instanceof SettingProblem) throw wrong('valor', error.said)
    throw error
  }
}

const isAmount = (column: string) => column === 'taxa_administrativa' || column === 'seguro_mensal'

async function closedMonths(tx: Tx, since: string): Promise<string[]> {
  const { rows } = await sql<{ competencia: string }>`
    select distinct competencia from execucao
     where cliente_id = ${currentClient} and competencia >= ${since} and situacao = 'Confirmada' order by 1`.execute(
    tx,
  )
  return rows.map(({ competencia }) => competencia)
}

interface Review {
  terms: Terms
  months: readonly string[]
  sums: Map<string, MonthSum>
  mark: boolean
}

/** Adds up the differences of contracts in closed months and, with `mark`, marks those months. */
async function review(
  tx: Tx,
  numbers: readonly number[],
  { terms, months, sums, mark }: Review,
): Promise<void> {
  const contracts = await contractsOf(tx, numbers)
  const ledger = await ledgerOf(tx, numbers, months)
  const work = numbers.flatMap((numero) => {
    const contract = contracts.get(numero)
    return contract ? [{ numero, contract, months }] : []
  })
  const part = new Part({ month: months.at(-1)!, terms }, work, ledger)
  for (const [month, { contratos, toPay, toReceive }] of part.sums) {
    const sum = sums.getOrInsertComputed(month, () => ({ contratos: 0, toPay: 0, toReceive: 0 }))
    sum.contratos += contratos
    sum.toPay += toPay
    sum.toReceive += toReceive
  }
  if (!mark) return
  const differing = part.owing.flatMap(({ numero, own, charged }) =>
    [...new Set([...own, ...charged].map(({ month }) => month))].map((month) => ({ numero, month })),
  )
  await sql`
    insert into fechamento_pendente (cliente_id, contrato_numero, competencia)
    select ${currentClient}, numero, month from json_to_recordset(${JSON.stringify(differing)}) k(numero bigint, month text)
    on conflict (cliente_id, contrato_numero, competencia)
      do update set marcado = clock_timestamp(), revisado = null`.execute(tx)
}
