import type { Scope } from '../../../catalogue/doors.ts'
import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { insertAccount } from './insert.ts'

/** An active account of the client has the same user name. */
export class AccountExists extends Error {
  constructor(usuario: string) {
    super(`A conta "${usuario}" já existe.`)
  }
}

export interface NewAccount {
  clienteId: number
  usuario: string
  scopes: readonly Scope[]
}

/** Creates an account and returns its secret, which cannot be read again. */
export async function createAccount(owner: Database, { clienteId, ...input }: NewAccount): Promise<string> {
  const made = await owner.inClient(clienteId, (tx) => insertAccount(tx, input), operator('account create'))
  if (!made) throw new AccountExists(input.usuario)
  return made.senha
}
