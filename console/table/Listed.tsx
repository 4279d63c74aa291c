import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Row } from '../../client/types.ts'
import { isFiltered, type Wanted } from '../derive/address.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Curl } from '../ui/Curl.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { type Asked, useAsked } from './asked.ts'
import { Export } from './Export.tsx'
import { Filters } from './Filters.tsx'
import { Paging } from './Paging.tsx'
import { Total } from './Total.tsx'

interface Props<D extends ListingOperation> {
  listing: D
  /** Name of exported files. */
  slug: string
  title?: string
  /** Purpose of the page, if the title does not say it. */
  intro?: string
  /** Actions that need no row. */
  actions?: ReactNode
  /** Default filters. */
  usual?: Wanted
  empty: ReactNode
  children: (rows: readonly Row<D>[], asked: Pick<Asked, 'change' | 'stale'>) => ReactNode
}

/** A list whose rows the page renders itself. */
export function Listed<const D extends ListingOperation>({
  listing,
  slug,
  title = say(listing.title),
  intro,
  actions,
  usual,
  empty,
  children,
}: Props<D>) {
  const { told, wanted, data, error, retry, party, few, stale, change, paging } = useAsked(listing, usual)
  const [failed, setFailed] = useState<unknown>()
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <Group gap="sm" align="baseline">
          <PageTitle>{title}</PageTitle>
          {data && <Total {...data.total} />}
        </Group>
        <Group gap="xs">
          <Export {...{ listing, slug, wanted }} onError={setFailed} />
          {actions}
        </Group>
      </Group>
      {intro && (
        <Text size="sm" maw={720}>
          {intro}
        </Text>
      )}
      {failed !== undefined && <Notice error={failed} />}
      {!few && <Filters {...{ listing, wanted }} onChange={change} />}
      {error && <Notice error={error} onRetry={retry} />}
      {!data && !error && <Loading />}
      {data?.elementos.length === 0 && <Text py="md">{isFiltered(told) ? text.list.none : empty}</Text>}
      {data &&
        data.elementos.length > 0 &&
        children(data.elementos as unknown as readonly Row<D>[], { change, stale })}
      {data && <Paging {...paging} />}
      {!party && <Curl declaration={listing} input={wanted} />}
    </Stack>
  )
}
