import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { emiteDocumentos } from '../assinatura/emite-documentos.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { isInternship } from './seen.ts'

/**
 * When an internship ends in any way, the host issues the certificate of completion (Lei 11.788, art. 9º, V).
 */
export async function issueRealization(tx: Tx, { today }: Acting, ended: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('contrato')
    .select(['id', 'modalidade'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ended))
    // One that ended before its first day never began.
    .where((is) => is.or([is('rescisao', 'is', null), is('rescisao', '>=', is.ref('inicio'))]))
    .orderBy('id')
    .execute()
  const contratos = rows.filter(isInternship).map(({ id }) => id)
  await emiteDocumentos(tx, platform(today), { tipo: 'Termo de realização', contratos })
}
