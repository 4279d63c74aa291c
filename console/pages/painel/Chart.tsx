import { resumoPainel } from '../../../catalogue/management/painel/resumo-painel.ts'
import { columnsOf, wordsFor } from '../../derive/columns.ts'
import { barsOf, type PanelDay } from '../../derive/panel.ts'
import classes from './Painel.module.css'
import { text } from './text.ts'

const height = 60
const step = 20
const columns = columnsOf(resumoPainel.output.dias.fields)

/** Records received and refused per day, with a table for screen readers. */
export function Chart({ days }: { days: readonly PanelDay[] }) {
  const title = text.batches.chart(days.length)
  return (
    <div>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {barsOf(days, height).map(({ dia, whole, part }, at) => (
          <g key={dia}>
            <rect
              className={classes.whole}
              x={at * step + 3}
              y={height - whole}
              width={step - 6}
              height={whole}
            />
            <rect
              className={classes.part}
              x={at * step + 3}
              y={height - part}
              width={step - 6}
              height={part}
            />
          </g>
        ))}
        <line className={classes.base} x1="0" x2={days.length * step} y1={height + 0.5} y2={height + 0.5} />
      </svg>
      <details>
        <summary>{text.batches.table}</summary>
        <table className={classes.twin} aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ path, label }) => (
                <th key={path} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.dia}>
                {columns.map((column) => (
                  <td key={column.path}>{wordsFor(column, day[column.path as keyof PanelDay])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
