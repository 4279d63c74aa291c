import { sql } from 'kysely'
import { finalStates } from '../../catalogue/machines/machine.ts'
import { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

const { entregar, desistir } = mensagemMachine.moves
/** States in which a message has ended. */
const ended = [entregar.to, desistir.to, ...finalStates(mensagemMachine)]

/**
 * Deletes messages and links that ended longer ago than the client keeps them, with their audit entries about
 * persons. Runs as the owner: the application's role can only append to the audit trail.
 */
export async function purgeMessages({ owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await owner.inClient(
      id,
      async (tx) => {
        const messages = await sql<{ id: number }>`
          delete from mensagem m using cliente c
           where m.cliente_id = ${currentClient} and c.cliente_id = m.cliente_id and m.situacao = any(${ended})
             and m.atualizacao < now() - c.guarda_mensagens_meses * interval '1 month' returning m.id`.execute(
          tx,
        )
        const links = await sql<{ id: number }>`
          delete from link l using cliente c
           where l.cliente_id = ${currentClient} and c.cliente_id = l.cliente_id
             and coalesce(l.usado_em, l.encerrado_em, l.validade + interval '1 day')
                 < now() - c.guarda_links_dias * interval '1 day'
             and not exists (select from mensagem m where m.cliente_id = l.cliente_id and m.link_id = l.id
               and m.situacao <> all(${ended}))
          returning l.id`.execute(tx)
        for (const [entity, { rows }] of [
          ['mensagem', messages],
          ['link', links],
        ] as const) {
          await sql`delete from auditoria where cliente_id = ${currentClient} and entidade = ${entity}
            and quantidade = 1 and menor = any(${rows.map((row) => row.id)})`.execute(tx)
        }
      },
      system('guarda das mensagens'),
    )
  }
}
