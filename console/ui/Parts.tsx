import { Stack } from '@mantine/core'
import type { Shape } from '../../catalogue/output.ts'
import { columnsOf, isFigure, valueAt, wordsFor } from '../derive/columns.ts'
import { rotuloOf } from '../derive/labels.ts'
import classes from '../table/ListingTable.module.css'
import { Section } from './Section.tsx'

interface Props {
  shape: Shape
  record: object
}

/** The lists of a record, each as a table of its own. What is empty is not shown. */
export function Parts({ shape, record }: Props) {
  const lists = Object.entries(shape).flatMap(([name, output]) => {
    const rows = output.type === 'list' ? (valueAt(record, name) as readonly object[] | null) : null
    return output.type === 'list' && rows && rows.length > 0
      ? [{ name, label: rotuloOf(name, output), fields: output.fields, rows }]
      : []
  })
  return (
    <Stack gap="lg" mt="lg">
      {lists.map(({ name, label, fields, rows }) => (
        <Section key={name} title={label}>
          <Rows label={label} shape={fields} rows={rows} />
        </Section>
      ))}
    </Stack>
  )
}

function Rows({ label, shape, rows }: { label: string; shape: Shape; rows: readonly object[] }) {
  const columns = columnsOf(shape).filter((column) =>
    rows.some((row) => wordsFor(column, valueAt(row, column.path))),
  )
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.path} scope="col" data-figure={isFigure(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a record have no other name
          <tr key={at}>
            {columns.map((column) => (
              <td
                key={column.path}
                data-label={column.label}
                data-type={column.type}
                data-figure={isFigure(column)}
              >
                {wordsFor(column, valueAt(row, column.path))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
