import { Button, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { useSession } from '../api/hooks.ts'
import type { Session } from '../api/session.ts'
import { isFiltered } from '../derive/address.ts'
import { mayCall, mayOpen } from '../derive/doors.ts'
import { bulkOf, inclusionsOf, type Noun, type NounPage, stateIn } from '../derive/noun.ts'
import { nounRoutes, pageRoutes, rowAt } from '../routes.ts'
import { useAsked } from '../table/asked.ts'
import { BulkBar } from '../table/BulkBar.tsx'
import { Export } from '../table/Export.tsx'
import { Filters } from '../table/Filters.tsx'
import { ListingTable } from '../table/ListingTable.tsx'
import { Paging } from '../table/Paging.tsx'
import { usePreferences } from '../table/preferences.ts'
import { useSelection } from '../table/selection.ts'
import { Total } from '../table/Total.tsx'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Later } from '../ui/Later.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

// Loaded after the rows.
const ListTools = lazy(async () => ({ default: (await import('../table/ListTools.tsx')).ListTools }))
const OwnIntro = lazy(async () => ({ default: (await import('./portal/OwnIntro.tsx')).OwnIntro }))
const MoreActions = lazy(async () => ({
  default: (await import('../table/MoreActions.tsx')).MoreActions,
}))

/** List of a noun, derived from its declaration. Its state is in the address. */
export function Listing({ beside }: { beside?: ReactNode }) {
  const page = useLoaderData({ strict: false }) as NounPage
  const session = useSession()
  const [first] = page.noun.listings
  // If none is open, the first one says which right is missing.
  const listing = page.noun.listings.find((one) => mayCall(session, one)) ?? first
  return <ListingOf key={listing.id} {...page} {...{ listing, beside }} />
}

/** The page that sends a file of such records, where batches feed them. */
function fileOf({ record }: Noun, session: Session) {
  const page = rowAt(pageRoutes, '/integracao/importar')
  if (!record?.fed || !page || !mayOpen(session, page)) return []
  const to = `/${page.slug}`
  return [{ id: record.fed, label: text.list.fromFile, to, search: { operacao: record.fed } }]
}

interface Props extends NounPage {
  listing: ListingOperation
  /** Content beside the buttons, such as other views. */
  beside?: ReactNode
}

function ListingOf({ noun, slug, listing, beside }: Props) {
  const session = useSession()
  const inclusions = inclusionsOf(noun).filter((one) => mayCall(session, one))
  const actions = [
    ...inclusions.map(({ id, title, sheet }, at) => ({
      id,
      label: sheet ? text.list.fromFile : say(title),
      to: at === 0 ? `/${slug}/incluir` : `/${slug}/incluir/${id}`,
      search: {},
    })),
    ...fileOf(noun, session),
  ]
  const selection = useSelection()
  const [preferences, setPreferences] = usePreferences(listing)
  const { wanted, data, error, retry, party, few, stale, change, paging } = useAsked(listing)
  const many = bulkOf(noun).some((one) => mayCall(session, one)) && !party
  const answered = Boolean(data ?? error)
  const route = nounRoutes.find((one) => one.slug === slug)
  const title = say((party && route?.ownLabel) || listing.title)
  const columns = (party ? noun.ownColumns : undefined) ?? noun.columns
  const [failedExport, setFailedExport] = useState<unknown>()
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <Group gap="sm" align="baseline">
          <PageTitle>{title}</PageTitle>
          {data && <Total {...data.total} />}
        </Group>
        <Group gap="xs">
          {beside}
          {!few && (
            <Later after={answered}>
              <ListTools
                {...{ listing, wanted, preferences }}
                usual={columns}
                name={noun.name}
                onChange={setPreferences}
              />
            </Later>
          )}
          <Export {...{ listing, slug, wanted }} onError={setFailedExport} />
          {actions.map(({ id, label, to, search }, at) => (
            <Button
              key={id}
              component={Link}
              {...{ to, search: search as never }}
              variant={id === inclusions[0]?.id ? 'filled' : 'default'}
              {...(at > 0 && { visibleFrom: 'sm' })}
            >
              {label}
            </Button>
          ))}
          {actions.length > 1 && (
            <Later after={answered}>
              <MoreActions actions={actions.slice(1)} />
            </Later>
          )}
        </Group>
      </Group>
      {party && (
        <Suspense>
          <OwnIntro noun={listing.noun} inclusion={actions[0]?.to} />
        </Suspense>
      )}
      {failedExport !== undefined && <Notice error={failedExport} />}
      {!few && <Filters {...{ listing, wanted }} onChange={change} />}
      {error && <Notice error={error} onRetry={retry} />}
      {!data && !error && <Loading />}
      {data && data.elementos.length === 0 && (
        <Text py="md">
          {isFiltered(wanted)
            ? text.list.none
            : text.list.empty(noun.plural.toLowerCase(), inclusions.length > 0)}
        </Text>
      )}
      {data && data.elementos.length > 0 && (
        <ListingTable
          {...{ slug, listing }}
          noun={party && noun.ownColumns ? { ...noun, name: columns[0] ?? noun.name } : noun}
          shown={preferences.columns ?? columns}
          content={
            party && noun.rowContent && mayCall(session, noun.rowContent) ? noun.rowContent : undefined
          }
          rows={data.elementos}
          linked={noun.record !== undefined && mayCall(session, noun.record)}
          selection={many ? selection : undefined}
          order={wanted.ordem ?? listing.usualOrder}
          onOrder={(ordem) => change({ ordem })}
          stale={stale}
        />
      )}
      {many && <BulkBar {...{ noun, selection }} state={stateIn(noun, listing.columns)} />}
      {data && <Paging {...paging} />}
    </Stack>
  )
}
