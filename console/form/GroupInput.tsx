import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { type FormField, isEmpty, type Typed } from '../derive/controls.ts'
import { pt } from '../text/pt.ts'
import { FieldInput, type FieldProps } from './FieldInput.tsx'

interface Props extends Pick<FieldProps, 'errors' | 'names'> {
  fields: readonly FormField[]
  typed: Typed
  onChange: (typed: Typed) => void
  /** What stands before the names of its fields in a refusal. */
  within?: string
}

/** Of a long form, what must be told and what is filled comes first; the rest waits behind a button. */
const most = 12

/** Fields that belong together. */
export function GroupInput({ fields, typed, onChange, within = '', errors = {}, names = {} }: Props) {
  const [opened, setOpened] = useState(false)
  const [filled] = useState(() => new Set(fields.flatMap(({ name }) => (isEmpty(typed[name]) ? [] : [name]))))
  const first = ({ name, required }: FormField) =>
    required || filled.has(name) || !isEmpty(typed[name]) || errors[within + name] !== undefined
  const long = fields.length > most && fields.some((field) => !first(field))
  const shown = long && !opened ? fields.filter(first) : fields
  return (
    <Stack>
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          place={within + field.name}
          value={typed[field.name]}
          onChange={(value) => onChange({ ...typed, [field.name]: value })}
          {...{ errors, names }}
        />
      ))}
      {long && !opened && (
        <Button variant="default" onClick={() => setOpened(true)} style={{ alignSelf: 'start' }}>
          {pt.form.more(fields.length - shown.length)}
        </Button>
      )}
    </Stack>
  )
}
