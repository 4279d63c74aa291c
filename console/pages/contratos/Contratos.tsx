import { Group, Stack } from '@mantine/core'
import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../../api/hooks.ts'
import { type Search, wantedBy } from '../../derive/address.ts'
import { partyOf } from '../../derive/doors.ts'
import type { NounPage } from '../../derive/noun.ts'
import { Filters } from '../../table/Filters.tsx'
import { say } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Modes } from '../../ui/Modes.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Listing } from '../Listing.tsx'
import { EndingSoon } from './EndingSoon.tsx'
import { text } from './text.ts'

// Loaded on demand: most people use the list.
const Board = lazy(async () => ({ default: (await import('./Board.tsx')).Board }))

export function Contratos() {
  const { noun, slug } = useLoaderData({ strict: false }) as NounPage
  const search = useSearch({ strict: false }) as Search
  const session = useSession()
  const navigate = useNavigate()
  if (partyOf(session) || !noun.machine) return <Listing />
  if (search.modo !== 'quadro') {
    return (
      <Listing
        beside={
          <Group gap="xs">
            <EndingSoon {...{ slug, search }} />
            <ListOrBoard {...{ slug, search }} />
          </Group>
        }
      />
    )
  }
  const [listing] = noun.listings
  // Columns are states, so there is no filter by state.
  const { situacao, ...filters } = listing.filters
  const columns = { ...listing, filters }
  const wanted = wantedBy(columns, search)
  const change = (next: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ to: '.', search: { ...wanted, ...next, modo: 'quadro' } as never, replace })
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <PageTitle>{say(listing.title)}</PageTitle>
        <ListOrBoard {...{ slug, search }} />
      </Group>
      <Filters listing={columns} wanted={wanted} onChange={change} />
      <Suspense fallback={<Loading />}>
        <Board {...{ noun, slug, wanted }} machine={noun.machine} />
      </Suspense>
    </Stack>
  )
}

function ListOrBoard({ slug, search }: { slug: string; search: Search }) {
  const { modo, cursor, ...rest } = search
  const mode = (name: string, label: string) => ({
    label,
    to: `/${slug}`,
    search: { ...rest, ...(name ? { modo: name } : {}) },
    current: (modo ?? '') === name,
  })
  return <Modes label={text.mode} modes={[mode('', text.list), mode('quadro', text.board)]} />
}
