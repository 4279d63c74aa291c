import { sql, type Updateable } from 'kysely'
import { type Alteration, type AlterationOf, trailOf } from '../../catalogue/machines/machine.ts'
import type { Told } from '../../catalogue/message.ts'
import { phrase } from '../../catalogue/phrase.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { Tables } from '../store/schema.ts'
import type { Written } from './include.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { columnsOf } from './machine/columns.ts'
import { type Finding, impedes, ruledOut } from './machine/finding.ts'
import { hindrances, type Target } from './machine/hindrances.ts'
import { keptFindings, keptReason } from './machine/history.ts'
import { judge } from './machine/judge.ts'
import { loadStanding } from './machine/load.ts'
import { allMade, type Made, type Outcome } from './machine/outcome.ts'
import { applyConsequences } from './machine/registry.ts'
import { stateIn } from './machine/state.ts'

/**
 * New values of a record; all records of one call write the same columns. Undefined values are not written.
 */
export interface Changing<M extends Stored> extends Target {
  motivo?: Told | null | undefined
  values: Omit<
    Written<M['table'], Updateable<Tables[M['table']]>>,
    M['field'] | 'cliente_id' | keyof Standing
  >
  /** Values for the guards that are not columns. */
  besides?: object
}

interface Changed {
  id: number
  situacao: string
  motivo: Told | null
  achados: readonly Finding[]
  values: object
}

/** Changes every record of a set. Throws `RecordsRefused` if one is refused. */
export const change = async <M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Changing<M>[],
  acting: Acting,
  name?: AlterationOf<M>,
): Promise<Made[]> =>
  allMade(bound.machine.noun, name ?? 'alterar', await tryChange(tx, bound, wanted, acting, name))

/**
 * Changes columns of records in the states that the machine allows, freely or by a declared alteration.
 * Returns an outcome for each record.
 */
export async function tryChange<M extends Stored, R extends Standing>(
  tx: Tx,
  bound: Bound<M, R>,
  wanted: readonly Changing<M>[],
  acting: Acting,
  name?: AlterationOf<M>,
): Promise<Outcome[]> {
  const { machine } = bound
  const alteration: Alteration | undefined = name === undefined ? undefined : machine.alterations?.[name]
  const declared = name === undefined ? machine.change : alteration
  if (!declared) throw new Error(`${machine.noun} declares no change`)
  const ids = wanted.map(({ id }) => id)
  const standing = await loadStanding(tx, bound, ids, acting, true)
  const way = { from: declared.in, rotulo: alteration?.rotulo ?? phrase('Alterar', 'Change') }
  const hindered = await hindrances(tx, machine, way, wanted, standing, acting)
  const open = wanted.filter((one) => !hindered.has(one))
  // The guards see the record with its new values.
  const records = open.map(({ id, values, besides }) => ({
    ...standing.get(id)!,
    ...told(values),
    ...besides,
  }))
  const judged = await judge(tx, bound, declared, records, acting)
  const changing = new Map<Changing<M>, Changed>()
  for (const [at, one] of open.entries()) {
    const findings = judged[at]!
    const { id, situacao, versao } = records[at]!
    if (impedes(findings)) hindered.set(one, { id, situacao, versao, findings, refusal: ruledOut(findings) })
    else {
      const { motivo = null, values } = one
      changing.set(one, { id, situacao, motivo, achados: findings, values: told(values) })
    }
  }
  const deed = name ?? 'alterar'
  const written = await write(tx, machine, deed, [...changing.values()], acting)
  const done = [...changing.values()].map(({ id, motivo }) => ({ id, motivo }))
  await applyConsequences(tx, machine.noun, deed, done, acting)
  return wanted.map((one) => {
    const refused = hindered.get(one)
    if (refused) return refused
    const { id, achados } = changing.get(one)!
    return { ...written.get(id)!, findings: achados }
  })
}

const told = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * Writes columns and history in one statement and returns the new states and versions. The version increases
 * even if no column changes, because rows of other tables that belong to the record do.
 */
async function write(
  tx: Tx,
  machine: Stored,
  deed: string,
  changing: readonly Changed[],
  { today }: Acting,
): Promise<Map<number, Standing>> {
  if (changing.length === 0) return new Map()
  const rows = changing.map(({ id, values }) => ({ id, ...values }))
  const history = changing.map(({ id, situacao, motivo, achados }) => ({
    id,
    situacao,
    ...keptReason(motivo),
    achados: keptFindings(achados),
  }))
  const names = columnsOf(changing.map(({ values }) => values))
  const columns = names.map((name) => sql`${sql.ref(name)} = k.${sql.ref(name)}, `)
  const { rows: made } = await sql<Standing>`
    with feito as (
      update ${sql.table(machine.table)} a set ${sql.join(columns, sql``)}versao = a.versao + 1,
             atualizacao = greatest(now(), a.inclusao)
        from json_populate_recordset(null::${sql.table(machine.table)}, ${JSON.stringify(rows)}) k
       where a.cliente_id = ${currentClient} and a.id = k.id
      returning a.id, a.versao, ${stateIn(machine, 'a', today)} as situacao
    ), contado as (
      insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem, achados)
      select ${currentClient}, ${trailOf(machine)}, h.id, ${deed}, h.situacao, f.situacao, h.motivo,
             h.motivo_mensagem, h.achados
        from json_to_recordset(${JSON.stringify(history)}) h(id bigint, situacao text, motivo text,
             motivo_mensagem jsonb, achados jsonb)
        join feito f on f.id = h.id
    ) select id, versao, situacao from feito`.execute(tx)
  return new Map(made.map((one) => [one.id, one]))
}
