import { Anchor, Button, Code, CopyButton, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shape } from '../../catalogue/output.ts'
import { type Detail, detailsOf } from '../derive/details.ts'
import { text } from '../text/text.ts'
import classes from './Details.module.css'

interface Props {
  shape: Shape
  record: object
  /** Shown elsewhere on the page. */
  without?: readonly string[]
  /** Where the record lives that a part of this one names, if this person has pages of such. */
  pathOf?: (name: string, id: number) => string | undefined
}

/** What a record says of itself: every declared field that is filled, with its label. */
export function Details({ shape, record, without = [], pathOf }: Props) {
  return (
    <dl className={classes.list}>
      {detailsOf(shape, record, without).map((detail) => (
        <div key={detail.name}>
          <dt>{detail.label}</dt>
          <dd>
            <Words detail={detail} to={detail.id && pathOf ? pathOf(detail.name, detail.id) : undefined} />
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

function Words({ detail: { words, secret }, to }: { detail: Detail; to: string | undefined }) {
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
