import { Button, Group, Paper, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { mostRecords } from '../../catalogue/management/parts.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useSession } from '../api/hooks.ts'
import { bulkFor, ownFields } from '../derive/bulk.ts'
import { mayCall } from '../derive/doors.ts'
import { number } from '../derive/format.ts'
import type { Noun } from '../derive/noun.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import type { Selection } from './selection.ts'

// Loaded when rows are selected.
const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }))
const RowsDialog = lazy(async () => ({ default: (await import('./RowsDialog.tsx')).RowsDialog }))

interface Props {
  noun: Noun
  /** Path of the state in a row. */
  state: string | undefined
  selection: Selection
}

/** Actions for all selected rows. */
export function BulkBar({ noun, state, selection }: Props) {
  const session = useSession()
  const [command, setCommand] = useState<CommandOperation>()
  const { rows, keep, isFull } = selection
  const offered = bulkFor(
    noun,
    state,
    rows.map(({ row }) => row),
  ).filter((one) => mayCall(session, one))
  const Dialog = command && ownFields(command).length > 0 ? RowsDialog : BulkDialog
  return (
    <>
      {rows.length > 0 && (
        <Paper bg="var(--vinculo-surface)" p="xs" pos="sticky" bottom={0} style={{ zIndex: 1 }}>
          <Group gap="xs">
            <Text size="sm" role="status">
              {text.bulk.selected(number(rows.length), rows.length === 1)}
              {isFull && `. ${text.bulk.full(number(mostRecords))}`}
            </Text>
            {offered.map((one) => (
              <Button key={one.id} size="xs" variant="default" onClick={() => setCommand(one)}>
                {say(one.rotulo)}
              </Button>
            ))}
            <Button size="xs" variant="subtle" onClick={() => keep([])}>
              {text.bulk.clear}
            </Button>
          </Group>
        </Paper>
      )}
      {/* The outcome stays visible when no row is selected any more. */}
      {command && (
        <Suspense>
          <Dialog
            key={command.id}
            {...{ noun, command, rows, state }}
            onRefused={keep}
            onClose={() => setCommand(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
