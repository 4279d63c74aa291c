import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListingOperation } from '../../../catalogue/operation.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { mayCall, mayOpen } from '../../derive/doors.ts'
import { number } from '../../derive/format.ts'
import type { Noun } from '../../derive/noun.ts'
import { type NounRoute, nounRoutes } from '../../routes.ts'
import { ListingTable } from '../../table/ListingTable.tsx'
import { say } from '../../text/say.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

/** Rows of a list on the page of another record. */
const shown = 5
const columns = 5

/** A list of another noun, filtered by the record of the page. */
export interface Related {
  noun: string
  /** As in the address of the list. */
  filters: Readonly<Record<string, string>>
}

/** Compact lists of what belongs to a record. Each leads to the whole list, with its filter in the address. */
export function RelatedLists({ lists }: { lists: readonly Related[] }) {
  const session = useSession()
  return (
    <Stack gap="lg">
      {lists.map(({ noun, filters }) => {
        const route = nounRoutes.find((one) => one.noun === noun)
        return route && mayOpen(session, route) ? <RelatedList key={noun} {...{ route, filters }} /> : null
      })}
    </Stack>
  )
}

type Props = { route: NounRoute } & Pick<Related, 'filters'>

function RelatedList({ route, filters }: Props) {
  const session = useSession()
  const { data: noun } = useQuery({
    queryKey: ['noun', route.noun],
    queryFn: () => route.load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const listing = noun?.listings.find((one) => mayCall(session, one))
  return noun && listing ? <Rows {...{ route, filters, noun, listing }} /> : null
}

function Rows({ route, filters, noun, listing }: Props & { noun: Noun; listing: ListingOperation }) {
  const { data, error, refetch } = useListing(listing, { ...filters, quantidade: shown })
  const title = say(listing.title)
  const { elementos, total } = data ?? {}
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2}>
          {title} {total && <Text span>{text.counted(number(total.valor))}</Text>}
        </Title>
        {total && total.valor > 0 && (
          <Anchor
            component={Link}
            to={`/${route.slug}`}
            search={filters as never}
            size="sm"
            aria-label={text.allOf(title)}
          >
            {text.all}
          </Anchor>
        )}
      </Group>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={80} />}
      {elementos?.length === 0 && <Text size="sm">{text.none}</Text>}
      {elementos && elementos.length > 0 && (
        <ListingTable
          {...{ noun, listing }}
          slug={route.slug}
          rows={elementos}
          shown={noun.columns.slice(0, columns)}
          stale={false}
          linked={noun.record !== undefined}
          selection={undefined}
        />
      )}
    </section>
  )
}
