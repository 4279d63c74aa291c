import { sql } from 'kysely'
import { type Alteration, trailOf } from '../../../catalogue/machines/machine.ts'
import type { lembretes, Sai } from '../../../catalogue/management/lembretes.ts'
import { said, type Told } from '../../../catalogue/message.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting, Bound, Standing, Stored } from '../machine/bound.ts'
import { impedes, ruledOut } from '../machine/finding.ts'
import { hindrances, type Target } from '../machine/hindrances.ts'
import { keptReason } from '../machine/history.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Outcome } from '../machine/outcome.ts'
import { heldBy } from '../mensagem/held.ts'
import { phonesFor } from '../mensagem/telefone.ts'
import { fedToday } from '../mensagem/toma.ts'
import { hasAddress, type Possible, type Reminded, remindersAbout } from './devidos.ts'
import { writeReminders } from './lembra.ts'

type Remindable = Stored & { noun: Reminded; alterations: { lembrar: Alteration } }

interface Input {
  readonly registros: readonly Target[]
  readonly motivo?: Told | null | undefined
}

interface Reminding {
  outcomes: readonly Outcome[]
  lembretes: ToldOf<(typeof lembretes)['fields']>[]
}

/**
 * A verb that reminds the people whom records wait for. Only messages and the history are written: the
 * records keep their version. Records are locked, so that two callers cannot remind the same person twice.
 */
export const lembrando =
  <M extends Remindable, R extends Standing>(bound: Bound<M, R>) =>
  async (tx: Tx, acting: Acting, { registros, motivo }: Input): Promise<Reminding> => {
    const { machine } = bound
    const { lembrar } = machine.alterations
    const ids = registros.map(({ id }) => id)
    const standing = await loadStanding(tx, bound, ids, acting, true)
    const way = { from: lembrar.in, rotulo: lembrar.rotulo }
    const hindered = await hindrances(tx, machine, way, registros, standing, acting)
    const open = registros.flatMap((one) => (hindered.has(one) ? [] : standing.get(one.id)!))
    const findings = await judge(tx, bound, lembrar, open, acting)
    const judged = new Map(open.map(({ id }, at) => [id, findings[at]!]))
    const allowed = open.filter(({ id }) => !impedes(judged.get(id)!))
    const about = await remindersAbout(
      tx,
      machine.noun,
      allowed.map(({ id }) => id),
      acting.today,
    )
    const people = about.filter(({ lembrado }) => lembrado === null)
    const going = people.filter(hasAddress)
    const sai = await leaving(tx, acting, going)
    await writeReminders(tx, acting, going)
    await keepInHistory(tx, machine, allowed, going, motivo ?? null)
    return {
      outcomes: registros.map((one): Outcome => {
        const hindrance = hindered.get(one)
        if (hindrance) return hindrance
        const { id, situacao, versao } = standing.get(one.id)!
        const findings = judged.get(id)!
        return {
          id,
          situacao,
          versao,
          findings,
          ...(impedes(findings) ? { refusal: ruledOut(findings) } : {}),
        }
      }),
      lembretes: people.map((one) => ({
        identificador: one.registro,
        nome: one.nome,
        email: one.email ?? '',
        parte: one.parte,
        sai: sai(one),
      })),
    }
  }

const receiving = ({ parte, pessoa }: Pick<Possible, 'parte' | 'pessoa'>) =>
  ({ modelo: 'lembrete', parte, id: pessoa }) as const

/** When a reminder to an address leaves. */
async function leaving(tx: Tx, acting: Acting, going: readonly Possible[]): Promise<(one: Possible) => Sai> {
  const { today, zone = 'UTC' } = acting
  const start = Temporal.PlainDate.from(today).toZonedDateTime(zone).toInstant().toString()
  const phoneOf = await phonesFor(tx, going.map(receiving))
  const addressOf = (one: Possible) => phoneOf(receiving(one)) ?? one.email!.trim()
  const fed = await fedToday(tx, [...new Set(going.map(addressOf))], start)
  const held = await heldBy(tx, acting)
  return (one) => {
    if (!hasAddress(one)) return 'SEM_ENDERECO'
    if (held) return held
    return fed.has(addressOf(one)) ? 'AMANHA' : 'AGORA'
  }
}

/** An entry for each record, with the caller's reason or else the people reminded. */
async function keepInHistory(
  tx: Tx,
  machine: Stored,
  records: readonly Standing[],
  going: readonly Possible[],
  motivo: Told | null,
): Promise<void> {
  const byRecord = Map.groupBy(going, ({ registro }) => registro)
  const reasonOf = (id: number): Told =>
    motivo ?? said('motivo.lembrete', { nomes: (byRecord.get(id) ?? []).map(({ nome }) => nome).join(', ') })
  const rows = records.map(({ id, situacao }) => ({ id, situacao, ...keptReason(reasonOf(id)) }))
  if (rows.length === 0) return
  await sql`insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem)
    select ${currentClient}, ${trailOf(machine)}, h.id, 'lembrar', h.situacao, h.situacao, h.motivo, h.motivo_mensagem
      from json_to_recordset(${JSON.stringify(rows)}) h(id bigint, situacao text, motivo text, motivo_mensagem jsonb)
     order by h.id`.execute(tx)
}
