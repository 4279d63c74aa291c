import { Button, Modal, Stack, Text } from '@mantine/core'
import { keeper } from '../api/platform.ts'
import type { Session } from '../api/session.ts'
import { text } from '../text/text.ts'
import { SignInForm } from './SignInForm.tsx'

/** Dialog over the current page, which keeps its state. */
export function SignInAgain({ opened, session }: { opened: boolean; session: Session }) {
  const { cliente, pessoa } = session
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={text.signIn.again}
      zIndex={400}
    >
      <Stack>
        <Text size="sm">{text.signIn.againText}</Text>
        <SignInForm before={{ cliente: cliente?.codigo ?? '', login: pessoa?.login ?? '' }} />
        <Button variant="subtle" onClick={() => keeper.forget()}>
          {text.signIn.elsewhere}
        </Button>
      </Stack>
    </Modal>
  )
}
