import { Text } from '@mantine/core'
import { useState } from 'react'
import { refazEnsaio, removeEnsaio } from '../../../catalogue/management/ensaio/index.ts'
import { useCommand } from '../../api/hooks.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { refusalOf } from './refusal.ts'
import { text } from './text.ts'

const said = {
  redo: { command: refazEnsaio, title: text.redoTitle, told: text.redoText, action: text.redo },
  remove: { command: removeEnsaio, title: text.removeTitle, told: text.removeText, action: text.remove },
} as const

export type Confirmed = keyof typeof said

/** Confirms emptying or removing the sandbox, with what is lost. */
export function ConfirmSandbox({ kind, onClose }: { kind: Confirmed; onClose: () => void }) {
  const { command, title, told, action } = said[kind]
  const { mutate, isPending, error } = useCommand(command)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <Confirm
      {...{ title, action, onClose }}
      error={refusalOf(error)}
      pending={isPending}
      onDo={() => mutate({ input: {}, key }, { onSuccess: onClose })}
    >
      <Text size="sm">{told}</Text>
    </Confirm>
  )
}
