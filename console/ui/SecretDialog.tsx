import { Button, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { spoken } from '../text/language.ts'
import { text } from '../text/text.ts'
import { CopyBlock } from './CopyBlock.tsx'

const kept = spoken({ pt: 'Já guardei', en: 'I have kept it' })

interface Told {
  secret: string
  /** Where to keep it, and that it is not shown again. */
  advice: string
  onKept: (() => void) | undefined
}

/** A secret shown once; the person confirms having stored it. */
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
  /** Undefined until it is created. */
  secret: string | undefined
  /** While it is created, the dialog cannot be closed: the secret would be lost. */
  making: boolean
  onClose: () => void
  /** Form shown before. */
  children: ReactNode
}

/** Creates and shows a secret. Once created, the dialog closes only by confirming that it is stored. */
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
