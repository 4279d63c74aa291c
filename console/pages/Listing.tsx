import { Button, Group, Stack, Text } from '@mantine/core'
import { Link, useCanGoBack, useLoaderData, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { mayCall, useListing, useSession } from '../api/hooks.ts'
import { isFiltered, type Search, wantedBy } from '../derive/address.ts'
import { number } from '../derive/format.ts'
import { inclusionsOf, type NounPage } from '../derive/noun.ts'
import { Export } from '../table/Export.tsx'
import { Filters } from '../table/Filters.tsx'
import { ListingTable } from '../table/ListingTable.tsx'
import { Paging } from '../table/Paging.tsx'
import { pt } from '../text/pt.ts'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** The list of a noun: all that it shows is in its address, and comes from its declaration. */
export function Listing() {
  const { noun, slug } = useLoaderData({ strict: false }) as NounPage
  const { listing } = noun
  const session = useSession()
  const inclusion = inclusionsOf(noun).find((one) => mayCall(session, one))
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
          {inclusion && (
            <Button component={Link} to={`/${slug}/incluir`}>
              {inclusion.title}
            </Button>
          )}
        </Group>
      </Group>
      {failedExport !== undefined && <Notice error={failedExport} />}
      <Filters {...{ listing, wanted }} onChange={change} />
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.elementos.length === 0 && (
        <Text py="md">{isFiltered(wanted) ? pt.list.none : pt.list.empty(noun.plural.toLowerCase())}</Text>
      )}
      {data && data.elementos.length > 0 && (
        <ListingTable
          {...{ noun, slug }}
          rows={data.elementos}
          order={wanted.ordem ?? listing.usualOrder}
          onOrder={(ordem) => change({ ordem })}
          stale={isPlaceholderData}
        />
      )}
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
