import { type RawBuilder, sql } from 'kysely'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Leaf } from '../../catalogue/output.ts'
import type { Context } from '../context.ts'
import type { Step } from '../domain/verb.ts'
import { Refusal } from '../refusal.ts'
import { authorOf } from '../store/author.ts'
import type { Tx } from '../store/database.ts'
import type { Person } from './caller.ts'

/** Idempotency key of a caller, and the digest that recognises the same command. */
export interface Repeatable {
  author: RawBuilder<string>
  key: string
  digest: string
  /** Fields of the answer that are told once and not stored. */
  secrets: readonly string[]
}

/** The digest covers the command, the caller and the content. */
export function repeatableBy(
  { id, output }: Pick<CommandOperation, 'id' | 'output'>,
  { context, caller, key }: { context: Context; caller: Person; key: string | undefined },
  content: unknown,
): Repeatable | undefined {
  if (key === undefined) return undefined
  const digest = context.sealer.digest(JSON.stringify([id, callerOf(caller), content]))
  const secrets = Object.keys(output).filter((name) => (output[name] as Leaf).secret)
  return { author: authorOf(caller.actor), key, digest, secrets }
}

/** By id: a student and a user may share a login, and two keys may share a name. */
const callerOf = ({ actor, spender }: Person): readonly unknown[] => {
  switch (actor.kind) {
    case 'person':
      return [actor.tipo, actor.id]
    case 'party':
      return [actor.parte, actor.id]
    default:
      return ['credencial', spender]
  }
}

export interface Answered {
  answer: object
  /** True if the answer was stored by an earlier request. */
  repeated: boolean
}

/**
 * Runs a command once per idempotency key. A concurrent request with the same key waits at the key's row and
 * gets the stored answer. A refused command stores no key.
 */
export async function onceIn(
  tx: Tx,
  repeatable: Repeatable | undefined,
  make: () => Promise<object>,
): Promise<Answered> {
  if (!repeatable) return { answer: await make(), repeated: false }
  const before = await storedBefore(tx, repeatable)
  if (before) return { answer: before, repeated: true }
  const { author, key, digest, secrets } = repeatable
  const taken = await sql<{ chave: string }>`
    insert into comando (cliente_id, autor, chave, impressao)
    values (cliente_atual(), ${author}, ${key}, decode(${digest}, 'hex'))
    on conflict do nothing returning chave`.execute(tx)
  if (taken.rows.length === 0) return { answer: await answerOf(tx, repeatable), repeated: true }
  const answer = await make()
  const kept = { ...answer, ...Object.fromEntries(secrets.map((name) => [name, ''])) }
  await sql`update comando set resposta = ${JSON.stringify(kept)}
    where cliente_id = (select cliente_atual()) and chave = ${key} and autor = ${author}`.execute(tx)
  return { answer, repeated: false }
}

/**
 * The same for a command in steps. The key is stored at the end, so that an interrupted command continues
 * under the same key. Of two concurrent requests both run, and the second gets the first one's answer.
 */
export async function onceInSteps(
  step: Step,
  repeatable: Repeatable | undefined,
  make: () => Promise<object>,
): Promise<Answered> {
  if (!repeatable) return { answer: await make(), repeated: false }
  const known = await step(async (tx) => (await storedBefore(tx, repeatable)) ?? storedAnswer(tx, repeatable))
  if (known) return { answer: known, repeated: true }
  const answer = await make()
  return step((tx) => onceIn(tx, repeatable, async () => answer))
}

async function answerOf(tx: Tx, repeatable: Repeatable): Promise<object> {
  const known = await storedAnswer(tx, repeatable)
  // Purged between the two statements: the key has expired and may be used again.
  if (!known) throw new Refusal('REGISTRO_OCUPADO')
  return known
}

/** Answer stored before keys belonged to a caller. Such keys are kept for two days. */
async function storedBefore(tx: Tx, { key, digest }: Repeatable): Promise<object | undefined> {
  const { rows } = await sql<{ answer: object }>`
    select resposta as answer from comando where cliente_id = (select cliente_atual()) and chave = ${key}
       and autor = '' and impressao = decode(${digest}, 'hex')`.execute(tx)
  return rows[0]?.answer
}

async function storedAnswer(tx: Tx, { author, key, digest }: Repeatable): Promise<object | undefined> {
  const { rows } = await sql<{ digest: string; answer: object }>`
    select encode(impressao, 'hex') as digest, resposta as answer from comando
     where cliente_id = (select cliente_atual()) and chave = ${key} and autor = ${author}`.execute(tx)
  if (!rows[0]) return undefined
  if (rows[0].digest !== digest) throw new Refusal('CHAVE_REUTILIZADA')
  return rows[0].answer
}
