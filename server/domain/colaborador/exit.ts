import { sql } from 'kysely'
import { type Message, said, type Told, type Written } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import type { tiposSaida } from '../../../catalogue/workforce/parts.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { change } from '../change.ts'
import { type Acting, idsOf } from '../machine/bound.ts'
import type { Target } from '../machine/hindrances.ts'
import type { Made, Outcome } from '../machine/outcome.ts'
import { type Effect, move, tryMove } from '../move.ts'
import { endAccess } from './access.ts'
import { holdEmployees } from './employee.ts'
import { colaboradores } from './guards.ts'
import { type PresentPeriod, presentPeriods } from './periods.ts'

export interface Exit {
  saida: string
  tipo: (typeof tiposSaida)[number] | null | undefined
  motivo: Written | null | undefined
}

const columnsOf = ({ tipo, motivo }: Exit) => ({
  tipo_saida: tipo ?? 'Não se aplica',
  motivo_saida: motivo ?? null,
})

/**
 * Ends the current period at the end of a day. A future exit is programmed and work goes on until then;
 * otherwise links and sessions end at once.
 */
export async function registerExit(tx: Tx, target: Target, exit: Exit, acting: Acting): Promise<Made[]> {
  const { saida, motivo } = exit
  const { today } = acting
  const period = await heldPeriod(tx, target, today)
  const values = { saida, ...columnsOf(exit), programada: saida > today }
  // The move refuses employees who have left before this runs.
  const effect = async () => {
    requireWithin(period!, saida)
    await writeExit(tx, period!, values)
  }
  const outcomes = await move(tx, colaboradores, 'registrarSaida', [{ ...target, motivo }], acting, effect)
  if (saida <= today) await endAccess(tx, [target.id])
  return outcomes
}

/** Idempotent form for repeated messages: the same day updates only type and reason. */
export async function tellExit(tx: Tx, target: Target, exit: Exit, acting: Acting): Promise<void> {
  const period = await heldPeriod(tx, target, acting.today)
  if (period?.saida !== exit.saida) {
    await registerExit(tx, target, exit, acting)
    return
  }
  const { tipo_saida, motivo_saida } = columnsOf(exit)
  if (period.tipo_saida === tipo_saida && period.motivo_saida === motivo_saida) return
  await writeExit(tx, period, { tipo_saida, motivo_saida })
  await change(tx, colaboradores, [{ ...target, values: {} }], acting)
}

export async function cancelExits(
  tx: Tx,
  targets: readonly (Target & { motivo?: Told | null | undefined })[],
  acting: Acting,
): Promise<Outcome[]> {
  return tryMove(tx, colaboradores, 'cancelarSaida', targets, acting, withoutExit(acting.today))
}

const withoutExit =
  (today: string): Effect =>
  async (tx, employees) => {
    await sql`
      update colaborador_contrato p set saida = null, tipo_saida = null, motivo_saida = null, programada = false,
             atualizacao = now()
       where p.cliente_id = ${currentClient} and p.colaborador_id = any(${idsOf(employees)}::bigint[])
         and p.id = periodo_em(p.cliente_id, p.colaborador_id, ${today}::date)`.execute(tx)
  }

/** Idempotent form: without an exit there is nothing to cancel. */
export async function untellExit(tx: Tx, target: Target, acting: Acting): Promise<void> {
  const period = await heldPeriod(tx, target, acting.today)
  if (period?.saida === null) return
  await move(tx, colaboradores, 'cancelarSaida', [target], acting, withoutExit(acting.today))
}

/** Locks the employee and returns the current period. */
async function heldPeriod(tx: Tx, { id }: Target, today: string): Promise<PresentPeriod | undefined> {
  await holdEmployees(tx, [id])
  return (await presentPeriods(tx, [id], today)).get(id)
}

function requireWithin({ inicio, seguinte }: PresentPeriod, saida: string): void {
  if (saida < inicio) throw wrongExit(said('colaborador.saidaNaoPodeSerAntes', { inicio }))
  if (seguinte && saida >= seguinte)
    throw wrongExit(said('colaborador.haOutroContratoComeca', { inicio: seguinte }))
}

const wrongExit = (message: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField('saida', 'DATA_INVALIDA', message)])

async function writeExit(tx: Tx, { colaborador_id, id }: PresentPeriod, values: object): Promise<void> {
  await tx
    .updateTable('colaborador_contrato')
    .set({ ...values, atualizacao: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', colaborador_id)
    .where('id', '=', id)
    .execute()
}
