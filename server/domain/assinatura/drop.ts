import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { idsOf, platform } from '../machine/bound.ts'
import { isWatched, noteDeeds } from '../machine/deeds.ts'
import { move } from '../move.ts'
import { assinaturas } from './guards.ts'

interface Which {
  owner: 'contrato_id' | 'convenio_id'
  tipos: readonly string[]
}

/** Cancels the pending signatures of contracts or agreements, each with the reason of its owner. */
export async function dropSignaturesOf(
  tx: Tx,
  today: string,
  { owner, tipos }: Which,
  reasons: ReadonlyMap<number, Told>,
): Promise<void> {
  const files = await tx
    .selectFrom('arquivo')
    .select(['id', owner])
    .where('cliente_id', '=', currentClient)
    .where(owner, '=', anyOf([...reasons.keys()]))
    .where('tipo', '=', anyOf([...tipos]))
    .where('situacao_assinatura', '=', anyOf([...assinaturaMachine.moves.cancelar.from]))
    .orderBy('id')
    .execute()
  if (isWatched(tx)) await noteSigners(tx, idsOf(files))
  const wanted = files.map((file) => ({ id: file.id, motivo: reasons.get(file[owner]!)! }))
  await move(tx, assinaturas, 'cancelar', wanted, platform(today))
}

/** Notes how many signatures are lost, and how many are no longer asked for. */
async function noteSigners(tx: Tx, files: readonly number[]): Promise<void> {
  const { rows } = await sql<{ feitas: number; pedidas: number }>`
    select count(*) filter (where assinado)::integer as feitas,
           count(*) filter (where not assinado)::integer as pedidas
      from assinatura where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[])`.execute(
    tx,
  )
  const { feitas, pedidas } = rows[0]!
  noteDeeds(tx, { noun: 'assinatura', deed: 'perder', quantidade: feitas })
  noteDeeds(tx, { noun: 'assinatura', deed: 'dispensar', quantidade: pedidas })
}
