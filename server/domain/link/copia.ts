import { sql } from 'kysely'
import { parties } from '../../../catalogue/doors.ts'
import { linkPurposes } from '../../../catalogue/links.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates, type Machine, trailOf } from '../../../catalogue/machines/machine.ts'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { machines } from '../../../catalogue/management/index.ts'
import { said } from '../../../catalogue/message.ts'
import { lowered } from '../../../catalogue/phrase.ts'
import { unitsFrom } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting, Stored } from '../machine/bound.ts'
import { keptReason } from '../machine/history.ts'
import { within } from '../machine/reach.ts'
import { stateIn } from '../machine/state.ts'
import type { Link } from './find.ts'

/** Whether the client allows signing with a link that staff copied. */
export async function copiaAssina(tx: Tx): Promise<boolean> {
  const { copia_link_assinatura } = await tx
    .selectFrom('cliente')
    .select('copia_link_assinatura')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return copia_link_assinatura
}

/** Name of the movement in histories. */
export const copiarLink = 'copiarLink'

/** Most contracts whose history records the copy of a link for everything; the latest ones. */
const mostContracts = 1_000

/**
 * Records the copy of a link in the history of its message, if it has one, its record and that record's contract; for a link
 * for everything, of all reachable contracts that have not ended.
 */
export async function registraCopia(
  tx: Tx,
  { today }: Acting,
  { parte, pessoaId, nome, finalidade, entidade, registroId, contratoId, unidades }: Link,
  mensagem?: { id: number; situacao: string },
): Promise<void> {
  const { motivo, motivo_mensagem } = keptReason(
    said('motivo.linkCopiado', {
      nome,
      parte: lowered(parties[parte]),
      finalidade: lowered(linkPurposes[finalidade]),
    }),
  )
  const write = (trail: string, rows: ReturnType<typeof sql>) =>
    sql`insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem)
      select ${currentClient}, ${trail}, r.id, ${copiarLink}, r.situacao, r.situacao, ${motivo}, ${motivo_mensagem}::jsonb
        from (${rows}) r
       order by r.id`.execute(tx)
  if (mensagem) {
    await write(
      trailOf(mensagemMachine),
      sql`select ${mensagem.id}::bigint as id, ${mensagem.situacao}::text as situacao`,
    )
  }
  const about: Machine | undefined = machines.find(({ noun }) => noun === entidade)
  if (about && registroId !== null && isStored(about)) {
    await write(
      trailOf(about),
      sql`select x.id, ${stateIn(about, 'x', today)} as situacao from ${sql.table(about.table)} x
        where x.cliente_id = ${currentClient} and x.id = ${registroId}`,
    )
  }
  const reach = { kind: 'party', parte, id: pessoaId, units: unitsFrom(unidades) } as const
  const which =
    finalidade === 'tudo'
      ? sql`${within('contrato', 'x', reach)} and x.situacao <> all(${finalStates(contratoMachine)})`
      : sql`x.id = ${contratoId}`
  await write(
    trailOf(contratoMachine),
    sql`select x.id, x.situacao from contrato x where x.cliente_id = ${currentClient} and ${which}
      order by x.id desc limit ${mostContracts}`,
  )
}

const isStored = (machine: Machine): machine is Stored => machine.table !== undefined
