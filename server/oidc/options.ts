import { clientByCode, noClient } from '../domain/cliente/by-code.ts'
import type { Database } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'

export interface Options {
  /** Everybody with a password may use it; otherwise only users marked for it. */
  senha: boolean
  /** Label of the button, where there is a provider. */
  rotulo: string | undefined
}

const onlyPasswords: Options = { senha: true, rotulo: undefined }

/** The ways of signing in that a client offers. An unknown client looks like one with passwords only. */
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
