import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { CommandOperation, ListingOperation } from '../../catalogue/operation.ts'
import type { Row } from '../../client/types.ts'
import { type Column, chosen, columnsOf, isFigure, valueAt, wordsFor } from '../derive/columns.ts'
import { beginning } from '../derive/format.ts'
import { type Noun, stateIn } from '../derive/noun.ts'
import { nextOrder, sortOf } from '../derive/order.ts'
import { recordPath } from '../derive/record-path.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import classes from '../ui/DataTable.module.css'
import { useFirstRows } from '../ui/first-rows.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import { Way } from '../ui/Way.tsx'
import type { Selection } from './selection.ts'
import { Tick } from './Tick.tsx'

/** Only few lists have contents to download. */
const Download = lazy(async () => ({ default: (await import('../ui/Download.tsx')).Download }))

interface Props {
  noun: Noun
  listing: ListingOperation
  slug: string
  rows: readonly Row<ListingOperation>[]
  shown: readonly string[]
  /** Absent where rows cannot be ordered. */
  order?: string
  onOrder?: (order: string) => void
  /** Rows of the previous page are shown until the new ones arrive. */
  stale: boolean
  /** Whether rows link to pages. */
  linked: boolean
  selection: Selection | undefined
  /** Offers the content of each row. */
  content?: CommandOperation | undefined
}

/** Table of a listing. On a narrow screen each row is a block with labels beside values. */
export function ListingTable(props: Props) {
  const { noun, listing, slug, rows, shown, order, onOrder, stale, linked, selection, content } = props
  const columns = chosen(columnsOf(listing.columns), shown)
  const state = stateIn(noun, listing.columns)
  const drawn = useFirstRows(rows)
  return (
    <table
      className={classes.table}
      data-stale={stale}
      aria-label={text.list.table(say(listing.title))}
      aria-busy={stale}
    >
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-choice>
              <Tick
                label={text.bulk.all}
                checked={rows.every(selection.has)}
                some={rows.some(selection.has) && !rows.every(selection.has)}
                onChange={(chosen) => selection.set(rows, chosen)}
              />
            </th>
          )}
          {columns.map((column) => (
            <Heading key={column.path} {...{ column, listing, order, onOrder }} />
          ))}
          {content && <th scope="col">{say(content.rotulo)}</th>}
        </tr>
      </thead>
      <tbody>
        {drawn.map((row) => (
          <tr key={String(row.id)} data-chosen={selection?.has(row)}>
            {selection && (
              <td data-choice>
                <Tick
                  label={text.bulk.row(noun.said?.(row) ?? String(valueAt(row, noun.name)))}
                  checked={selection.has(row)}
                  onChange={(chosen) => selection.set([row], chosen)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.path}
                data-label={column.label}
                data-type={column.type}
                data-figure={isFigure(column)}
              >
                <Cell {...{ noun, slug, row, column, state, linked }} />
              </td>
            ))}
            {content && (
              <td data-label="">
                <Suspense>
                  <Download
                    command={content}
                    id={Number(row.id)}
                    of={String(valueAt(row, noun.name) ?? '')}
                    size="sm"
                  />
                </Suspense>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps = { [K in 'order' | 'onOrder']: Props[K] | undefined } & {
  column: Column
  listing: ListingOperation
}

function Heading({ column, listing, order, onOrder }: HeadingProps) {
  const { path, label } = column
  if (!(path in listing.orders) || order === undefined || !onOrder) {
    return (
      <th scope="col" data-figure={isFigure(column)}>
        {label}
      </th>
    )
  }
  const sort = sortOf(path, order)
  return (
    <th scope="col" aria-sort={sort} data-figure={isFigure(column)}>
      <UnstyledButton className={classes.order} onClick={() => onOrder(nextOrder(path, order))}>
        {label}
        <span aria-hidden="true">{{ ascending: ' ↑', descending: ' ↓', none: ' ↕' }[sort]}</span>
      </UnstyledButton>
    </th>
  )
}

/** Maximum length of a cell; the page shows the whole text. */
const longest = 120

type CellProps = Pick<Props, 'noun' | 'slug' | 'linked'> & {
  row: object
  column: Column
  state: string | undefined
}

function Cell({ noun, slug, row, column, state, linked }: CellProps) {
  const value = valueAt(row, column.path)
  if (noun.machine && column.path === state)
    return <StateBadge machine={noun.machine} state={String(value ?? '')} from={valueAt(row, 'vigoraEm')} />
  const isName = column.path === noun.name
  const words = beginning(isName && noun.said ? noun.said(row) : wordsFor(column, value), longest)
  if (!isName || !linked) return words
  return (
    <Way className={classes.name} to={recordPath(slug, valueAt(row, 'id'), row)}>
      {words || valueAt(row, 'id')?.toString()}
    </Way>
  )
}
