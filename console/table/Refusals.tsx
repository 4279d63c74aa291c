import { Anchor, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Finding } from '../../client/types.ts'
import { useSession } from '../api/hooks.ts'
import { commandsIn, type Outcome, refusalsOf } from '../derive/bulk.ts'
import { mayCall } from '../derive/doors.ts'
import { number } from '../derive/format.ts'
import { calledIn, type Noun } from '../derive/noun.ts'
import { recordPath } from '../derive/record-path.ts'
import { usePaths } from '../form/paths.ts'
import { remediesIn } from '../machine/remedy.ts'
import { nounRoutes } from '../routes.ts'
import { Findings } from '../ui/Findings.tsx'
import { RemedyContext } from '../ui/remedy.ts'
import type { Selected } from './selection.ts'

interface Props {
  noun: Noun
  rows: readonly Selected[]
  /** Path of the state in a row. */
  state: string | undefined
  refused: readonly Outcome[]
}

/** Refused records by their cause, each with a link to its page and to the command that resolves it. */
export function Refusals({ noun, rows, state, refused }: Props) {
  return (
    <Stack gap="sm">
      {refusalsOf(refused).map(({ cause, outcomes }) => (
        <div key={cause}>
          <Text size="sm" fw={600}>
            {cause} ({number(outcomes.length)})
          </Text>
          <List size="sm" spacing="xs">
            {outcomes.map((outcome) => (
              <List.Item key={outcome.id}>
                <One
                  {...{ noun, state, outcome, cause }}
                  row={rows.find(({ id }) => id === outcome.id)?.row}
                />
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  )
}

interface OneProps extends Pick<Props, 'noun' | 'state'> {
  outcome: Outcome
  row: object | undefined
  cause: string
}

function One({ noun, state, outcome, row, cause }: OneProps) {
  const session = useSession()
  const pathOf = usePaths()
  const route = nounRoutes.find((one) => one.noun === noun.listings[0].noun)
  const name = row ? calledIn(row, noun) : String(outcome.id)
  const actions = commandsIn(noun, state, row ?? {})
    .filter((command) => mayCall(session, command))
    .map(({ id }) => ({ comando: id, permitido: true }))
  const remedyOf = row ? remediesIn(noun, Number(outcome.id), row, actions, pathOf) : undefined
  return (
    <RemedyContext value={remedyOf}>
      {route && row ? (
        <Anchor component={Link} to={recordPath(route.slug, Number(outcome.id), row)} fz="inherit">
          {name}
        </Anchor>
      ) : (
        name
      )}
      <Findings findings={outcome.achados as readonly Finding[]} said={cause} />
    </RemedyContext>
  )
}
