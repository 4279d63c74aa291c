import { timingSafeEqual } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PersonKind } from '../domain/login/person.ts'
import { isSecret, newSecret, secretHash } from '../domain/secrets/token.ts'
import { system } from '../store/actor.ts'
import type { Database, Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { Sealer } from '../store/sealing.ts'
import { setLocally } from '../store/settings.ts'
import type { Clock } from '../values/clock.ts'
import { networkOf } from '../values/network.ts'

/** A sign-in under way at the provider: values that must come back, and secrets kept meanwhile. */
export interface Flow {
  verifier: string
  nonce: string
  tipo: PersonKind | undefined
  destino: string
}

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

const minutes = 10
/** Flows kept per client and per network; beyond that the oldest are deleted. */
const flowLimits = { ofClient: 20_000, ofNetwork: 2_000 }
/** Expired or excess flows deleted whenever a new one starts. */
const swept = 32

/** The browser that started, identified by its own secret, and its address. */
export interface FlowOwner {
  browser: string
  address: string
}

/** Stores a flow and returns the state that identifies it. */
export async function keepFlow(
  { db, sealer, clock }: Deps,
  clienteId: number,
  { browser, address }: FlowOwner,
  flow: Flow,
): Promise<string> {
  const state = newSecret()
  const now = clock.now()
  const network = sealer.digest(JSON.stringify(['fluxo', networkOf(address)]))
  await db.inClient(
    clienteId,
    async (tx) => {
      await sweep(tx, sql`expira_em <= ${now.toString()}`, 0)
      await sweep(tx, sql`rede = ${network}`, flowLimits.ofNetwork - 1)
      await sweep(tx, sql`true`, flowLimits.ofClient - 1)
      await tx
        .insertInto('fluxo_oidc')
        .values({
          cliente_id: currentClient,
          estado: secretHash(state),
          navegador: secretHash(browser),
          rede: network,
          dados: sealer.seal(JSON.stringify(flow)),
          expira_em: now.add({ minutes }).toString(),
        })
        .execute()
    },
    system('sessao'),
  )
  return state
}

/** Deletes the oldest flows beyond a number. */
async function sweep(tx: Tx, which: RawBuilder<unknown>, kept: number): Promise<void> {
  await sql`delete from fluxo_oidc where cliente_id = (select cliente_atual()) and estado in (
    select estado from fluxo_oidc where cliente_id = (select cliente_atual()) and ${which}
     order by expira_em desc offset ${kept} limit ${swept} for update skip locked)`.execute(tx)
}

/** Takes a flow once, for the browser that started it. */
export async function takeFlow(
  { db, sealer, clock }: Deps,
  state: unknown,
  browser: unknown,
): Promise<(Flow & { clienteId: number }) | undefined> {
  if (!isSecret(state) || !isSecret(browser)) return undefined
  const digest = secretHash(state).toString('hex')
  return db.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, [['vinculo.fluxo', digest]])
    const found = await sql<{ clienteId: number; navegador: Buffer; dados: Buffer }>`
      select cliente_id as "clienteId", navegador, dados, set_config('vinculo.cliente', cliente_id::text, true)
        from fluxo_oidc
       where estado = decode(${digest}, 'hex') and expira_em > ${clock.now().toString()}`.execute(tx)
    const [row] = found.rows
    // A return in another browser must not use up the flow of the one that started it.
    if (!row || !timingSafeEqual(row.navegador, secretHash(browser))) return undefined
    const taken = await tx
      .deleteFrom('fluxo_oidc')
      .where('cliente_id', '=', currentClient)
      .where('estado', '=', secretHash(state))
      .executeTakeFirst()
    if (taken.numDeletedRows !== 1n) return undefined
    return { clienteId: row.clienteId, ...(JSON.parse(sealer.open(row.dados).toString()) as Flow) }
  })
}
