import { hash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/doors.ts'
import type { Database } from '../../store/database.ts'
import { setLocally } from '../../store/settings.ts'
import { noClient } from '../cliente/by-code.ts'
import { tokenHash } from '../credencial/token.ts'
import { isProvedBy } from './which.ts'

/** An authenticated account. */
export interface Account {
  id: number
  clienteId: number
  usuario: string
  escopos: readonly Scope[]
  compatHttp200: boolean
  /** Digest of the secret that was used. */
  proved: string
}

interface Claim {
  cliente: string
  usuario: string
  senha: string
}

type Found = Omit<Account, 'compatHttp200' | 'proved'>

/**
 * The account whose client, user and secret match, or undefined. The lookup uses only the secret, so that an
 * unknown client, an unknown user and a wrong secret run the same statements; names are compared only after a
 * right secret.
 */
export async function findAccount(db: Database, claim: Claim): Promise<Account | undefined> {
  const digest = tokenHash(claim.senha).toString('hex')
  return db.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, [['vinculo.credencial', digest]])
    const found = await sql<Found>`
      select id, cliente_id as "clienteId", usuario, escopos, set_config('vinculo.cliente', cliente_id::text, true)
        from conta_integracao where ${isProvedBy(digest)}`.execute(tx)
    const [account] = found.rows
    const client = await tx
      .selectFrom('cliente')
      .select(['codigo', 'compat_http_200 as compatHttp200'])
      .where('cliente_id', '=', account?.clienteId ?? noClient)
      .executeTakeFirst()
    const right = isSame([client?.codigo, account?.usuario], [claim.cliente, claim.usuario])
    if (!account || !client || !right) return undefined
    const { id, clienteId, usuario, escopos } = account
    return { id, clienteId, usuario, escopos, compatHttp200: client.compatHttp200, proved: digest }
  })
}

const digestOf = (names: unknown[]) => hash('sha256', JSON.stringify(names), 'buffer')
const isSame = (one: unknown[], other: unknown[]) => timingSafeEqual(digestOf(one), digestOf(other))
