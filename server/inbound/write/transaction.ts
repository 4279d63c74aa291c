import pg from 'pg'
import { type Actor, actorSettings } from '../../store/actor.ts'

export interface TransactionOptions {
  /** Durable at commit, asynchronous (`synchronous_commit = off`), or rolled back. */
  kept?: 'durable' | 'soon' | 'never'
  actor: Actor
}

/** Statement that sets the actor for the rest of the transaction. */
export function actingStatement(settings: readonly (readonly [string, string])[]): string {
  const calls = settings.map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  )
  return `select ${calls.join(', ')}`
}

/** Runs a transaction of one client on the given connection. */
export async function inClient<T>(
  client: pg.ClientBase,
  clienteId: number,
  work: () => Promise<T>,
  { kept = 'durable', actor }: TransactionOptions,
): Promise<T> {
  const settings = [['vinculo.cliente', String(clienteId)] as const, ...actorSettings(actor)]
  const lazily = kept === 'soon' ? '; set local synchronous_commit = off' : ''
  await client.query(`begin; ${actingStatement(settings)}${lazily}`)
  try {
    const result = await work()
    await client.query(kept === 'never' ? 'rollback' : 'commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
