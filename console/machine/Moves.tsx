import { Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { Action } from '../../client/types.ts'
import { valueAt } from '../derive/columns.ts'
import { commandOf, type Noun, stateIn } from '../derive/noun.ts'
import { pt } from '../text/pt.ts'
import { Findings } from '../ui/Findings.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface Props {
  noun: Noun
  id: number
  version: number
  record: Readonly<Record<string, unknown>>
  actions: readonly Action[]
  onMade: (action: Action) => void
}

/** What can be done with a record: buttons that ask first, and closed ones that say why. */
export function Moves({ noun, id, version, record, actions, onMade }: Props) {
  const [chosen, setChosen] = useState<Action>()
  const askable = actions.filter(({ comando }) => commandOf(noun, comando))
  const open = askable.filter(({ permitido }) => permitido)
  const closed = askable.filter(({ permitido }) => !permitido)
  const command = chosen && commandOf(noun, chosen.comando)
  if (askable.length === 0) {
    const state = stateIn(noun, noun.record?.element ?? {})
    const final = state && noun.machine?.states[String(valueAt(record, state))]?.final
    return <Text size="sm">{final ? pt.record.final : pt.record.noActions}</Text>
  }
  return (
    <Stack gap="md">
      {open.length > 0 && (
        <Group gap="xs">
          {open.map((action, at) => (
            <Button
              key={action.comando}
              variant={at === 0 ? 'filled' : 'default'}
              onClick={() => setChosen(action)}
            >
              {action.rotulo}
            </Button>
          ))}
        </Group>
      )}
      {closed.map((action) => (
        <ClosedMove key={action.comando} action={action} />
      ))}
      {chosen && command && (
        <MoveDialog
          key={chosen.comando}
          {...{ command, id, version, record }}
          action={chosen}
          onClose={() => setChosen(undefined)}
          onMade={() => {
            setChosen(undefined)
            onMade(chosen)
          }}
        />
      )}
    </Stack>
  )
}

/** It can be reached and read like any other; pressing it does nothing, and what it would need stands below. */
function ClosedMove({ action }: { action: Action }) {
  const reason = useId()
  return (
    <Stack gap={4} align="start">
      <Button variant="default" aria-disabled="true" data-disabled aria-describedby={reason}>
        {action.rotulo}
      </Button>
      <div id={reason}>
        <Text size="sm" fw={500}>
          {pt.record.closed(action.rotulo)}
        </Text>
        <Findings findings={action.achados} />
      </div>
    </Stack>
  )
}
