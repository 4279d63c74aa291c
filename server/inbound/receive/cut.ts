import { said } from '../../../catalogue/message.ts'
import { parseChecked, requireUtf8, textOf } from '../../json/parse.ts'
import { Scanner } from '../../json/scanner.ts'
import type { CutBody, ListAt, Part } from './body.ts'
import { UnknownNames } from './unknown-names.ts'

/** The first parts are small, so that the database starts early. */
const firstPart = 500
const partRecords = 4_000
const partBytes = 4 * 2 ** 20
/** Limit on the values of a record: each one takes memory, however few bytes it has. */
const recordValues = 100_000
const longestEnvelopeValue = 4_096
/** Envelope fields that are read. */
const envelopeNames: ReadonlySet<string> = new Set(['TOKEN', 'token', 'RETORNO', 'cliente', 'SIMULAR'])

/** The record limit is exceeded; the rest is not read. */
class TooMany extends Error {}

/**
 * Checks a batch body in one pass and finds the boundaries of its parts. Exceeding the limit ends the pass.
 */
export function cutBody(
  body: Uint8Array,
  at: ListAt,
  maxRecords = Number.POSITIVE_INFINITY,
): CutBody | undefined {
  const cut: CutBody = { envelope: {}, list: 'missing', records: 0, parts: [], unknown: [] }
  try {
    return cutInto(cut, body, at, maxRecords) ? cut : undefined
  } catch (error) {
    if (error instanceof TooMany) return cut
    throw error
  }
}

function cutInto(cut: CutBody, body: Uint8Array, { list, lone, names }: ListAt, maxRecords: number): boolean {
  requireUtf8(body)
  const scanner = new Scanner(body)
  const unknown = names && new UnknownNames(scanner, names)
  if (scanner.space() !== 0x7b) {
    scanner.value(0)
    scanner.end()
    return false
  }
  scanner.object(0, (name) => {
    const start = scanner.pos
    unknown?.passEnvelope(name)
    if (name === list && scanner.space() === 0x5b) {
      cut.list = 'ok'
      cutList(scanner, cut, maxRecords, unknown)
      return
    }
    if (name === list && lone && scanner.space() === 0x7b) {
      cut.list = 'ok'
      cutRecord(scanner, cut, unknown)
      return
    }
    const first = scanner.value(1)
    if (name === list) {
      cut.list = 'invalid'
      return
    }
    if (!envelopeNames.has(name)) return
    const short = first !== 0x7b && first !== 0x5b && scanner.pos - start <= longestEnvelopeValue
    // For other values only the presence counts.
    cut.envelope[name] = short ? parseChecked(textOf(body.subarray(start, scanner.pos)), true) : {}
  })
  scanner.end()
  cut.unknown = unknown?.found ?? []
  return true
}

function cutList(
  scanner: Scanner,
  cut: CutBody,
  maxRecords: number,
  unknown: UnknownNames | undefined,
): void {
  let part: Part | undefined
  scanner.array(1, () => {
    const start = scanner.pos
    scanner.record = cut.records + 1
    passRecord(scanner, unknown)
    scanner.record = 0
    cut.records++
    if (cut.records > maxRecords) throw new TooMany()
    const limit = Math.min(partRecords, firstPart * 2 ** (cut.parts.length - 1))
    if (!part || part.records >= limit || scanner.pos - part.start > partBytes) {
      part = { start, end: 0, first: cut.records, records: 0, wide: false }
      cut.parts.push(part)
    }
    part.records++
    part.end = scanner.pos
    part.wide ||= scanner.wide
  })
}

function cutRecord(scanner: Scanner, cut: CutBody, unknown: UnknownNames | undefined): void {
  const start = scanner.pos
  passRecord(scanner, unknown)
  cut.records = 1
  cut.parts.push({ start, end: scanner.pos, first: 1, records: 1, wide: scanner.wide })
}

function passRecord(scanner: Scanner, unknown: UnknownNames | undefined): void {
  scanner.wide = false
  scanner.values = 0
  unknown?.begin()
  scanner.value(2)
  unknown?.end()
  if (scanner.values > recordValues)
    scanner.fail(said('json.haRegistroMaisValores', { maximo: recordValues }))
}
