import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import type { Control, FormField, Typed } from '../derive/controls.ts'
import { pt } from '../text/pt.ts'
import type { FieldProps } from './FieldInput.tsx'
import { GroupInput } from './GroupInput.tsx'

interface Props extends Pick<FieldProps, 'errors' | 'names'> {
  field: FormField
  control: Extract<Control, { kind: 'rows' }>
  place: string
  rows: readonly Typed[]
  onChange: (rows: readonly Typed[]) => void
}

/** Several of the same, each with fields of its own. */
export function RowsInput({ field, control, place, rows, onChange, errors = {}, names = {} }: Props) {
  const { label, help } = field
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {help && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
        {errors[place] && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {errors[place]}
          </Text>
        )}
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
          <Group key={at} align="end" wrap="nowrap">
            <div style={{ flex: 1 }}>
              <GroupInput
                fields={control.fields}
                typed={row}
                within={`${place}[${at + 1}].`}
                onChange={(next) => onChange(rows.with(at, next))}
                {...{ errors, names }}
              />
            </div>
            <Button
              variant="default"
              aria-label={pt.form.removeRow(label, at + 1)}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              {pt.form.remove}
            </Button>
          </Group>
        ))}
        {rows.length < control.most && (
          <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => onChange([...rows, {}])}>
            {pt.form.add(label)}
          </Button>
        )}
      </Stack>
    </Fieldset>
  )
}
