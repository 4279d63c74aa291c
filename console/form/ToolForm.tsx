import { Anchor, Box, Button, Grid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useCommand } from '../api/hooks.ts'
import type { Typed } from '../derive/controls.ts'
import { listedBy, outcomeOf } from '../derive/outcome.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Answer } from '../ui/Answer.tsx'
import { CommandForm } from './CommandForm.tsx'
import { usePaths } from './paths.ts'

type Told = Readonly<Record<string, unknown>>

interface Props {
  command: CommandOperation
  /** Runs when the page opens, because it needs no input. */
  atOnce?: boolean
  /** Initial values. */
  given?: Typed
  /**
   * List of the command's noun, and the command that does what this one previews, if the person may call it.
   */
  list?: { slug: string; plural: string } | undefined
  next?: CommandOperation | undefined
}

/** A command without a record: its form, and its answer beside it. */
export function ToolForm({ command, atOnce = false, given = {}, list, next }: Props) {
  const { mutate, isPending, error, data, variables } = useCommand(command)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const pathOf = usePaths()
  const run = (input: Told, onDone = () => {}) =>
    mutate(
      { input, key },
      {
        onSuccess: () => {
          onDone()
          // The next run is a new command with its own idempotency key.
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
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <CommandForm
          {...{ command, given, error }}
          draft={command.id}
          busy={isPending}
          onSubmit={run}
          {...(command.changes.length > 0 && { onSimulate: (told) => run({ ...told, SIMULAR: 'S' }) })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Box>
          {data !== undefined && (
            <Stack gap="sm">
              <Outcome {...{ command, list, next }} answer={data as object} input={variables?.input ?? {}} />
              <Answer shape={command.output} answer={data as object} pathOf={pathOf} />
            </Stack>
          )}
        </Box>
      </Grid.Col>
    </Grid>
  )
}

interface OutcomeProps extends Pick<Props, 'command' | 'list' | 'next'> {
  answer: object
  input: Told
}

/** Confirms the command and links to the result; after a preview, links to the command itself. */
function Outcome({ command, list, next, answer, input }: OutcomeProps) {
  const filters = listedBy(command, input)
  if ('simulado' in answer && answer.simulado) return null
  return (
    <>
      {command.outcome && (
        <Text role="status" size="sm" c="var(--tom-ok)">
          {outcomeOf(command, answer)}
        </Text>
      )}
      {filters && list && (
        <Anchor component={Link} to={`/${list.slug}`} search={filters as never} size="sm">
          {text.answer.list(list.plural.toLowerCase())}
        </Anchor>
      )}
      {next && list && (
        <Button
          component={Link}
          to={`/${list.slug}/incluir/${next.id}`}
          search={input as never}
          style={{ alignSelf: 'start' }}
        >
          {say(next.title)}
        </Button>
      )}
    </>
  )
}
