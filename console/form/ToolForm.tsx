import { Box, Grid } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useCommand } from '../api/hooks.ts'
import { Answer } from '../ui/Answer.tsx'
import { CommandForm } from './CommandForm.tsx'

interface Props {
  command: CommandOperation
  /** Asked at once, as nobody has to tell it anything. */
  atOnce?: boolean
}

/** A command that is about no record: what it has to be told, and beside it what it answered. */
export function ToolForm({ command, atOnce = false }: Props) {
  const { mutate, isPending, error, data } = useCommand(command)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const run = (input: Readonly<Record<string, unknown>>, onDone = () => {}) =>
    mutate(
      { input, key },
      {
        onSuccess: () => {
          onDone()
          // The next is another wish.
          setKey(crypto.randomUUID())
        },
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (atOnce) run({})
  }, [])
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <CommandForm
          {...{ command, error }}
          draft={command.id}
          busy={isPending}
          onSubmit={run}
          {...(command.changes.length > 0 && { onSimulate: (told) => run({ ...told, SIMULAR: 'S' }) })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Box>{data !== undefined && <Answer shape={command.output} answer={data as object} />}</Box>
      </Grid.Col>
    </Grid>
  )
}
