import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from '../text/text.ts'
import { useAttention } from './attend.ts'
import { Notice } from './Notice.tsx'

interface Props {
  title: string
  /** Consequences of the action. */
  children: ReactNode
  error: unknown
  pending: boolean
  action: string
  /** The consequences are still loading. */
  wait?: boolean
  size?: 'md' | 'xl'
  onDo: () => void
  onClose: () => void
}

/** Confirmation of an irreversible action. */
export function Confirm({
  title,
  children,
  error,
  pending,
  action,
  wait = false,
  size = 'md',
  onDo,
  onClose,
}: Props) {
  const content = useAttention<HTMLDivElement>(error)
  return (
    <Modal
      opened
      size={size}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': text.move.cancel }}
    >
      <Stack ref={content}>
        {error !== null && error !== undefined && <Notice error={error} />}
        {children}
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {text.move.cancel}
          </Button>
          <Button color="red.9" loading={pending} disabled={wait} onClick={onDo}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
