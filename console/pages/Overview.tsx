import { Stack } from '@mantine/core'
import { Link, useLoaderData } from '@tanstack/react-router'
import { useSession } from '../api/hooks.ts'
import { mayOpen } from '../derive/doors.ts'
import { type MenuRow, sections } from '../routes.ts'
import { say, sayValue } from '../text/say.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import classes from './Overview.module.css'
import { Refused } from './Refused.tsx'

export interface OverviewPage {
  section: string
  rows: readonly MenuRow[]
}

/** Pages of a section, for addresses that are only the beginning of others. */
export function Overview() {
  const { section, rows } = useLoaderData({ strict: false }) as OverviewPage
  const session = useSession()
  const open = rows.filter((row) => mayOpen(session, row))
  if (open.length === 0) return <Refused {...rows[0]!} />
  return (
    <Stack>
      <PageTitle>{sayValue(sections.labels, section)}</PageTitle>
      <ul className={classes.pages}>
        {open.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={`/${slug}`} preload="intent">
              {say(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
