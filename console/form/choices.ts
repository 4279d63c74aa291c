import { useQuery } from '@tanstack/react-query'
import type { Among } from '../../catalogue/fields.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { readingOf, useSession } from '../api/hooks.ts'
import { amongIn } from '../derive/candidates.ts'
import { valueAt } from '../derive/columns.ts'
import type { Typed } from '../derive/controls.ts'
import { mayCall } from '../derive/doors.ts'
import { calledIn, inclusionsOf, type Noun } from '../derive/noun.ts'
import { nearestFirst } from '../derive/rank.ts'
import { nounRoutes } from '../routes.ts'

export interface Choice {
  value: string
  label: string
}

/**
 * Number of records shown, of those fetched: lists are sorted by name, and the best matches come first here.
 */
export const shown = 20
const looked = 50

/** Records of a noun that its list finds for the input. */
export function useChoices(
  noun: string,
  busca: string,
  among?: Among,
  typed: Typed = {},
): {
  choices: readonly Choice[]
  isPending: boolean
  /** The command that includes such a record, where the person may call it. */
  inclusion: { command: CommandOperation; noun: Noun } | undefined
} {
  const route = nounRoutes.find((one) => one.noun === noun)
  const loaded = useQuery({
    queryKey: ['noun', noun],
    queryFn: () => route!.load(),
    enabled: route !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const asked = busca.trim()
  const session = useSession()
  const listing = loaded.data?.listings.find((one) => mayCall(session, one))
  const wanted = {
    ...(listing && amongIn(among, typed, listing)),
    ...(asked ? { quantidade: looked, busca: asked } : { quantidade: shown }),
  }
  const found = useQuery({
    ...(listing
      ? readingOf(listing, wanted)
      : { queryKey: ['noun', noun, 'none'] as const, queryFn: () => null }),
    enabled: listing !== undefined,
  } as Parameters<typeof useQuery>[0])
  const rows = (found.data as { elementos: readonly object[] } | null | undefined)?.elementos ?? []
  const choices = rows.map((row) => ({
    value: String(valueAt(row, 'id')),
    label: (loaded.data && calledIn(row, loaded.data)) || String(valueAt(row, 'id')),
  }))
  // A noun whose new records have a page of their own needs more than a form.
  const command =
    loaded.data && !route?.own?.include
      ? inclusionsOf(loaded.data).find((one) => makesOne(one) && mayCall(session, one))
      : undefined
  return {
    inclusion: command && loaded.data && { command, noun: loaded.data },
    choices: asked ? nearestFirst(choices, ({ label }) => label, asked).slice(0, shown) : choices,
    isPending: loaded.isPending || (found.isPending && listing !== undefined),
  }
}

/** Whether the answer names the record that was made. */
const makesOne = ({ output }: CommandOperation) => Boolean(output.id || output.resultados)
