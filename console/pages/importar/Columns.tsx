import { NativeSelect, Stack, Text } from '@mantine/core'
import type { Matched } from '../../../client/columns.ts'
import { beginning } from '../../derive/format.ts'
import { rotuloOf } from '../../derive/labels.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Fields, Sheet } from './rows.ts'
import { text } from './text.ts'

interface Props {
  fields: Fields
  /** What a field is called in the choice; otherwise its label with its name. */
  labelled?: (name: string) => string
  sheet: Sheet
  matched: Matched
  onChoose: (column: string, field: string | null) => void
}

/** Assigns columns to fields, with the value of the first row. */
export function Columns({ fields, labelled, sheet, matched, onChoose }: Props) {
  const named = (names: readonly string[]) => names.map((name) => rotuloOf(name, fields[name]!)).join(', ')
  const options = [
    { value: '', label: text.none },
    ...Object.entries(fields).map(([name, field]) => ({
      value: name,
      label: labelled
        ? `${labelled(name)}${field.required ? ' *' : ''}`
        : `${rotuloOf(name, field)}${field.required ? ' *' : ''} (${name})`,
    })),
  ]
  return (
    <Stack gap="sm">
      <Text size="sm">{text.columnsText}</Text>
      {matched.missing.length > 0 && (
        <Text size="sm" role="alert" c="var(--tom-erro)">
          ✗ {text.missing(named(matched.missing))}
        </Text>
      )}
      {matched.twice.length > 0 && (
        <Text size="sm" role="alert" c="var(--tom-erro)">
          ✗ {text.twice(named(matched.twice))}
        </Text>
      )}
      <DataTable
        label={text.columns}
        rows={sheet.columns.map((column, at) => ({ column, sample: sheet.rows[0]?.[at] ?? '' }))}
        keyOf={({ column }) => column}
        columns={[
          { label: text.column, cell: ({ column }) => column },
          { label: text.sample, cell: ({ sample }) => beginning(sample, 60) },
          {
            label: text.field,
            cell: ({ column }) => (
              <NativeSelect
                size="xs"
                aria-label={`${text.field}: ${column}`}
                description={matched.guessed.has(column) ? text.suggestion : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={matched.chosen[column] ?? ''}
                data={options}
                onChange={({ currentTarget }) => onChoose(column, currentTarget.value || null)}
              />
            ),
          },
        ]}
      />
    </Stack>
  )
}
