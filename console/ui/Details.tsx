import { Anchor, Button, Code, CopyButton, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shape } from '../../catalogue/output.ts'
import { type Detail, detailsOf, type Named } from '../derive/details.ts'
import { text } from '../text/text.ts'
import classes from './Details.module.css'

/** Address of a record; undefined if the person may not open it. */
export type PathOf = (named: Named) => string | undefined

interface Props {
  shape: Shape
  record: object
  /** Fields that are shown elsewhere on the page. */
  without?: readonly string[]
  pathOf?: PathOf
}

/** All declared fields of a record that have a value. */
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

/** A value shown once: to copy, or to open if it is an address. */
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
