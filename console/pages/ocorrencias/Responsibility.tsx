import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { atribuiCausa } from '../../../catalogue/management/causa/atribui-causa.ts'
import { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import { resolveCausa } from '../../../catalogue/management/causa/resolve-causa.ts'
import { useCommand, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { Export } from '../../table/Export.tsx'
import { useAttention } from '../../ui/attend.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'
import type { Cause } from './words.ts'

/** Assigns a cause, exports it for the source, and marks it as resolved. */
export function Responsibility({ cause }: { cause: Cause }) {
  const session = useSession()
  const [opened, setOpened] = useState<'assign' | 'resolve'>()
  const [failed, setFailed] = useState<unknown>()
  const close = () => setOpened(undefined)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {cause.responsavel && (
          <Text size="sm">
            {text.owner}: <b>{cause.responsavel}</b>
          </Text>
        )}
        <Export
          listing={listaAfetados}
          slug={`causa-${cause.id}`}
          wanted={{ causa: cause.id }}
          label={text.export}
          onError={setFailed}
        />
        {mayCall(session, atribuiCausa) && (
          <Button variant="default" size="sm" onClick={() => setOpened('assign')}>
            {text.assign}
          </Button>
        )}
        {mayCall(session, resolveCausa) && cause.registros ? (
          <Button variant="default" size="sm" onClick={() => setOpened('resolve')}>
            {text.resolve}
          </Button>
        ) : null}
      </Group>
      {failed !== undefined && <Notice error={failed} />}
      {opened === 'assign' && <Assign cause={cause} onClose={close} />}
      {opened === 'resolve' && <Resolve cause={cause} onClose={close} />}
    </Stack>
  )
}

interface DialogProps {
  cause: Cause
  onClose: () => void
}

function Assign({ cause, onClose }: DialogProps) {
  const { mutate, isPending, error } = useCommand(atribuiCausa)
  const session = useSession()
  const [responsavel, setResponsavel] = useState(cause.responsavel)
  const [key] = useState(() => crypto.randomUUID())
  const assign = (login: string) =>
    mutate({ input: { id: cause.id ?? 0, responsavel: login }, key }, { onSuccess: onClose })
  return (
    <Dialog
      title={text.assign}
      error={error}
      busy={isPending}
      action={text.save}
      onClose={onClose}
      onSubmit={() => assign(responsavel)}
    >
      <TextInput
        label={text.login}
        value={responsavel}
        onChange={({ currentTarget }) => setResponsavel(currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() => assign(session.pessoa?.login ?? '')}
        style={{ alignSelf: 'start' }}
      >
        {text.mine}
      </Button>
    </Dialog>
  )
}

function Resolve({ cause, onClose }: DialogProps) {
  const { mutate, isPending, error } = useCommand(resolveCausa)
  const [motivo, setMotivo] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  return (
    <Dialog
      title={text.resolve}
      error={error}
      busy={isPending}
      action={text.confirm}
      onClose={onClose}
      onSubmit={() => mutate({ input: { id: cause.id ?? 0, motivo }, key }, { onSuccess: onClose })}
    >
      <Text size="sm">{text.resolveText(cause.registros ?? 0)}</Text>
      <Textarea
        required
        label={text.reason}
        value={motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
    </Dialog>
  )
}

interface FormProps {
  title: string
  action: string
  busy: boolean
  error: unknown
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

function Dialog({ title, action, busy, error, onClose, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': text.cancel }}>
      <form ref={useAttention<HTMLFormElement>(error)} onSubmit={submit}>
        <Stack>
          {error !== null && error !== undefined && <Notice error={error} />}
          {children}
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
