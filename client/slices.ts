/** Records of one batch, with the JSON text of each. */
export interface Slice<R = unknown> {
  /** Index of its first record among all. */
  first: number
  records: readonly R[]
  texts: readonly string[]
}

/** Cuts records into slices within both limits; a record that is too large by itself goes alone. */
export async function* slicesOf<R>(
  source: Iterable<R> | AsyncIterable<R>,
  limits: { records: number; bytes: number },
): AsyncGenerator<Slice<R>> {
  let records: R[] = []
  let texts: string[] = []
  let bytes = 0
  let first = 0
  for await (const one of source) {
    const text = JSON.stringify(one)
    const size = bytesOf(text)
    if (records.length > 0 && (records.length >= limits.records || bytes + size > limits.bytes)) {
      yield { first, records, texts }
      first += records.length
      records = []
      texts = []
      bytes = 0
    }
    records.push(one)
    texts.push(text)
    bytes += size + 1
  }
  if (records.length > 0) yield { first, records, texts }
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

export function halves<R>({ first, records, texts }: Slice<R>): [Slice<R>, Slice<R>] {
  const half = texts.length >> 1
  return [
    { first, records: records.slice(0, half), texts: texts.slice(0, half) },
    { first: first + half, records: records.slice(half), texts: texts.slice(half) },
  ]
}
