import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'

/** Key under which the same command may come again, and the digest by which it is recognised. */
export interface Repeatable {
  key: string
  digest: string
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
  const { key, digest } = repeatable
  const taken = await sql<{ chave: string }>`
    insert into comando (cliente_id, chave, impressao) values (cliente_atual(), ${key}, decode(${digest}, 'hex'))
    on conflict do nothing returning chave`.execute(tx)
  if (taken.rows.length === 0) return { answer: await answerOf(tx, repeatable), repeated: true }
  const answer = await make()
  await sql`update comando set resposta = ${JSON.stringify(answer)}
    where cliente_id = (select cliente_atual()) and chave = ${key}`.execute(tx)
  return { answer, repeated: false }
}

async function answerOf(tx: Tx, { key, digest }: Repeatable): Promise<object> {
  const { rows } = await sql<{ digest: string; answer: object }>`
    select encode(impressao, 'hex') as digest, resposta as answer from comando
     where cliente_id = (select cliente_atual()) and chave = ${key}`.execute(tx)
  // Purged between the two statements: it came so long ago that it may be made anew.
  if (!rows[0]) throw new Refusal('REGISTRO_OCUPADO')
  if (rows[0].digest !== digest) throw new Refusal('CHAVE_REUTILIZADA')
  return rows[0].answer
}
