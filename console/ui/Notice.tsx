import { Button, List, Paper, Stack, Text } from '@mantine/core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { Problem, Unreachable } from '../../client/problem.ts'
import { reactionTo } from '../api/reactions.ts'
import { changesOf, findingsOf } from '../derive/findings.ts'
import { moment } from '../derive/format.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { CodeLink } from './CodeLink.tsx'
import { Findings } from './Findings.tsx'

interface Props {
  error: unknown
  /** Errors of fields that are not on the page. */
  besides?: readonly string[]
  onRetry?: () => void
}

/** Shows an error, advice, and a button to retry. */
export function Notice({ error, besides = [], onRetry }: Props) {
  return (
    <Paper role="alert" tabIndex={-1} p="md" bg="var(--tom-erro-fundo)" c="var(--tom-erro)">
      <Stack gap="xs" align="start">
        <Text fw={600}>{titleFor(error)}</Text>
        <Text size="sm">{textFor(error)}</Text>
        {besides.length > 0 && (
          <List size="sm">
            {besides.map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
        )}
        {error instanceof Problem && reactionTo(error.code) === 'findings' && (
          <Findings findings={findingsOf(error)} />
        )}
        {error instanceof Problem && reactionTo(error.code) === 'conflict' && <Changes problem={error} />}
        {error instanceof Problem && (
          <Text size="xs">
            <CodeLink kind="problemas" code={error.code} />
          </Text>
        )}
        {error instanceof Problem && error.status >= 500 && (
          <Text size="xs">{text.problem.requestId(error.requestId)}</Text>
        )}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {text.problem.retry}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}

/** Changes since the page was loaded. */
function Changes({ problem }: { problem: Problem }) {
  return (
    <List size="sm">
      {changesOf(problem).map(({ momento, autor, campos }) => (
        <List.Item key={momento + autor}>
          {text.problem.changed(moment(momento), autor)}{' '}
          {campos.map(({ campo, antes, depois }) => text.problem.change(campo, antes, depois)).join('; ')}
        </List.Item>
      ))}
    </List>
  )
}

const isRight = (error: unknown): error is Problem =>
  error instanceof Problem && reactionTo(error.code) === 'right'

const titleFor = (error: unknown) => (isRight(error) ? text.rightMissing.title : text.problem.title)

function textFor(error: unknown): string {
  if (isRight(error)) {
    const right = String(error.details.permissao ?? '')
    return right in rights
      ? text.rightMissing.text(`${right} (${say(rights[right as Right])})`)
      : error.message
  }
  if (error instanceof Problem) return error.message
  return error instanceof Unreachable ? text.problem.unreachable : text.problem.unexpected
}
