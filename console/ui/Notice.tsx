import { Button, List, Paper, Stack, Text } from '@mantine/core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { Problem, Unreachable } from '../../client/problem.ts'
import { reactionTo } from '../api/reactions.ts'
import { changesOf, findingsOf } from '../derive/findings.ts'
import { moment } from '../derive/format.ts'
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
        {error instanceof Problem && reactionTo(error.code) === 'conflict' && <Changes problem={error} />}
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

/** Who changed what since the page was read. */
function Changes({ problem }: { problem: Problem }) {
  return (
    <List size="sm">
      {changesOf(problem).map(({ momento, autor, campos }) => (
        <List.Item key={momento + autor}>
          {pt.problem.changed(moment(momento), autor)}{' '}
          {campos.map(({ campo, antes, depois }) => pt.problem.change(campo, antes, depois)).join('; ')}
        </List.Item>
      ))}
    </List>
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
