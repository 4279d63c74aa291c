import { Stack } from '@mantine/core'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { useSession } from '../api/hooks.ts'
import { columnsOf, isFigure, valueAt, wordsFor } from '../derive/columns.ts'
import { mayCall } from '../derive/doors.ts'
import { rotuloOf } from '../derive/labels.ts'
import { say } from '../text/say.ts'
import { DataTable, type TableColumn } from './DataTable.tsx'
import { Download } from './Download.tsx'
import { Section } from './Section.tsx'

interface Props {
  shape: Shape
  record: object
  /** What gives the contents of rows, by the name of the list. */
  downloads?: Readonly<Record<string, CommandOperation>> | undefined
}

/** The lists of a record, each as a table of its own. What is empty is not shown. */
export function Parts({ shape, record, downloads = {} }: Props) {
  const session = useSession()
  const lists = Object.entries(shape).flatMap(([name, output]) => {
    const rows = output.type === 'list' ? (valueAt(record, name) as readonly object[] | null) : null
    return output.type === 'list' && rows && rows.length > 0
      ? [{ name, label: rotuloOf(name, output), fields: output.fields, rows }]
      : []
  })
  const open = (one: CommandOperation | undefined) => (one && mayCall(session, one) ? one : undefined)
  return (
    <Stack gap="lg" mt="lg">
      {lists.map(({ name, label, fields, rows }) => (
        <Section key={name} title={label}>
          <Rows {...{ label, rows }} shape={fields} download={open(downloads[name])} />
        </Section>
      ))}
    </Stack>
  )
}

interface RowsProps {
  label: string
  shape: Shape
  rows: readonly object[]
  download: CommandOperation | undefined
}

function Rows({ label, shape, rows, download }: RowsProps) {
  const columns = columnsOf(shape).filter((column) =>
    rows.some((row) => wordsFor(column, valueAt(row, column.path))),
  )
  const shown = columns.map(
    (column): TableColumn<object> => ({
      label: column.label,
      type: isFigure(column) ? 'figure' : isDated(column.type) ? column.type : undefined,
      cell: (row) => wordsFor(column, valueAt(row, column.path)),
    }),
  )
  const [first, second = first] = columns
  if (download && first) {
    shown.push({
      label: say(download.rotulo),
      cell: (row) => (
        <Download
          command={download}
          id={Number(valueAt(row, 'identificador'))}
          of={wordsFor(second!, valueAt(row, second!.path))}
        />
      ),
    })
  }
  // The rows of a record have no name of their own.
  return <DataTable {...{ label, rows }} columns={shown} keyOf={(_, at) => at} />
}

const isDated = (type: string): type is 'date' | 'datetime' => type === 'date' || type === 'datetime'
