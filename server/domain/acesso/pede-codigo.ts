import { hash } from 'node:crypto'
import { system } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import { foldEmail } from '../../values/fold.ts'
import { networkOf } from '../../values/network.ts'
import { destinoDe, hasCodeAddress } from '../link/endereco.ts'
import { findLink, type Held, isOpen } from '../link/find.ts'
import { countUse } from '../tentativa/count.ts'
import { limits } from '../tentativa/limits.ts'
import { enviaCodigo } from './codigo.ts'

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

/**
 * Minimum time of an accepted request in milliseconds, so that timing does not reveal whether the link
 * exists.
 */
const least = 400

/**
 * Sends a code to the person of a link. Limits per network and per secret count valid and invalid secrets
 * alike, so that the answer does not reveal whether the link exists. Only the limit per address does: it
 * applies to existing links alone.
 */
export async function pedeCodigo(
  deps: Deps,
  secret: string,
  address: string,
  sends: (held: Held) => boolean,
): Promise<void> {
  await countUse(deps, ['codigo de link, rede', networkOf(address)], [limits.linkCodeOfNetwork])
  await countUse(deps, ['codigo de link', hash('sha256', secret)], [limits.linkCodeOfLink])
  await Promise.all([deps.clock.pause(least), send(deps, secret, sends)])
}

async function send(deps: Deps, secret: string, sends: (held: Held) => boolean): Promise<void> {
  const { db, sealer, clock } = deps
  const held = await findLink(deps, secret, undefined)
  if (!held || !hasCodeAddress(held.addresses) || !isOpen(held, clock.now()) || !sends(held)) return
  const { client, link, addresses } = held
  const whose = ['codigo de link, endereço', String(client.clienteId), foldEmail(destinoDe(addresses))]
  await countUse(deps, whose, [limits.linkCodeOfAddress])
  const now = clock.now()
  const acting = { today: today(client.fuso, now), actor: system('PedeCodigoLink') }
  await db.inClient(
    client.clienteId,
    (tx) => enviaCodigo(tx, acting, { sealer, now }, link, addresses),
    acting.actor,
  )
}
