import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { endAccount } from './end.ts'
import type { AccountName } from './which.ts'

/** Ends an account and its tokens at once. False if no active one matches. */
export async function revokeAccount(
  owner: Database,
  clienteId: number,
  account: AccountName,
): Promise<boolean> {
  const ended = await owner.inClient(clienteId, (tx) => endAccount(tx, account), operator('account revoke'))
  return ended !== undefined
}
