import { type RawBuilder, sql } from 'kysely'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Leaf } from '../../catalogue/output.ts'
import type { Context } from '../context.ts'
import type { Step } from '../domain/verb.ts'
import { Refusal } from '../refusal.ts'
import { authorOf } from '../store/author.ts'
import type { Tx } from '../store/database.ts'
import type { Person } from './caller.ts'

/** Key under which the same caller may send the same command again, and the digest by which it is recognised. */
export interface Repeatable {
  author: RawBuilder<string>
  key: string
  digest: string
  /** Of its answer, what is told once and never again. */
  secrets: readonly string[]
}

/** Under the caller's key, where there is one: the same command of the same caller with the same content. */
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

/** By number: a student and somebody of the staff may have one login, and two keys one name. */
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
  /** It was made when it came before. */
  repeated: boolean
}

/**
 * Makes a command once, however often it comes under its key. Whoever brings the same key meanwhile waits at the
 * key's row until the first is done, and gets its answer. What is refused leaves no key behind.
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
 * The same for a command that is made in steps: its key stands when it is done, so that one that was ended in the middle goes
 * on under the same key. Where it is not made alone, who is second made it too, and gets the first one's answer.
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
  // Purged between the two statements: it came so long ago that it may be made anew.
  if (!known) throw new Refusal('REGISTRO_OCUPADO')
  return known
}

/** The same command from before keys had a caller; they are kept for two days. */
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
