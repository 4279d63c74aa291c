import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { criaEnsaio } from '../../../catalogue/management/ensaio/index.ts'
import { useCommand } from '../../api/hooks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import { refusalOf } from './refusal.ts'
import { text } from './text.ts'

/** Creates the sandbox; its token is shown once. */
export function CreateSandbox({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error, data } = useCommand(criaEnsaio)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <SecretDialog
      secret={data?.segredo}
      making={isPending}
      title={data ? text.made : text.create}
      advice={text.once}
      onClose={onClose}
    >
      <Stack>
        {error && <Notice error={refusalOf(error)} />}
        <Text size="sm">{text.createText}</Text>
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button loading={isPending} onClick={() => mutate({ input: {}, key })}>
            {text.create}
          </Button>
        </Group>
      </Stack>
    </SecretDialog>
  )
}
