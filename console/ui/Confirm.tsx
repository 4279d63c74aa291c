import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from '../text/text.ts'
import { Notice } from './Notice.tsx'

interface Props {
  title: string
  /** What it entails. */
  children: ReactNode
  error: unknown
  pending: boolean
  /** The verb. */
  action: string
  /** What it entails is still being found out. */
  wait?: boolean
  onDo: () => void
  onClose: () => void
}

/** Asks before what cannot be taken back, with what it entails. */
export function Confirm({ title, children, error, pending, action, wait = false, onDo, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': text.move.cancel }}>
      <Stack>
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
