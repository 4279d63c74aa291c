import { useState } from 'react'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import { CredentialForm } from './CredentialForm.tsx'
import { text } from './text.ts'

export function CreateCredential({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const [making, setMaking] = useState(false)
  return (
    <SecretDialog
      {...{ secret, making, onClose }}
      title={secret ? text.made : text.create}
      advice={text.once}
    >
      <CredentialForm onMade={setSecret} onMaking={setMaking} onClose={onClose} />
    </SecretDialog>
  )
}
