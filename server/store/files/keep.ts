import { hash } from 'node:crypto'
import type { Tx } from '../database.ts'
import { claimObjects } from './claim.ts'
import type { FileStore } from './file-store.ts'

/** Puts a content into the store before the row that names it is there, so that nobody collects it meanwhile. */
export async function keepContent(
  tx: Tx,
  files: FileStore,
  clienteId: number,
  bytes: Uint8Array,
): Promise<{ sha256: string; size: number }> {
  await claimObjects(tx, [files.nameOf(clienteId, hash('sha256', bytes, 'hex'))])
  return files.put(clienteId, bytes)
}
