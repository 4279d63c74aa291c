import { MultiSelect, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { FormField } from '../derive/controls.ts'
import { pt } from '../text/pt.ts'

interface Props {
  field: FormField
  value: string | readonly string[]
  onChange: (value: string | readonly string[]) => void
  error?: string | undefined
}

type Changed = { currentTarget: { value: string } }

/** The way a field is filled, by its kind. */
export function FieldInput({ field, value, onChange, error }: Props) {
  const { name, label, help, required, control, length } = field
  const common = { name, label, error, required, ...(help ? { description: help } : {}) }
  const text = {
    ...common,
    value: String(value),
    onChange: ({ currentTarget }: Changed) => onChange(currentTarget.value),
    ...(length ? { maxLength: length } : {}),
  }
  switch (control.kind) {
    case 'choices':
      return (
        <MultiSelect
          {...common}
          data={[...control.options]}
          value={[value].flat().filter(Boolean) as string[]}
          onChange={onChange}
          clearable
        />
      )
    case 'choice':
      return <NativeSelect {...text} data={[{ value: '', label: pt.list.any }, ...control.options]} />
    case 'day':
      return <TextInput {...text} type="date" />
    case 'number':
      return <TextInput {...text} inputMode="numeric" />
    case 'password':
      return <PasswordInput {...text} autoComplete="off" />
    case 'lines':
      return <Textarea {...text} autosize minRows={3} />
    case 'line':
      return <TextInput {...text} />
  }
}
