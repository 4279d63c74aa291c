import { useQueries } from '@tanstack/react-query'
import { readingOf, useSession } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { valueAt } from '../../derive/columns.ts'
import { mayCall, mayOpen } from '../../derive/doors.ts'
import { calledIn, type Noun } from '../../derive/noun.ts'
import { searchedAmong } from '../../derive/palette.ts'
import { nearestFirst } from '../../derive/rank.ts'
import { recordPath } from '../../derive/record-path.ts'
import { type NounRoute, nounRoutes } from '../../routes.ts'
import { say } from '../../text/say.ts'
import { text } from '../../text/text.ts'

/**
 * Records shown per noun, of those fetched: lists are sorted by name, and the best matches come first here.
 */
const each = 4
const looked = 50

/** Records that match the input, and the filtered lists themselves. */
export function useFound(asked: string) {
  const session = useSession()
  const routes = searchedAmong(nounRoutes).filter((row) => mayOpen(session, row))
  const answers = useQueries({
    queries: routes.map((route) => ({
      queryKey: ['paleta', route.noun, asked],
      queryFn: async () => {
        const noun = await route.load()
        const listing = noun.listings.find((one) => mayCall(session, one))
        if (!listing) return []
        const { elementos } = await queryClient.fetchQuery(
          readingOf(listing, { busca: asked, quantidade: looked } as never),
        )
        const choices = (elementos as readonly object[]).map((row) => choiceOf(route, noun, row))
        return nearestFirst(choices, ({ label }) => label, asked)
      },
      enabled: asked.length > 1,
      staleTime: 30_000,
    })),
  })
  const found = answers.flatMap(({ data }, at) => {
    const { slug, label } = routes[at]!
    const all = {
      key: `em ${slug}`,
      label: text.palette.searchIn(say(label), asked),
      beside: say(label),
      to: `/${slug}`,
      search: { busca: asked },
    }
    return data && data.length > 0 ? [...data.slice(0, each), ...(data.length > each ? [all] : [])] : []
  })
  return { found, isSearching: answers.some(({ isFetching }) => isFetching) }
}

function choiceOf({ slug, label }: NounRoute, noun: Noun, row: object) {
  const id = String(valueAt(row, 'id'))
  return {
    key: `${slug} ${id}`,
    label: calledIn(row, noun) || id,
    beside: say(label),
    to: recordPath(slug, id, row),
  }
}
