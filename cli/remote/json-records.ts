import { ElementCutter } from '../../client/json-elements.ts'
import { Unreachable } from '../../client/problem.ts'
import { UsageError } from '../errors.ts'
import { type Inspected, textOf } from '../table/file.ts'

type Values = Readonly<Record<string, unknown>>

const longestLine = 2 ** 26

/** Records of a JSON file: an array, or the body of a batch. */
export async function* jsonRecords(file: Inspected, list: string): AsyncGenerator<Values> {
  const cutter = new ElementCutter(list)
  let number = 0
  try {
    for await (const piece of textOf(file)) {
      for (const text of cutter.push(piece)) yield recordIn(text, ++number)
    }
    cutter.end()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    throw new UsageError(`o arquivo não é um JSON íntegro com uma lista de registros, sozinha ou em ${list}.`)
  }
}

/** One record per line. */
export async function* ndjsonRecords(file: Inspected): AsyncGenerator<Values> {
  let rest = ''
  let number = 0
  const read = (line: string): Values[] => {
    number++
    return line.trim() === '' ? [] : [recordIn(line, number)]
  }
  for await (const piece of textOf(file)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    if (rest.length > longestLine) throw new UsageError('há uma linha longa demais; é mesmo um NDJSON?')
    for (const line of lines) yield* read(line)
  }
  yield* read(rest)
}

function recordIn(text: string, number: number): Values {
  const value = parsed(text, number)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values
  throw new UsageError(`o registro ${number} não é um objeto.`)
}

function parsed(text: string, number: number): unknown {
  try {
    return exact.parse(text, asWritten)
  } catch {
    throw new UsageError(`o registro ${number} não é um JSON válido.`)
  }
}

/** Supported by current engines, but not yet declared by TypeScript. */
interface ExactJson {
  parse: (
    text: string,
    revive: (key: string, value: unknown, context: { source?: string }) => unknown,
  ) => unknown
  rawJSON: (text: string) => unknown
}
const exact = JSON as unknown as ExactJson

/** A number that floating point cannot represent is passed on as written. */
const asWritten = (_key: string, value: unknown, { source }: { source?: string }): unknown =>
  typeof value === 'number' && source !== undefined && String(value) !== source
    ? exact.rawJSON(source)
    : value
