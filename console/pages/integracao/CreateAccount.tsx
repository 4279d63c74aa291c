import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { issuableScopes } from '../../../catalogue/auth/get-token.ts'
import type { Grant } from '../../../catalogue/doors.ts'
import { criaContaIntegracao } from '../../../catalogue/management/conta-integracao/commands.ts'
import { useCommand, useSession } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import { GrantsChoice, givable } from './GrantsChoice.tsx'
import { text as shared } from './text.ts'
import { text } from './text-contas.ts'

/** Creates an account; its password is shown once. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { mutate, isPending, error, data } = useCommand(criaContaIntegracao)
  const [key] = useState(() => crypto.randomUUID())
  const [usuario, setUsuario] = useState('')
  const [escopos, setEscopos] = useState<readonly Grant[]>(['recebe', 'consulta'])
  const [asked, setAsked] = useState(false)
  const errors = fieldErrors(error)
  const chosen = givable(session, issuableScopes).filter((one) => escopos.includes(one))
  const name = usuario.trim()
  const send = () => {
    setAsked(true)
    if (name !== '' && chosen.length > 0) mutate({ input: { usuario: name, escopos: chosen }, key })
  }
  return (
    <SecretDialog
      secret={data?.segredo}
      making={isPending}
      title={data ? text.made(data.usuario) : text.create}
      advice={text.once}
      onClose={onClose}
    >
      <Form onSubmit={send} error={error}>
        <Stack>
          {error && <Notice error={error} />}
          <TextInput
            required
            label={text.user}
            description={text.userHelp}
            autoComplete="off"
            value={usuario}
            onChange={({ currentTarget }) => setUsuario(currentTarget.value)}
            error={errors.usuario ?? (asked && name === '' ? shared.missing : undefined)}
          />
          <GrantsChoice
            possible={issuableScopes}
            value={escopos}
            onChange={setEscopos}
            error={errors.escopos ?? (asked && chosen.length === 0 ? shared.chooseOne : undefined)}
          />
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {shared.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {text.create}
            </Button>
          </Group>
        </Stack>
      </Form>
    </SecretDialog>
  )
}
