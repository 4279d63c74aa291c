import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Grant } from '../../../catalogue/doors.ts'
import { criaCredencial } from '../../../catalogue/management/credencial/cria-credencial.ts'
import {
  grantsOf,
  type TipoCredencial,
  tiposCredencial,
} from '../../../catalogue/management/credencial/parts.ts'
import { useCommand, useSession } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { say } from '../../text/say.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { GrantsChoice, givable } from './GrantsChoice.tsx'
import { text } from './text.ts'

interface Props {
  onMade: (secret: string) => void
  /** Called while the credential is created: closing the dialog then would lose the secret. */
  onMaking?: (making: boolean) => void
  onClose?: () => void
  /** Preset values of a form for one purpose. */
  given?: { tipo: TipoCredencial; nome: string; escopos: readonly Grant[]; only: readonly Grant[] }
  submit?: string
}

/** Form of a new credential. Scopes that the person lacks are shown but cannot be given. */
export function CredentialForm({ onMade, onMaking, onClose, given, submit = text.create }: Props) {
  const session = useSession()
  const { mutate, isPending, error } = useCommand(criaCredencial)
  const [key] = useState(() => crypto.randomUUID())
  const [tipo, setTipo] = useState<TipoCredencial>(given?.tipo ?? 'integracao')
  const [nome, setNome] = useState(given?.nome ?? '')
  const [escopos, setEscopos] = useState<readonly Grant[]>(given?.escopos ?? ['recebe', 'consulta'])
  const [expira, setExpira] = useState('')
  const [asked, setAsked] = useState(false)
  const errors = fieldErrors(error)
  const possible: readonly Grant[] = given?.only ?? grantsOf[tipo]
  const chosen = givable(session, possible).filter((one) => escopos.includes(one))
  const send = () => {
    setAsked(true)
    if (nome.trim() === '' || chosen.length === 0) return
    onMaking?.(true)
    mutate(
      { input: { tipo, nome: nome.trim(), escopos: chosen, ...(expira && { expira }) }, key },
      { onSuccess: ({ segredo }) => onMade(segredo), onSettled: () => onMaking?.(false) },
    )
  }
  return (
    <Form onSubmit={send} error={error}>
      <Stack>
        {error && <Notice error={error} />}
        {!given && (
          <NativeSelect
            label={text.kind}
            description={text.kindHelp[tipo]}
            value={tipo}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as TipoCredencial
              setTipo(next)
              setEscopos(
                next === 'gestao' ? [] : next === 'workforce' ? ['workforce'] : ['recebe', 'consulta'],
              )
            }}
            data={Object.entries(tiposCredencial).map(([value, label]) => ({ value, label: say(label) }))}
          />
        )}
        <TextInput
          required
          label={text.name}
          description={text.nameHelp}
          value={nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
          error={errors.nome ?? (asked && nome.trim() === '' ? text.missing : undefined)}
        />
        <GrantsChoice
          possible={possible}
          value={escopos}
          onChange={setEscopos}
          error={errors.escopos ?? (asked && chosen.length === 0 ? text.chooseOne : undefined)}
        />
        {!given && (
          <TextInput
            type="date"
            label={text.until}
            description={text.untilHelp}
            value={expira}
            onChange={({ currentTarget }) => setExpira(currentTarget.value)}
            error={errors.expira}
          />
        )}
        <Group justify="end" gap="xs">
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
          )}
          <Button type="submit" loading={isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
