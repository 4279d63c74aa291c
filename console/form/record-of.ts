import type { Related } from '../../catalogue/fields.ts'
import { ask } from '../api/platform.ts'
import { titleOf } from '../derive/noun.ts'
import { nounRoutes } from '../routes.ts'

/** What the page of a record shows of it, and its title; null where the noun has no pages. */
export async function recordOf(noun: Related, id: string) {
  const known = await nounRoutes.find((one) => one.noun === noun)?.load()
  if (!known?.record) return null
  const { registro } = (await ask(known.record, { id: Number(id) })) as { registro: Record<string, unknown> }
  return { registro, called: titleOf(known, registro, Number(id)) }
}
