import type pg from 'pg'
import type { LinkSigning } from '../domain/arquivo/link.ts'
import { execution, prepare } from '../store/prepared.ts'
import type { Connections } from '../store/readers.ts'
import { runSeveral } from '../store/several.ts'
import { cancel } from './cancel.ts'
import { copyOut, type Lines, type Told } from './copy.ts'
import { literal } from './place.ts'
import type { Selection } from './selection.ts'
import { rendersRows } from './statement.ts'

/** Whether so many elements are worth a second connection. */
export const isMany = (elements: number): boolean => elements >= 400

/** How many of the elements the first connection renders: more than the other, which begins later and skips them. */
export const firstPart = (elements: number): number => Math.ceil(elements * 0.54)

/** So much of each half is read before it can be sent. Then the database waits. */
const held = 4 * 1024 * 1024

/** Begins to read in one snapshot: a new one, one that another connection may join, or such a one. */
export function beginStatement(
  { clienteId, links }: { clienteId: number; links?: LinkSigning | undefined },
  snapshot?: 'export' | { joined: string },
): string {
  const join = typeof snapshot === 'object' ? `set transaction snapshot ${literal(snapshot.joined)};` : ''
  const exported = snapshot === 'export' ? ', pg_export_snapshot() as snapshot' : ''
  // What is prepared is planned once, for whatever place it is told: an index finds them all alike. The server's usual
  // price of a random page is that of a turning disk: at that price a page of 1,000 elements would read a whole joined table.
  return `begin isolation level repeatable read read only; ${join}
    select set_config('vinculo.cliente', '${clienteId}', true),
           set_config('plan_cache_mode', 'force_generic_plan', true), set_config('random_page_cost', '1.1', true),
           pg_current_snapshot()::text as seen${links ? linkSettings(links) : ''}${exported}`
}

/** Told to the transaction, so that the statements of a walk stay the same from page to page. */
const linkSettings = ({ inicio, chave }: LinkSigning) =>
  `, set_config('vinculo.link_inicio', ${literal(inicio)}, true), set_config('vinculo.link_chave', ${literal(chave)}, true)`

/**
 * The second half of a page, rendered on a connection of its own while the first half is: a page's time is nearly all
 * rendering, which takes one core a connection.
 */
export class SecondHalf {
  readonly #client: pg.PoolClient
  /** How it will see what the first connection sees. */
  #joining = ''
  #asked: Promise<unknown> | undefined
  #bytes: AsyncIterator<Buffer> | undefined
  #first: Promise<IteratorResult<Buffer>> | undefined
  #whole = true
  #cancelled = false
  #left = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** For a page that is worth it, when a connection is free at once. */
  static async of(from: Connections, selection: Selection): Promise<SecondHalf | undefined> {
    const { paging } = selection.request
    if (!paging || !isMany(paging.size) || !rendersRows(selection)) return undefined
    const client = await from.spare()
    return client && new SecondHalf(client)
  }

  /** Sees what the first connection sees, from the first thing on that it is asked. */
  join(who: Parameters<typeof beginStatement>[0], snapshot: string): void {
    this.#joining = beginStatement(who, { joined: snapshot })
  }

  /** Looks something up in the same snapshot, before it renders: in the same round trip as it joins. */
  ask<T>(told: Told): Promise<T[]> {
    const asked = this.#ask<T>(told)
    this.#asked = asked.catch(() => {})
    return asked
  }

  async #ask<T>(told: Told): Promise<T[]> {
    const asking = execution(await prepare(this.#client, told), told.values)
    const results = runSeveral(this.#client, `${this.#joining}; ${asking}`)
    // What could not join renders nothing: its transaction is there, and has failed.
    this.#joining = ''
    return (await results).at(-1)!.rows
  }

  /** Begins to render, and holds what comes. */
  begin(lines: Lines): void {
    this.#whole = false
    this.#first = this.#begin(lines)
    this.#first.catch(() => {})
  }

  async #begin(lines: Lines): Promise<IteratorResult<Buffer>> {
    await this.#asked
    if (this.#joining) await this.#client.query(this.#joining)
    this.#bytes = copyOut(this.#client, lines, held)
    return this.#bytes.next()
  }

  /** Whether it could begin. A standby may not let others join, and a connection may be gone. */
  hasBegun(): Promise<boolean> {
    return this.#first!.then(
      () => true,
      () => false,
    )
  }

  async *bytes(): AsyncGenerator<Buffer> {
    for (let next = await this.#first!; !next.done; next = await this.#bytes!.next()) yield next.value
    this.#whole = true
  }

  /** Afterwards nobody else can use the connection: the cancellation may still be on its way to it. */
  cancel(): void {
    if (this.#left) return
    this.#cancelled = true
    cancel(this.#client)
  }

  /** Gives the connection back, or ends it where it stopped in the middle. */
  async leave(): Promise<void> {
    if (this.#left) return
    this.#left = true
    await this.#asked
    if (this.#whole && !this.#cancelled) await release(this.#client)
    else this.#client.release(true)
  }
}

/** Ends the transaction of a connection and gives it back; one that cannot end it is not used again. Never fails. */
export function release(client: pg.PoolClient): Promise<void> {
  return client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  )
}

/** The lines of a page's halves, or of one statement, in order. */
export async function* copyAll(
  client: pg.PoolClient,
  [first, rest]: readonly Lines[],
  second: SecondHalf | undefined,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  if (second && rest) second.begin(rest)
  if (first) yield* copyOut(client, first, rest ? held : undefined)
  if (!rest) return
  if (second && (await second.hasBegun())) return yield* second.bytes()
  signal.throwIfAborted()
  yield* copyOut(client, rest)
}
