import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useSession } from '../api/hooks.ts'
import { drafts } from '../api/platform.ts'
import { fillable, formOf, inputOf, missingIn, type Typed } from '../derive/controls.ts'
import { isOpenTo } from '../derive/doors.ts'
import { fieldErrors } from '../derive/field-errors.ts'
import { prefilled } from '../derive/prefill.ts'
import { nounRoutes } from '../routes.ts'
import { pt } from '../text/pt.ts'
import { Notice } from '../ui/Notice.tsx'
import { GroupInput } from './FieldInput.tsx'

interface Props {
  command: CommandOperation
  /** The record as it stands, where the command changes it: its fields are filled, and only what changes is sent. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Under which name what was typed is kept until it was accepted. */
  draft: string
  busy: boolean
  error: unknown
  onSubmit: (told: Readonly<Record<string, unknown>>, onDone: () => void) => void
  /** The way back, where there is one. */
  onClose?: () => void
  /** Tries it and takes it back, where that tells something. */
  onSimulate?: (told: Readonly<Record<string, unknown>>) => void
}

/** Asks what a command has to be told. Nothing typed is lost: not by a refusal, nor by a session that ends. */
export function CommandForm({ command, record, draft, busy, error, onSubmit, onClose, onSimulate }: Props) {
  const session = useSession()
  const fields = fillable(formOf(command.input), (noun) =>
    nounRoutes.some((one) => one.noun === noun && isOpenTo(session, [one.right], one.parties)),
  )
  const [before] = useState(() => record && prefilled(fields, record))
  const [kept] = useState(() => drafts.read(draft))
  const [typed, setTyped] = useState<Typed>({ ...before?.typed, ...kept })
  const [asked, setAsked] = useState(false)
  const [unchanged, setUnchanged] = useState(false)
  const missing = asked ? missingIn(fields, typed) : []
  const errors = {
    ...fieldErrors(error),
    ...Object.fromEntries(missing.map((place) => [place, pt.move.missing])),
  }
  const change = (next: Typed) => {
    setTyped(next)
    setUnchanged(false)
    drafts.keep(draft, fields, next)
  }
  const simulate = () => {
    setAsked(true)
    if (missingIn(fields, typed).length === 0) onSimulate?.(inputOf(fields, typed, before?.typed))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missingIn(fields, typed).length > 0) return
    const told = inputOf(fields, typed, before?.typed)
    if (before && Object.keys(told).length === 0) return setUnchanged(true)
    onSubmit(told, () => drafts.drop(draft))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && error !== undefined && <Notice error={error} />}
        {kept && (
          <Text size="sm" role="status">
            {pt.move.draft}
          </Text>
        )}
        <GroupInput {...{ fields, typed, errors }} names={before?.names ?? {}} onChange={change} />
        {unchanged && (
          <Text size="sm" role="status">
            {pt.form.unchanged}
          </Text>
        )}
        <Group justify="end" gap="xs">
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {pt.move.cancel}
            </Button>
          )}
          {onSimulate && (
            <Button variant="default" onClick={simulate}>
              {pt.answer.simulate}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {command.rotulo}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
