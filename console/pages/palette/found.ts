import { useQueries, useQuery } from '@tanstack/react-query'
import { readingOf, useSession } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { columnsOf, valueAt, wordsFor } from '../../derive/columns.ts'
import { mayCall, mayOpen } from '../../derive/doors.ts'
import { calledIn, type Noun } from '../../derive/noun.ts'
import { inOrder, isEnough, namedNumber, numberIn, searchedAmong, searchFor } from '../../derive/palette.ts'
import { nearestFirst } from '../../derive/rank.ts'
import { numberOf as addressed, recordPath } from '../../derive/record-path.ts'
import { type NounRoute, nounRoutes, pageRoutes } from '../../routes.ts'
import { say } from '../../text/say.ts'
import { text } from '../../text/text.ts'

/**
 * Records shown per noun, of those fetched: lists are sorted by name, and the best matches come first here.
 */
const each = 4
const looked = 50
/** Noun whose records people call by a number. */
const numberOf = 'contrato'

/** Records that match the input, and the filtered lists themselves. */
export function useFound(typed: string) {
  const session = useSession()
  const open = searchedAmong(nounRoutes).filter((row) => mayOpen(session, row))
  const words = Object.fromEntries(open.map(({ noun, label, words }) => [noun, `${say(label)} ${words}`]))
  const called = namedNumber(typed, words)
  const routes = called ? open.filter(({ noun }) => called.nouns.includes(noun)) : open
  const asked = called?.number ?? typed
  const answers = useQueries({
    queries: routes.map((route) => ({
      queryKey: ['paleta', route.noun, asked],
      queryFn: async () => {
        const noun = await route.load()
        const listing = noun.listings.find((one) => mayCall(session, one))
        if (!listing) return []
        const search = async (wanted: object) =>
          (await queryClient.fetchQuery(readingOf(listing, { ...wanted, quantidade: looked } as never)))
            .elementos as readonly object[]
        const told = addressed(asked)
        const number = told && numberIn(String(told.contrato))
        const numbered = number !== undefined && numberOf in listing.filters && route.noun === numberOf
        const sequences = numbered ? await search({ [numberOf]: number }) : []
        const exact = told?.sequencia
          ? sequences.filter((row) => valueAt(row, 'sequencia') === told.sequencia)
          : sequences
        const others = asked.length > 1 ? await search({ busca: searchFor(asked) }) : []
        const known = new Set(exact.map((row) => valueAt(row, 'id')))
        const more = others.filter((row) => !known.has(valueAt(row, 'id')))
        return [
          ...exact.map((row) => choiceOf(route, noun, row)),
          ...nearestFirst(
            more.map((row) => choiceOf(route, noun, row)),
            ({ label }) => label,
            asked,
          ),
        ]
      },
      enabled: isEnough(asked) && (asked.length > 1 || route.noun === numberOf),
      staleTime: 30_000,
    })),
  })
  const groups = answers.map(({ data, isFetching }, at) => {
    const { slug, label } = routes[at]!
    const all = {
      key: `em ${slug}`,
      label: text.palette.searchIn(say(label), asked),
      beside: say(label),
      to: `/${slug}`,
      search: { busca: searchFor(asked) },
    }
    return { isFetching, data: data && [...data.slice(0, each), ...(data.length > each ? [all] : [])] }
  })
  const users = useUsers(called ? '' : asked)
  return {
    found: inOrder([...groups, { data: users.found, isFetching: users.isSearching }]),
    isSearching: users.isSearching || answers.some(({ isFetching }) => isFetching),
  }
}

/** Users have no pages of their own; their list opens with the one found. */
function useUsers(asked: string) {
  const session = useSession()
  const row = pageRoutes.find(({ slug }) => slug === 'configuracoes/usuarios')!
  const { data, isFetching } = useQuery({
    queryKey: ['paleta', 'usuario', asked],
    queryFn: async () => {
      const { listaUsuarios } = await import('../../../catalogue/management/usuario/lista-usuarios.ts')
      const wanted = { busca: asked, quantidade: each }
      return (await queryClient.fetchQuery(readingOf(listaUsuarios, wanted))).elementos
    },
    enabled: asked.length > 1 && mayOpen(session, row),
    staleTime: 30_000,
  })
  const found = data?.map(({ nome, login }) => ({
    key: `usuario ${login}`,
    label: `${nome} · ${login}`,
    beside: say(row.label),
    to: `/${row.slug}`,
    search: { busca: login ?? '' },
  }))
  return { found, isSearching: isFetching }
}

/** Columns that say more about a record than the name of its page. */
const telling = ['papel']

function choiceOf({ slug, label }: NounRoute, noun: Noun, row: object) {
  const id = String(valueAt(row, 'id'))
  const more = columnsOf(noun.listings[0].columns)
    .filter(({ path }) => telling.includes(path))
    .map((column) => wordsFor(column, valueAt(row, column.path)))
    .filter(Boolean)
  const beside = [say(label), ...more].join(' · ')
  return { key: `${slug} ${id}`, label: calledIn(row, noun) || id, beside, to: recordPath(slug, id, row) }
}
