import type { Sai } from '../../../catalogue/management/lembretes.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'

/** Why no message of this client leaves; undefined if messages leave. */
export async function heldBy(
  tx: Tx,
  { mail }: Pick<Acting, 'mail'>,
): Promise<Extract<Sai, 'ENSAIO' | 'SEM_SERVIDOR'> | undefined> {
  const { ensaio_de } = await tx
    .selectFrom('cliente')
    .select('ensaio_de')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  if (ensaio_de !== null) return 'ENSAIO'
  return mail === 'nenhuma' ? 'SEM_SERVIDOR' : undefined
}
