import { Button, Group, Stack, Text } from '@mantine/core'
import { Link, useCanGoBack, useLoaderData, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { useListing, useSession } from '../api/hooks.ts'
import { isFiltered, type Search, wantedBy } from '../derive/address.ts'
import { mayCall } from '../derive/doors.ts'
import { number } from '../derive/format.ts'
import { bulkOf, inclusionsOf, type NounPage, stateIn } from '../derive/noun.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import { Export } from '../table/Export.tsx'
import { Filters } from '../table/Filters.tsx'
import { ListingTable } from '../table/ListingTable.tsx'
import { Paging } from '../table/Paging.tsx'
import { useSelection } from '../table/selection.ts'
import { pt } from '../text/pt.ts'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** The list of a noun: all that it shows is in its address, and comes from its declaration. */
export function Listing() {
  const page = useLoaderData({ strict: false }) as NounPage
  const session = useSession()
  const [first] = page.noun.listings
  // Who may see none of them is told which right the first one needs.
  const listing = page.noun.listings.find((one) => mayCall(session, one)) ?? first
  return <ListingOf key={listing.id} {...page} listing={listing} />
}

function ListingOf({ noun, slug, listing }: NounPage & { listing: ListingOperation }) {
  const session = useSession()
  const inclusions = inclusionsOf(noun).filter((one) => mayCall(session, one))
  const selection = useSelection()
  const many = bulkOf(noun).some((one) => mayCall(session, one))
  const wanted = wantedBy(listing, useSearch({ strict: false }) as Search)
  const { data, error, refetch, isPlaceholderData } = useListing(listing, wanted)
  const [failedExport, setFailedExport] = useState<unknown>()
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const change = (next: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ to: '.', search: { ...wanted, cursor: undefined, ...next } as never, replace })
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <Group gap="sm" align="baseline">
          <PageTitle>{listing.title}</PageTitle>
          {data && <Total {...data.total} />}
        </Group>
        <Group gap="xs">
          <Export {...{ listing, slug, wanted }} onError={setFailedExport} />
          {inclusions.map(({ id, title }, at) => (
            <Button
              key={id}
              component={Link}
              to={at === 0 ? `/${slug}/incluir` : `/${slug}/incluir/${id}`}
              variant={at === 0 ? 'filled' : 'default'}
            >
              {title}
            </Button>
          ))}
        </Group>
      </Group>
      {failedExport !== undefined && <Notice error={failedExport} />}
      <Filters {...{ listing, wanted }} onChange={change} />
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.elementos.length === 0 && (
        <Text py="md">
          {isFiltered(wanted)
            ? pt.list.none
            : pt.list.empty(noun.plural.toLowerCase(), inclusions.length > 0)}
        </Text>
      )}
      {data && data.elementos.length > 0 && (
        <ListingTable
          {...{ noun, slug, listing }}
          rows={data.elementos}
          linked={noun.record !== undefined && mayCall(session, noun.record)}
          selection={many ? selection : undefined}
          order={wanted.ordem ?? listing.usualOrder}
          onOrder={(ordem) => change({ ordem })}
          stale={isPlaceholderData}
        />
      )}
      {many && <BulkBar {...{ noun, selection }} state={stateIn(noun, listing.columns)} />}
      {data && (
        <Paging
          later={wanted.cursor !== undefined}
          canGoBack={canGoBack}
          next={data.proximo}
          onFirst={() => change({})}
          onBack={() => history.back()}
          onNext={(cursor) => change({ cursor })}
        />
      )}
    </Stack>
  )
}

function Total({ valor, exato }: { valor: number; exato: boolean }) {
  return (
    <Text c="dimmed" size="sm" role="status">
      {pt.list.total(number(valor), exato, valor === 1)}
    </Text>
  )
}
