import { Button, Paper, Stack, Text } from '@mantine/core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { Problem, Unreachable } from '../../client/problem.ts'
import { reactionTo } from '../api/reactions.ts'
import { findingsOf } from '../derive/findings.ts'
import { pt } from '../text/pt.ts'
import { Findings } from './Findings.tsx'

interface Props {
  error: unknown
  onRetry?: () => void
}

/** What went wrong, what to do about it, and a way to try again. */
export function Notice({ error, onRetry }: Props) {
  return (
    <Paper role="alert" p="md" bg="var(--tom-erro-fundo)" c="var(--tom-erro)">
      <Stack gap="xs" align="start">
        <Text fw={600}>{titleFor(error)}</Text>
        <Text size="sm">{textFor(error)}</Text>
        {error instanceof Problem && reactionTo(error.code) === 'findings' && (
          <Findings findings={findingsOf(error)} />
        )}
        {error instanceof Problem && error.status >= 500 && (
          <Text size="xs">{pt.problem.requestId(error.requestId)}</Text>
        )}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {pt.problem.retry}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}

const isRight = (error: unknown): error is Problem =>
  error instanceof Problem && reactionTo(error.code) === 'right'

const titleFor = (error: unknown) => (isRight(error) ? pt.rightMissing.title : pt.problem.title)

function textFor(error: unknown): string {
  if (isRight(error)) {
    const right = String(error.details.permissao ?? '')
    return right in rights ? pt.rightMissing.text(`${right} (${rights[right as Right]})`) : error.message
  }
  if (error instanceof Problem) return error.message
  return error instanceof Unreachable ? pt.problem.unreachable : pt.problem.unexpected
}
