import { Stack, Text } from '@mantine/core'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Output, Shape } from '../../catalogue/output.ts'
import { useSession } from '../api/hooks.ts'
import { columnOf, isFigure, valueAt } from '../derive/columns.ts'
import { rowDetailsOf } from '../derive/details.ts'
import { mayCall } from '../derive/doors.ts'
import { rotuloOf } from '../derive/labels.ts'
import { say } from '../text/say.ts'
import { DataTable, type TableColumn } from './DataTable.tsx'
import { type PathOf, Words } from './Details.tsx'
import { Download } from './Download.tsx'
import { Section } from './Section.tsx'

interface Props {
  shape: Shape
  record: object
  /** Commands for the contents of rows, by the name of the list. */
  downloads?: Readonly<Record<string, CommandOperation>> | undefined
  pathOf?: PathOf
  /** Lists that are shown elsewhere on the page. */
  without?: readonly string[]
}

/** Lists of a record, each as a table. Empty ones are left out. */
export function Parts({ shape, record, downloads = {}, pathOf, without = [] }: Props) {
  const session = useSession()
  const lists = Object.entries(shape).flatMap(([name, output]) => {
    const rows = output.type === 'list' ? (valueAt(record, name) as readonly object[] | null) : null
    return output.type === 'list' && rows && rows.length > 0 && !without.includes(name)
      ? [{ name, label: rotuloOf(name, output), fields: output.fields, rows }]
      : []
  })
  const open = (one: CommandOperation | undefined) => (one && mayCall(session, one) ? one : undefined)
  return (
    <Stack gap="lg" mt="lg">
      {lists.map(({ name, label, fields, rows }) => (
        <Section key={name} title={label} parts={[name]}>
          <Rows {...{ label, rows, pathOf }} shape={fields} download={open(downloads[name])} />
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
  pathOf: PathOf | undefined
}

function Rows({ label, shape, rows, download, pathOf }: RowsProps) {
  const told = new Map(
    rows.map((row) => [row, new Map(rowDetailsOf(shape, row).map((one) => [one.name, one]))]),
  )
  const columns = Object.entries(shape).filter(([name]) => rows.some((row) => told.get(row)?.has(name)))
  const wordsOf = (row: object, name: string | undefined) => told.get(row)?.get(name ?? '')?.words ?? ''
  // A group is one column: a column per part would be wider than the page.
  const shown = columns.map(
    ([name, output]): TableColumn<object> => ({
      label: rotuloOf(name, output),
      type: typeOf(name, output),
      cell: (row) => {
        const detail = told.get(row)?.get(name)
        if (!detail) return ''
        const { more, names } = detail
        const words = <Words detail={detail} to={names && pathOf?.(names)} />
        if (more.length === 0) return words
        return (
          <div>
            {words}
            {more.map(({ label, words }) => (
              <Text key={label} fz="xs" c="dimmed">
                {label}: {words}
              </Text>
            ))}
          </div>
        )
      },
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
          of={wordsOf(row, second?.[0])}
        />
      ),
    })
  }
  // Rows of a record have no key of their own.
  return <DataTable {...{ label, rows }} columns={shown} keyOf={(_, at) => at} />
}

function typeOf(name: string, output: Output): TableColumn<object>['type'] {
  if (output.type === 'date' || output.type === 'datetime') return output.type
  const leaf = output.type !== 'object' && output.type !== 'list'
  return leaf && isFigure(columnOf(name, output)) ? 'figure' : undefined
}
