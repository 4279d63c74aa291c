import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { drafts } from '../api/platform.ts'
import { type FormField, formOf, inputOf, missingIn, type Typed } from '../derive/controls.ts'
import { fieldErrors } from '../derive/field-errors.ts'
import { pt } from '../text/pt.ts'
import { Notice } from '../ui/Notice.tsx'
import { FieldInput } from './FieldInput.tsx'

interface Props {
  command: CommandOperation
  /** Under which name what was typed is kept until it was accepted. */
  draft: string
  busy: boolean
  error: unknown
  onSubmit: (told: Readonly<Record<string, unknown>>, onDone: () => void) => void
  onClose: () => void
}

/** Asks what a command has to be told. Nothing typed is lost: not by a refusal, nor by a session that ends. */
export function CommandForm({ command, draft, busy, error, onSubmit, onClose }: Props) {
  const fields = formOf(command.input)
  const [typed, setTyped] = useState<Typed>(() => drafts.read(draft) ?? {})
  const [resumed] = useState(Object.keys(typed).length > 0)
  const [asked, setAsked] = useState(false)
  const missing = asked ? missingIn(fields, typed) : []
  const wrong = fieldErrors(error, fields)
  const change = ({ name }: FormField, value: Typed[string]) => {
    const next = { ...typed, [name]: value }
    setTyped(next)
    drafts.keep(draft, fields, next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missingIn(fields, typed).length > 0) return
    onSubmit(inputOf(fields, typed), () => drafts.drop(draft))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && error !== undefined && <Notice error={error} />}
        {resumed && (
          <Text size="sm" role="status">
            {pt.move.draft}
          </Text>
        )}
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            onChange={(value) => change(field, value)}
            error={missing.includes(field.name) ? pt.move.missing : wrong[field.name]}
          />
        ))}
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {pt.move.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {command.rotulo}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
