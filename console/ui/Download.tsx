import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { ask, prefix } from '../api/platform.ts'
import { say } from '../text/say.ts'
import { Notice } from './Notice.tsx'

/** Opens a content, which the browser downloads without leaving the page. */
export const follow = (link: string) => location.assign(link.startsWith('/') ? prefix + link : link)

interface Props {
  command: CommandOperation
  id: number
  /** Name of the item, where there are several. */
  of?: string
  /** Label, if it is not the command's own. */
  label?: string
  size?: 'xs' | 'sm'
  variant?: 'default' | 'filled'
}

/** Requests the short-lived address of a content and opens it. */
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
