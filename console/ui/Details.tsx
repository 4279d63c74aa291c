import type { Shape } from '../../catalogue/output.ts'
import { columnsOf, valueAt, wordsFor } from '../derive/columns.ts'
import classes from './Details.module.css'

interface Props {
  shape: Shape
  record: object
  /** Shown elsewhere on the page. */
  without: readonly string[]
}

/** What a record says of itself: every declared field that is filled, with its label. */
export function Details({ shape, record, without }: Props) {
  const filled = columnsOf(shape).flatMap((column) => {
    const words = without.includes(column.path) ? '' : wordsFor(column, valueAt(record, column.path))
    return words ? [{ ...column, words }] : []
  })
  return (
    <dl className={classes.list}>
      {filled.map(({ path, label, words }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
