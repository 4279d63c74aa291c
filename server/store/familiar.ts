import pg from 'pg'

/** Asked so often, a statement is familiar. */
export const often = 3
/** So many are counted, so many become familiar, and so many of these each connection keeps the plans of. */
const mostCounted = 4_000
const mostFamiliar = 1_000
export const mostKept = 250

/** What is planned; the rest begins and ends transactions. */
const planned = /^\s*(?:select|with|insert|update|delete|merge)\b/i

const counts = new Map<string, number>()
const familiar = new Map<string, string>()
const kept = new WeakMap<pg.ClientBase, Set<string>>()
let names = 0

/** The name of a statement that is asked again and again. */
function nameOf(text: string): string | undefined {
  const known = familiar.get(text)
  if (known !== undefined || familiar.size >= mostFamiliar || !planned.test(text)) return known
  const count = (counts.get(text) ?? 0) + 1
  if (count < often) {
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  return rename(text)
}

function rename(text: string): string {
  const name = `usual_${++names}`
  familiar.set(text, name)
  return name
}

/** The name under which a connection knows a statement, or comes to know it. */
function knownTo(client: pg.ClientBase, text: string): string | undefined {
  const name = nameOf(text)
  if (name === undefined) return undefined
  const own = kept.get(client) ?? new Set<string>()
  kept.set(client, own)
  if (!own.has(name) && own.size >= mostKept) return undefined
  own.add(name)
  return name
}

/**
 * Asks a statement of a connection. Verbs ask many short ones, and to read and plan such a statement takes longer than
 * to run it: a connection keeps the plans of those that are asked often.
 */
export async function ask(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  const name = knownTo(client, text)
  if (name === undefined) return client.query(text, [...values])
  try {
    return await client.query({ name, text, values: [...values] })
  } catch (error) {
    // Somebody added a column meanwhile: under a new name it is planned again, everywhere.
    if (error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery') rename(text)
    throw error
  }
}
