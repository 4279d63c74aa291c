import { MultiSelect, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { FormField, Typed, TypedValue } from '../derive/controls.ts'
import { pt } from '../text/pt.ts'
import { GroupInput } from './GroupInput.tsx'
import { RelatedInput } from './RelatedInput.tsx'
import { RowsInput } from './RowsInput.tsx'

export interface FieldProps {
  field: FormField
  value: TypedValue | undefined
  onChange: (value: TypedValue) => void
  /** Where the field stands in the form, as refusals name it. */
  place?: string
  /** What is wrong, by place. */
  errors?: Readonly<Record<string, string>>
  /** What records are called that numbers stand for. */
  names?: Readonly<Record<string, string>>
}

type Changed = { currentTarget: { value: string } }

/** The way a field is filled, by its kind. */
export function FieldInput({
  field,
  value,
  onChange,
  place = field.name,
  errors = {},
  names = {},
}: FieldProps) {
  const { name, label, help, required, control, length } = field
  const common = { name, label, error: errors[place], required, ...(help ? { description: help } : {}) }
  const text = {
    ...common,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: Changed) => onChange(currentTarget.value),
    ...(length ? { maxLength: length } : {}),
  }
  switch (control.kind) {
    case 'choices':
      return (
        <MultiSelect
          {...common}
          data={[...control.options]}
          value={[value].flat().filter((one) => typeof one === 'string' && one !== '') as string[]}
          onChange={onChange}
          clearable
        />
      )
    case 'choice':
      return <NativeSelect {...text} data={[{ value: '', label: pt.form.none }, ...control.options]} />
    case 'day':
      return <TextInput {...text} type="date" />
    case 'time':
      return <TextInput {...text} type="time" />
    case 'number':
      return <TextInput {...text} inputMode="numeric" />
    case 'password':
      return <PasswordInput {...text} autoComplete="off" />
    case 'lines':
      return <Textarea {...text} autosize minRows={3} />
    case 'line':
      return <TextInput {...text} />
    case 'related':
      return (
        <RelatedInput {...common} noun={control.noun} value={text.value} onChange={onChange} names={names} />
      )
    case 'rows': {
      const rows = Array.isArray(value) ? (value as readonly Typed[]) : []
      return <RowsInput {...{ field, control, place, errors, names, onChange }} rows={rows} />
    }
    case 'group':
      return (
        <GroupInput
          fields={control.fields}
          typed={(value ?? {}) as Typed}
          within={`${place}.`}
          {...{ errors, names, onChange }}
        />
      )
  }
}
