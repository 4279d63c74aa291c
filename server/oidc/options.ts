import { clientByCode, noClient } from '../domain/cliente/by-code.ts'
import type { Database } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'

export interface Options {
  /** Whoever has a password may use it; otherwise only users marked for it. */
  senha: boolean
  /** The text of the button, where there is a provider. */
  rotulo: string | undefined
}

const onlyPasswords: Options = { senha: true, rotulo: undefined }

/** Which ways of signing in a client offers. One that does not exist looks like one that only knows passwords. */
export async function optionsOf(db: Database, codigo: string): Promise<Options> {
  const client = await clientByCode(db, codigo)
  const found = await db.reading(client?.clienteId ?? noClient, (tx) =>
    tx
      .selectFrom('provedor_oidc')
      .select(['aceita_senha as senha', 'rotulo'])
      .where('cliente_id', '=', currentClient)
      .executeTakeFirst(),
  )
  return found ?? onlyPasswords
}
