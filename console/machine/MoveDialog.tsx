import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Action } from '../../client/types.ts'
import { useCommand, useSession } from '../api/hooks.ts'
import { isEmpty, seenIn, type Typed } from '../derive/controls.ts'
import { partyOf } from '../derive/doors.ts'
import { day } from '../derive/format.ts'
import { leadsToContent } from '../derive/noun.ts'
import { besidesOutcomes } from '../derive/outcome.ts'
import { stateLabel } from '../derive/states.ts'
import { CommandForm, type Writing } from '../form/CommandForm.tsx'
import { usePaths } from '../form/paths.ts'
import { useUncovered } from '../form/useUncovered.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Answer } from '../ui/Answer.tsx'
import { follow } from '../ui/Download.tsx'
import { Findings } from '../ui/Findings.tsx'
import { RemedyContext } from '../ui/remedy.ts'

interface Props {
  command: CommandOperation
  action: Action
  id: number
  version: number
  /** Current record, for commands that change its fields. */
  record: Readonly<Record<string, unknown>>
  /** Values that the page supplies. The given command has no fields for them. */
  fixed?: Readonly<Record<string, unknown>>
  /** First values of fields. */
  given?: Typed
  onClose: () => void
  onMade: (made: Made) => void
}

/** Answer of a command, and the record before it. */
export interface Made {
  answer: object
  before: Readonly<Record<string, unknown>>
}

/** Dialog of a move: its effects, its form, and the button that makes it. */
export function MoveDialog(props: Props) {
  const { command, action, id, version, record, fixed, given, onClose, onMade } = props
  const { mutate, isPending, error } = useCommand(command)
  // Version of the moment when the dialog opened: the page is read again after a refusal.
  const [opened] = useState(version)
  const [seen] = useState(() => seenIn(command.input, record))
  const [answer, setAnswer] = useState<object>()
  const pathOf = usePaths()
  const session = useSession()
  const closes = useUncovered()
  const [before] = useState(record)
  // One idempotency key per dialog, so that a second click or a retry runs the command once.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <RemedyContext value={undefined}>
      <Modal
        opened
        size={command.version || command.edits || answersMore(command) ? 'lg' : 'md'}
        onClose={onClose}
        closeOnEscape={closes}
        title={say(command.rotulo)}
        closeButtonProps={{ 'aria-label': text.move.cancel }}
      >
        {answer ? (
          <Stack>
            <Answer shape={command.output} answer={answer} pathOf={pathOf} />
            <Button variant="default" onClick={() => onMade({ answer, before })} style={{ alignSelf: 'end' }}>
              {text.answer.close}
            </Button>
          </Stack>
        ) : (
          <Stack>
            <Text size="sm">
              {say(command.description)}{' '}
              {action.movimento && text.move.to(stateLabel(command.move?.machine, action.para))}
            </Text>
            {action.achados.length > 0 && (
              <Stack gap={4}>
                <Text size="sm" fw={600}>
                  {text.finding.warns}
                </Text>
                <Findings findings={action.achados} />
              </Stack>
            )}
            <CommandForm
              {...{ command, error, onClose }}
              record={command.version || command.edits ? record : undefined}
              {...(given && { given })}
              about={{ ...seen, ...fixed, id, versao: opened }}
              draft={`${command.id}.${id}`}
              needs={command.needs?.(record, partyOf(session) ? 'party' : 'staff')}
              busy={isPending}
              below={(writing) => <Followed {...{ command, record, writing }} />}
              onSubmit={(told, onDone, decided = opened) =>
                mutate(
                  { input: { ...seen, ...told, ...fixed, id, versao: decided }, key },
                  {
                    onSuccess: (told) => {
                      onDone()
                      const { link } = told as { link?: string }
                      if (link && leadsToContent(command)) follow(link)
                      else if (answersMore(command)) return setAnswer(besidesOutcomes(told as object))
                      onMade({ answer: told as object, before })
                    },
                  },
                )
              }
            />
          </Stack>
        )}
      </Modal>
    </RemedyContext>
  )
}

interface FollowedProps extends Pick<Props, 'command' | 'record'> {
  writing: Writing
}

/** Values that follow from what is filled in, for fields that are left empty. */
function Followed({ command, record, writing: { fields, typed, isUnfit, toldOf } }: FollowedProps) {
  const values = isUnfit ? {} : (command.follows?.(toldOf(typed), record) ?? {})
  return fields
    .filter(({ name }) => values[name] && isEmpty(typed[name]))
    .map(({ name, label, control }) => (
      <Text key={name} size="sm" role="status">
        {label}: <b>{control.kind === 'day' ? day(values[name]!) : values[name]}</b>
      </Text>
    ))
}

/** The dialog stays open for these commands; the outcome of all others is on the record's page. */
const answersMore = ({ output, outcome }: CommandOperation) =>
  Object.keys(output).some(
    (key) =>
      !outcome?.tells.includes(key) &&
      !['simulado', 'resultados', 'resultado', 'id', 'versao', 'ocorrencias', 'consequencias'].includes(key),
  )
