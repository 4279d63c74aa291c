import { Anchor, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Row } from '../../client/types.ts'
import { type Column, chosen, columnsOf, isFigure, valueAt, wordsFor } from '../derive/columns.ts'
import type { Noun } from '../derive/noun.ts'
import { nextOrder, sortOf } from '../derive/order.ts'
import { pt } from '../text/pt.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import classes from './ListingTable.module.css'

interface Props {
  noun: Noun
  slug: string
  rows: readonly Row<ListingOperation>[]
  order: string
  onOrder: (order: string) => void
  /** Rows of the page before are shown until those of this one are there. */
  stale: boolean
}

/** Rows of a listing in the columns that it declares. On a narrow screen each row stands on its own, labels beside values. */
export function ListingTable({ noun, slug, rows, order, onOrder, stale }: Props) {
  const { listing } = noun
  const columns = chosen(columnsOf(listing.columns), noun.columns)
  return (
    <table
      className={classes.table}
      data-stale={stale}
      aria-label={pt.list.table(listing.title)}
      aria-busy={stale}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.path} {...{ column, listing, order, onOrder }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)}>
            {columns.map((column) => (
              <td
                key={column.path}
                data-label={column.label}
                data-type={column.type}
                data-figure={isFigure(column)}
              >
                <Cell {...{ noun, slug, row, column }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps = Pick<Props, 'order' | 'onOrder'> & { column: Column; listing: ListingOperation }

function Heading({ column, listing, order, onOrder }: HeadingProps) {
  const { path, label } = column
  if (!(path in listing.orders)) {
    return (
      <th scope="col" data-figure={isFigure(column)}>
        {label}
      </th>
    )
  }
  const sort = sortOf(path, order)
  return (
    <th scope="col" aria-sort={sort}>
      <UnstyledButton className={classes.order} onClick={() => onOrder(nextOrder(path, order))}>
        {label}
        <span aria-hidden="true">{{ ascending: ' ↑', descending: ' ↓', none: ' ↕' }[sort]}</span>
      </UnstyledButton>
    </th>
  )
}

type CellProps = Pick<Props, 'noun' | 'slug'> & { row: object; column: Column }

function Cell({ noun, slug, row, column }: CellProps) {
  const words = wordsFor(column, valueAt(row, column.path))
  const { machine, record } = noun
  if (machine && column.path === machine.field) return <StateBadge machine={machine} state={words} />
  if (column.path !== noun.name || !record) return words
  return (
    <Anchor component={Link} to={`/${slug}/${valueAt(row, 'id')}`} fz="inherit" preload="intent">
      {words}
    </Anchor>
  )
}
