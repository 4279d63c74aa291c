import { useQuery } from '@tanstack/react-query'
import { procura } from '../../../catalogue/management/registro/procura.ts'
import { type SoughtNoun, soughtNouns } from '../../../catalogue/management/registro/sought.ts'
import type { Answer } from '../../../client/types.ts'
import { questionOf, useSession } from '../../api/hooks.ts'
import { columnsOf, wordsFor } from '../../derive/columns.ts'
import { mayCall, mayOpen } from '../../derive/doors.ts'
import { isEnough, namedNumber, searchFor } from '../../derive/palette.ts'
import { recordPath } from '../../derive/record-path.ts'
import { type MenuRow, nounRoutes, pageRoutes } from '../../routes.ts'
import { say } from '../../text/say.ts'
import { text } from '../../text/text.ts'

type Group = NonNullable<Answer<typeof procura>['grupos']>[number]
type Found = NonNullable<Group['elementos']>[number]

const rows: readonly (MenuRow & { noun?: string })[] = [...nounRoutes, ...pageRoutes]

/** Pages of nouns that have hand-written ones. */
const pages: Readonly<Record<string, string>> = { lote: 'lotes', usuario: 'configuracoes/usuarios' }

const isOf = ({ slug, noun }: (typeof rows)[number], sought: SoughtNoun) =>
  noun === sought || slug === pages[sought]

/** Records that match the input, and the filtered lists themselves. */
export function useFound(typed: string) {
  const session = useSession()
  const open = new Map(
    soughtNouns.flatMap((noun) => {
      const row = rows.find((one) => isOf(one, noun) && mayOpen(session, one))
      return row ? [[noun as string, row] as const] : []
    }),
  )
  const words = Object.fromEntries([...open].map(([noun, row]) => [noun, `${say(row.label)} ${row.words}`]))
  const called = namedNumber(typed, words)
  const asked = called?.number ?? typed
  const entidades = soughtNouns.filter((noun) => called?.nouns.includes(noun))
  const { data, isFetching } = useQuery({
    ...questionOf('paleta', procura, { busca: asked, ...(called && { entidades }) }),
    enabled: isEnough(asked) && mayCall(session, procura),
    staleTime: 30_000,
  })
  const found = (data?.grupos ?? []).flatMap(({ entidade = '', elementos, mais }) => {
    const row = open.get(entidade ?? '')
    if (!row) return []
    const all = {
      key: `em ${row.slug}`,
      label: text.palette.searchIn(say(row.label), asked),
      beside: say(row.label),
      to: `/${row.slug}`,
      search: { busca: searchFor(asked) },
    }
    return [...(elementos ?? []).map((one) => choiceOf(row, one)), ...(mais ? [all] : [])]
  })
  return { found, isSearching: isFetching }
}

const roles = columnsOf(procura.output.grupos.fields.elementos.fields).find(({ path }) => path === 'papel')!

function choiceOf({ slug, label }: MenuRow, { id, nome, complemento, papel }: Found) {
  const choice = {
    key: `${slug} ${id}`,
    label: [nome || id, complemento].filter(Boolean).join(' · '),
    beside: [say(label), wordsFor(roles, papel)].filter(Boolean).join(' · '),
  }
  // Users have no pages of their own; their list opens with the one found.
  if (slug === pages.usuario) return { ...choice, to: `/${slug}`, search: { busca: complemento ?? '' } }
  return { ...choice, to: recordPath(slug, id) }
}
