import { Button, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { spoken } from '../text/language.ts'
import { text } from '../text/text.ts'
import { CopyBlock } from './CopyBlock.tsx'

const kept = spoken({ pt: 'Já guardei', en: 'I have kept it' })

interface Told {
  secret: string
  /** Where it belongs, and that it is not told again. */
  advice: string
  onKept: (() => void) | undefined
}

/** A secret that is told once: it is copied, and whoever has kept it says so. */
export function SecretOnce({ secret, advice, onKept }: Told) {
  return (
    <Stack role="status">
      <CopyBlock value={secret} />
      <Text size="sm">{advice}</Text>
      {onKept && (
        <Button onClick={onKept} style={{ alignSelf: 'end' }}>
          {kept}
        </Button>
      )}
    </Stack>
  )
}

interface Props extends Pick<Told, 'advice'> {
  title: string
  /** Once there is one. */
  secret: string | undefined
  /** While it is being made: who leaves now would never see it. */
  making: boolean
  onClose: () => void
  /** What is asked before. */
  children: ReactNode
}

/** Makes a secret and tells it. From when it is made, only who has kept it closes the dialog. */
export function SecretDialog({ title, secret, making, advice, onClose, children }: Props) {
  const closes = !secret && !making
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      withCloseButton={closes}
      closeOnClickOutside={closes}
      closeOnEscape={closes}
      title={title}
      closeButtonProps={{ 'aria-label': text.move.cancel }}
    >
      {secret ? <SecretOnce {...{ secret, advice }} onKept={onClose} /> : children}
    </Modal>
  )
}
