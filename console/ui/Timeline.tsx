import { Stack, Text } from '@mantine/core'
import { auditOrigins } from '../../catalogue/audit.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import type { HistoryEntry } from '../../client/types.ts'
import { moment } from '../derive/format.ts'
import { recordText } from '../text/record.ts'
import { say, sayValue } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Findings } from './Findings.tsx'
import { StateBadge } from './StateBadge.tsx'
import classes from './Timeline.module.css'

/** Label of an entry: its move's or alteration's, or else the label that the server sent. */
function labelOf({ moves, alterations = {} }: Machine, { movimento, rotulo }: HistoryEntry): string {
  const declared = moves[movimento] ?? alterations[movimento]
  return declared ? say(declared.rotulo) : rotulo
}

/** History of a record, newest first. */
export function Timeline({ machine, history }: { machine: Machine; history: readonly HistoryEntry[] }) {
  if (history.length === 0) return <Text size="sm">{recordText.noHistory}</Text>
  return (
    <ol className={classes.line}>
      {history.map((entry) => (
        <li key={`${entry.momento}${entry.movimento}${entry.para}`}>
          <Entry {...{ machine, entry }} />
        </li>
      ))}
    </ol>
  )
}

/** One entry of a history. */
export const Entry = ({ machine, entry }: { machine: Machine; entry: HistoryEntry }) => (
  <Stack gap={2} align="start">
    <Text size="sm" fw={600}>
      {labelOf(machine, entry)} <StateBadge machine={machine} state={entry.para} />
    </Text>
    <Text size="xs" c="dimmed">
      <time dateTime={entry.momento}>{moment(entry.momento)}</time> ·{' '}
      {text.timeline.by(
        sayValue(auditOrigins.labels, entry.autor),
        sayValue(auditOrigins.labels, entry.origem),
      )}
    </Text>
    {entry.motivo && <Text size="sm">{entry.motivo}</Text>}
    {entry.achados.length > 0 && <Findings findings={entry.achados} />}
  </Stack>
)
