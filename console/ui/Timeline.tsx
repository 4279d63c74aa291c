import { Stack, Text } from '@mantine/core'
import type { Machine } from '../../catalogue/machines/machine.ts'
import type { HistoryEntry } from '../../client/types.ts'
import { moment } from '../derive/format.ts'
import { recordText } from '../text/record.ts'
import { say, tellReason } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Findings } from './Findings.tsx'
import { StateBadge } from './StateBadge.tsx'
import classes from './Timeline.module.css'

/** What was done to a record, the latest first. */
export function Timeline({ machine, history }: { machine: Machine; history: readonly HistoryEntry[] }) {
  if (history.length === 0) return <Text size="sm">{recordText.noHistory}</Text>
  return (
    <ol className={classes.line}>
      {history.map((entry) => (
        <li key={`${entry.momento}${entry.movimento}${entry.para}`}>
          <Stack gap={2} align="start">
            <Text size="sm" fw={600}>
              {say(entry.rotulo)} <StateBadge machine={machine} state={entry.para} />
            </Text>
            <Text size="xs" c="dimmed">
              <time dateTime={entry.momento}>{moment(entry.momento)}</time> ·{' '}
              {text.timeline.by(say(entry.autor), say(entry.origem))}
            </Text>
            {entry.motivo && <Text size="sm">{tellReason(entry.motivo)}</Text>}
            {entry.achados.length > 0 && <Findings findings={entry.achados} />}
          </Stack>
        </li>
      ))}
    </ol>
  )
}
