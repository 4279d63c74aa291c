import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { endAccount } from './end.ts'
import type { AccountName } from './which.ts'

/** Ends an account and every token issued to it, at once. False when there is none like it that still works. */
export async function revokeAccount(
  owner: Database,
  clienteId: number,
  account: AccountName,
): Promise<boolean> {
  const ended = await owner.inClient(clienteId, (tx) => endAccount(tx, account), operator('account revoke'))
  return ended !== undefined
}
