import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { changeSecret, type RotatedAccount } from './change-secret.ts'
import type { AccountName } from './which.ts'

/** Gives an account a new secret, as the operator. */
export const rotateAccount = (
  owner: Database,
  clienteId: number,
  account: AccountName,
  overlap: number,
): Promise<RotatedAccount | undefined> =>
  owner.inClient(clienteId, (tx) => changeSecret(tx, account, overlap), operator('account rotate'))
