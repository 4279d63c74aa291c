import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { ask, prefix } from '../api/platform.ts'
import { say } from '../text/say.ts'
import { Notice } from './Notice.tsx'

/** Goes to a content, which is saved and leaves the page as it is. */
export const follow = (link: string) => location.assign(link.startsWith('/') ? prefix + link : link)

interface Props {
  command: CommandOperation
  id: number
  /** Which of several it is. */
  of?: string
  /** What stands on the button, where that is not the command's own word. */
  label?: string
  size?: 'xs' | 'sm'
  variant?: 'default' | 'filled'
}

/** Asks for the address of a content, which is good for a few minutes, and goes there. */
export function Download({
  command,
  id,
  of,
  label = say(command.rotulo),
  size = 'xs',
  variant = 'default',
}: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(command, { id } as never) as Promise<{ link?: string }>,
    onSuccess: ({ link }) => link && follow(link),
  })
  return (
    <Stack gap={4} align="start">
      <Button
        {...{ variant, size }}
        loading={isPending}
        {...(of === undefined ? {} : { 'aria-label': `${label}: ${of}` })}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && <Notice error={error} />}
    </Stack>
  )
}
