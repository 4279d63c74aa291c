import { Text } from '@mantine/core'
import type { Key, ReactNode } from 'react'
import classes from './DataTable.module.css'
import { useFirstRows } from './first-rows.ts'

/** Column of a hand-written table. */
export interface TableColumn<R> {
  /** Heading, also shown beside each value on a narrow screen; empty above buttons. */
  label: string
  type?: 'figure' | 'date' | 'datetime' | undefined
  cell: (row: R) => ReactNode
}

interface Props<R> {
  /** Accessible name of the table. */
  label: string
  columns: readonly TableColumn<R>[]
  rows: readonly R[]
  keyOf: (row: R, at: number) => Key
  /** Rows of the previous page are shown until the new ones arrive. */
  stale?: boolean
  empty?: string
}

/** On a narrow screen each row is a block with labels beside values. */
export function DataTable<R>({ label, columns, rows, keyOf, stale = false, empty }: Props<R>) {
  const drawn = useFirstRows(rows)
  if (rows.length === 0) return empty ? <Text size="sm">{empty}</Text> : null
  return (
    <table className={classes.table} aria-label={label} aria-busy={stale} data-stale={stale}>
      <thead>
        <tr>
          {columns.map((column) =>
            column.label ? (
              <th key={column.label} scope="col" data-figure={column.type === 'figure'}>
                {column.label}
              </th>
            ) : (
              <td key="" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {drawn.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {columns.map(({ label, type, cell }) => (
              <td key={label} data-label={label} data-type={type} data-figure={type === 'figure'}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
