import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { type Asked, askable, type Shape, visible } from '../../catalogue/output.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { flushPath } from '../../server/durable-file.ts'
import { columnsOf, type Element } from '../../server/table/columns.ts'
import { csvOf } from '../../server/table/csv.ts'
import { xlsxOf } from '../../server/table/xlsx.ts'
import type { Question } from './question.ts'

type Rows = AsyncIterable<readonly Element[]>
type Write = (columns: ReturnType<typeof columnsOf>, rows: Rows, title: string) => AsyncIterable<Buffer>

/** Export formats; NDJSON is the fetched file itself. */
export const formats = { csv: csvOf, xlsx: xlsxOf, ndjson: undefined } as const satisfies Record<
  string,
  Write | undefined
>
export type Format = keyof typeof formats

interface Exported {
  format: Format
  operation: QueryOperation
  question: Question
}

const rowsAtOnce = 500

/** Converts the fetched lines to the output file and renames it into place when complete. */
export async function writeFrom(
  lines: string,
  out: string,
  { format, operation, question }: Exported,
): Promise<void> {
  const write: Write | undefined = formats[format]
  const next = `${out}.novo`
  try {
    if (write)
      await save(
        next,
        write(columnsOf(shapeOf(operation, question), 'pt'), rowsIn(lines), portuguese(operation.title)),
      )
    else await copyFile(lines, next)
    await flushPath(next)
    await rename(next, out)
    await flushPath(dirname(out))
  } finally {
    await rm(next, { force: true })
  }
}

/** Shape of the elements for the options of this query. */
function shapeOf({ element, formats = {} }: QueryOperation, question: Question): Shape {
  const shape = formats[question.formato ?? ''] ?? element
  const asked = (Object.keys(askable) as Asked[]).filter((name) => question[name] === 'Sim')
  return visible(shape, ['sensivel', 'banco', ...asked])
}

async function save(path: string, blocks: AsyncIterable<Buffer>): Promise<void> {
  const stream = createWriteStream(path, { mode: 0o600 })
  for await (const bytes of blocks) if (!stream.write(bytes)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}

async function* rowsIn(path: string): AsyncGenerator<Element[]> {
  let rows: Element[] = []
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    rows.push(JSON.parse(line) as Element)
    if (rows.length < rowsAtOnce) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
