import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListingOperation } from '../../../catalogue/operation.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { drafts } from '../../api/platform.ts'
import { wantedBy } from '../../derive/address.ts'
import { mayCall, mayOpen } from '../../derive/doors.ts'
import { number } from '../../derive/format.ts'
import type { Noun } from '../../derive/noun.ts'
import { nameKey } from '../../derive/prefill.ts'
import { type NounRoute, nounRoutes } from '../../routes.ts'
import { ListingTable } from '../../table/ListingTable.tsx'
import { say } from '../../text/say.ts'
import { text as common } from '../../text/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './RelatedLists.module.css'
import { text } from './text.ts'

/** Rows of a list on the page of another record. */
const shown = 5

/** A list of another noun, filtered by the record of the page. */
export interface Related {
  noun: string
  /** By default that of the list. */
  title?: string
  /** As in the address of the list. */
  search: Readonly<Record<string, string>>
  /** The first leads to the record of the row. */
  columns: readonly [string, ...string[]]
}

interface Props {
  lists: readonly Related[]
  /** The record of the page, which the filters name. */
  of: { noun: string; id: number; called: string }
}

/**
 * Lists of what belongs to a record, with their numbers; all but the first are folded. Each leads to the whole
 * list, with its filter in the address.
 */
export function RelatedLists({ lists, of }: Props) {
  const session = useSession()
  const open = lists.flatMap((list) => {
    const route = nounRoutes.find((one) => one.noun === list.noun)
    return route && mayOpen(session, route) ? [{ ...list, route }] : []
  })
  return (
    <Stack gap="sm">
      {open.map((list, at) => (
        <RelatedList
          key={Object.keys(list.search).join() + list.noun}
          {...list}
          of={of}
          unfolded={at === 0}
        />
      ))}
    </Stack>
  )
}

type ListProps = Omit<Related, 'noun'> & { route: NounRoute; of: Props['of']; unfolded: boolean }

function RelatedList(props: ListProps) {
  const { route } = props
  const session = useSession()
  const { data: noun } = useQuery({
    queryKey: ['noun', route.noun],
    queryFn: () => route.load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const listing = noun?.listings.find((one) => mayCall(session, one))
  return noun && listing ? <Rows {...props} {...{ noun, listing }} /> : null
}

function Rows({
  route,
  title: named,
  search,
  columns,
  of,
  unfolded,
  noun,
  listing,
}: ListProps & { noun: Noun; listing: ListingOperation }) {
  const { data, error, refetch } = useListing(listing, { ...wantedBy(listing, search), quantidade: shown })
  const title = named ?? say(listing.title)
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={28} />
  const { elementos, total } = data
  const heading = (
    <Title order={2} fz="h4" display="inline">
      {title}
    </Title>
  )
  if (elementos.length === 0)
    return (
      <Group gap="xs" align="baseline" className={classes.list}>
        {heading}
        <Text size="sm" c="dimmed">
          {text.none}
        </Text>
      </Group>
    )
  return (
    <details open={unfolded} className={classes.list}>
      <summary>
        {heading}{' '}
        <Text span size="sm" c="dimmed">
          {common.list.total(number(total.valor), total.exato, total.valor === 1)}
        </Text>
      </summary>
      <ListingTable
        noun={{ ...noun, name: columns[0] }}
        listing={listing}
        slug={route.slug}
        rows={elementos}
        shown={columns}
        stale={false}
        linked={noun.record !== undefined}
        selection={undefined}
      />
      <Anchor
        component={Link}
        to={`/${route.slug}`}
        search={search as never}
        size="sm"
        aria-label={text.allOf(title)}
        // The filter of the list shows the name.
        onClick={() => drafts.name(nameKey(of.noun, of.id), of.called)}
      >
        {text.all}
      </Anchor>
    </details>
  )
}
