import { NativeSelect, Stack, Text } from '@mantine/core'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Matched } from '../../../client/columns.ts'
import { beginning } from '../../derive/format.ts'
import { rotuloOf } from '../../derive/labels.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Sheet } from './rows.ts'
import { text } from './text.ts'

interface Props {
  operation: InboundOperation
  sheet: Sheet
  matched: Matched
  onChoose: (column: string, field: string | null) => void
}

/** Assigns columns to fields, with the value of the first row. */
export function Columns({ operation: { fields }, sheet, matched, onChoose }: Props) {
  const named = (names: readonly string[]) => names.map((name) => rotuloOf(name, fields[name]!)).join(', ')
  const options = [
    { value: '', label: text.none },
    ...Object.entries(fields).map(([name, field]) => ({
      value: name,
      label: `${rotuloOf(name, field)}${field.required ? ' *' : ''} (${name})`,
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
