import { sql } from 'kysely'
import { parties } from '../../../catalogue/doors.ts'
import { linkPurposes } from '../../../catalogue/links.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates, type Machine, trailOf } from '../../../catalogue/machines/machine.ts'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { machines } from '../../../catalogue/management/index.ts'
import { said } from '../../../catalogue/message.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import { unitsFrom } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting, Stored } from '../machine/bound.ts'
import { keptReason } from '../machine/history.ts'
import { within } from '../machine/reach.ts'
import { stateIn } from '../machine/state.ts'
import type { Link } from './find.ts'

/** Whether the client lets people sign with a link that staff copied. */
export async function copiaAssina(tx: Tx): Promise<boolean> {
  const { copia_link_assinatura } = await tx
    .selectFrom('cliente')
    .select('copia_link_assinatura')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return copia_link_assinatura
}

/** What the history of records calls the copying of a link. */
export const copiarLink = 'copiarLink'

/** Contracts whose history tells that a link for everything was copied: the latest. */
const mostContracts = 1_000

/**
 * Writes who copied a link, for whom and for what purpose into the history of its message, of the record that it is about
 * and of that record's contract; of a link for everything, of the contracts that it opens and that have not ended.
 */
export async function registraCopia(
  tx: Tx,
  { today }: Acting,
  { parte, pessoaId, nome, finalidade, entidade, registroId, contratoId, unidades }: Link,
  mensagem: { id: number; situacao: string },
): Promise<void> {
  const { motivo, motivo_mensagem } = keptReason(
    said('motivo.linkCopiado', {
      nome,
      parte: portuguese(parties[parte]).toLowerCase(),
      finalidade: portuguese(linkPurposes[finalidade]).toLowerCase(),
    }),
  )
  const write = (trail: string, rows: ReturnType<typeof sql>) =>
    sql`insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem)
      select ${currentClient}, ${trail}, r.id, ${copiarLink}, r.situacao, r.situacao, ${motivo}, ${motivo_mensagem}::jsonb
        from (${rows}) r
       order by r.id`.execute(tx)
  await write(
    trailOf(mensagemMachine),
    sql`select ${mensagem.id}::bigint as id, ${mensagem.situacao}::text as situacao`,
  )
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
