import { sheetRows } from '../../client/table/xlsx.ts'
import { Zip } from './zip.ts'

/** The rows of the first sheet of a workbook. */
export function* xlsxRows(bytes: Buffer): Generator<string[]> {
  const zip = new Zip(bytes)
  yield* sheetRows((name, most) => zip.read(name, most))
}
