import { Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { Action } from '../../client/types.ts'
import { valueAt } from '../derive/columns.ts'
import { formOf } from '../derive/controls.ts'
import { commandOf, leadsToContent, type Noun, stateIn } from '../derive/noun.ts'
import { pathToGoal } from '../derive/path.ts'
import { recordText } from '../text/record.ts'
import { say } from '../text/say.ts'
import { Download } from '../ui/Download.tsx'
import { Findings } from '../ui/Findings.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface Props {
  noun: Noun
  id: number
  version: number
  record: Readonly<Record<string, unknown>>
  actions: readonly Action[]
  /** What rules have against each move is told elsewhere on the page too: here it waits to be opened. */
  brief?: boolean
  /** The command that whoever came by its address wants to give. */
  asked: string | undefined
  /** It was given, or given up. */
  onAnswered: () => void
  onMade: (action: Action) => void
}

/** What can be done with a record: buttons that ask first, and closed ones that say why. */
export function Moves({
  noun,
  id,
  version,
  record,
  actions,
  brief = false,
  asked,
  onAnswered,
  onMade,
}: Props) {
  const [chosen, setChosen] = useState(() =>
    actions.find(({ comando, permitido }) => permitido && comando === asked),
  )
  const askable = actions.filter(({ comando }) => commandOf(noun, comando))
  const main = mainMove(noun, record)
  const open = askable
    .filter(({ permitido }) => permitido)
    // What brings the record on its way comes first.
    .toSorted((one, other) => Number(other.movimento === main) - Number(one.movimento === main))
  const closed = askable.filter(({ permitido }) => !permitido)
  const command = chosen && commandOf(noun, chosen.comando)
  const close = () => {
    setChosen(undefined)
    onAnswered()
  }
  const final = noun.machine?.states[stateOf(noun, record)]?.final
  // The record is read again before its move is told: the dialog stays until then, also where nothing is left to do.
  return (
    <Stack gap="md">
      {askable.length === 0 && <Text size="sm">{final ? recordText.final : recordText.noActions}</Text>}
      {open.length > 0 && (
        <Group gap="xs">
          {open.map((action, at) => {
            const variant = at === 0 && !ends(noun, action) ? 'filled' : 'default'
            const content = contentOf(noun, action)
            return content ? (
              <Download key={action.comando} command={content} size="sm" {...{ id, variant }} />
            ) : (
              <Button key={action.comando} variant={variant} onClick={() => setChosen(action)}>
                {labelOf(noun, action)}
              </Button>
            )
          })}
        </Group>
      )}
      {closed.map((action) => (
        <ClosedMove key={action.comando} {...{ action, brief }} label={labelOf(noun, action)} />
      ))}
      {chosen && command && (
        <MoveDialog
          key={chosen.comando}
          {...{ command, id, version, record }}
          action={chosen}
          onClose={close}
          onMade={() => {
            close()
            onMade(chosen)
          }}
        />
      )}
    </Stack>
  )
}

export const labelOf = (noun: Noun, { comando, rotulo }: Action): string => {
  const command = commandOf(noun, comando)
  return command ? say(command.rotulo) : rotulo
}

const stateOf = (noun: Noun, record: object) =>
  String(valueAt(record, stateIn(noun, noun.record?.element ?? {}) ?? '') ?? '')

/** What only gives a content, and has nothing to be told, asks nothing either. */
const contentOf = (noun: Noun, { comando }: Action) => {
  const command = commandOf(noun, comando)
  return command && leadsToContent(command) && formOf(command.input).length === 0 ? command : undefined
}

/** What ends a record is never the first thing that somebody is led to. */
const ends = ({ machine }: Noun, { movimento, para }: Action) =>
  movimento !== '' && machine?.states[para]?.tone === 'encerrado'

/** The first step of the way to where records of this noun are meant to get. */
const mainMove = (noun: Noun, record: object) =>
  noun.machine && pathToGoal(noun.machine, stateOf(noun, record))[0]?.name

/** It can be reached and read like any other; pressing it does nothing, and what it would need stands below. */
function ClosedMove({ action, label, brief }: { action: Action; label: string; brief: boolean }) {
  const reason = useId()
  const title = recordText.closed(label)
  // Elsewhere the page tells of moves alone.
  const waits = brief && action.movimento !== '' && !action.achados.some(({ regra }) => regra === 'permissao')
  return (
    <Stack gap={4} align="start">
      <Button variant="default" aria-disabled="true" data-disabled aria-describedby={reason}>
        {label}
      </Button>
      {waits ? (
        <details id={reason}>
          <summary>{title}</summary>
          <Findings findings={action.achados} />
        </details>
      ) : (
        <div id={reason}>
          <Text size="sm" fw={500}>
            {title}
          </Text>
          <Findings findings={action.achados} />
        </div>
      )}
    </Stack>
  )
}
