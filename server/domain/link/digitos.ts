import { timingSafeEqual } from 'node:crypto'
import { mostWrongDigits } from '../../../catalogue/links.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { encerraLinks } from './encerra.ts'
import { holdLink, requireOpen } from './find.ts'

/**
 * Compares the second factor, one attempt at a time. A wrong one counts, and the last of them closes the link: what is
 * against it comes back, so that the count stands whatever becomes of the request.
 */
export async function confereDigitos(
  tx: Tx,
  id: number,
  given: string,
  today: string,
): Promise<Refusal | undefined> {
  const link = await holdLink(tx, id)
  requireOpen(link, today)
  if (link.digitos === null) return new Refusal('LINK_SEM_DOCUMENTO')
  if (isEqual(link.digitos, given.toUpperCase())) return undefined
  const erros = link.erros + 1
  await tx
    .updateTable('link')
    .set({ erros })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .execute()
  const restam = mostWrongDigits - erros
  if (restam > 0) return new Refusal('DIGITOS_INVALIDOS', { restam })
  await encerraLinks(tx, [id], 'Dígitos errados')
  return new Refusal('LINK_BLOQUEADO')
}

function isEqual(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
