import { Anchor, Button, Code, CopyButton, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shape } from '../../catalogue/output.ts'
import { type Detail, detailsOf, type Named } from '../derive/details.ts'
import { text } from '../text/text.ts'
import classes from './Details.module.css'

/** Where a record lives. Nothing where this person has no pages of such. */
export type PathOf = (named: Named) => string | undefined

interface Props {
  shape: Shape
  record: object
  /** Shown elsewhere on the page. */
  without?: readonly string[]
  /** Where the records live that parts of this one name. */
  pathOf?: PathOf
}

/** What a record says of itself: every declared field that is filled, with its label. */
export function Details({ shape, record, without = [], pathOf }: Props) {
  return (
    <dl className={classes.list}>
      {detailsOf(shape, record, without).map((detail) => (
        <div key={detail.name}>
          <dt>{detail.label}</dt>
          <dd>
            <Words detail={detail} to={detail.names && pathOf?.(detail.names)} />
            {detail.more.map(({ label, words }) => (
              <Text key={label} size="sm" c="dimmed">
                {label}: {words}
              </Text>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Words({
  detail: { words, secret },
  to,
}: {
  detail: Pick<Detail, 'words' | 'secret'>
  to: string | undefined
}) {
  if (secret) return <Secret words={words} />
  if (!to || !words) return words
  return (
    <Anchor component={Link} to={to} fz="inherit">
      {words}
    </Anchor>
  )
}

/** What is told once: it is copied now, or followed where it is an address. */
function Secret({ words }: { words: string }) {
  return (
    <Group gap="xs">
      <Code style={{ overflowWrap: 'anywhere' }}>{words}</Code>
      <CopyButton value={words}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? text.answer.copied : text.answer.copy}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
