import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The message that brought a link, and the address it went to; nothing where it was copied and none was sent. */
export async function mensagemDoLink(
  tx: Tx,
  link: number,
): Promise<{ mensagemId: number; destino: string } | undefined> {
  const found = await tx
    .selectFrom('mensagem')
    .select(['id', 'email'])
    .where('cliente_id', '=', currentClient)
    .where('link_id', '=', link)
    .where('enviada_em', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { mensagemId: found.id, destino: found.email ?? '' }
}
