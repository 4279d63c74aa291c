import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { ask, prefix } from '../api/platform.ts'
import { say } from '../text/say.ts'
import { Notice } from './Notice.tsx'

/** Asks for the address of a content, which is good for a few minutes, and goes there. */
export function Download({ command, id, of }: { command: CommandOperation; id: number; of: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(command, { id } as never) as Promise<{ link?: string }>,
    onSuccess: ({ link }) => link && location.assign(link.startsWith('/') ? prefix + link : link),
  })
  const label = say(command.rotulo)
  return (
    <Stack gap={4} align="start">
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        aria-label={`${label}: ${of}`}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && <Notice error={error} />}
    </Stack>
  )
}
