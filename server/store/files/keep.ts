import { hash } from 'node:crypto'
import type { Tx } from '../database.ts'
import { claimObjects } from './claim.ts'
import type { FileStore } from './file-store.ts'

/**
 * Claims a content and puts it into the store, so that garbage collection spares it until its row is
 * committed.
 */
export async function keepContent(
  tx: Tx,
  files: FileStore,
  clienteId: number,
  bytes: Uint8Array,
): Promise<{ sha256: string; size: number }> {
  await claimObjects(tx, [files.nameOf(clienteId, hash('sha256', bytes, 'hex'))])
  return files.put(clienteId, bytes)
}
