import { type Message, said } from '../../catalogue/message.ts'
/** Syntax error with its position. */
export class JsonError extends Error {
  readonly said: Message

  constructor(message: Message) {
    super(message.codigo)
    this.said = message
  }
}

const quote = 0x22
const backslash = 0x5c
const maxDepth = 32
/** No record has nearly as many fields. The limit bounds the cost of the search for repeated keys. */
const maxKeys = 1_000
/**
 * No record has a list of nearly as many elements. The list of records itself (depth 0 or 1) is not limited.
 */
const maxElements = 10_000
/** Depth of records in the body of a batch. */
const recordDepth = 2
/** Integers of up to 15 digits fit a JavaScript number exactly; longer ones are kept as text. */
const safeDigits = 15

/** Bytes that need no escape inside a string. */
const plain = new Uint8Array(256).fill(1, 0x20)
plain[quote] = 0
plain[backslash] = 0

/**
 * Strict JSON check over bytes that builds no values. JSON.parse would accept repeated keys, round wide
 * numbers and give no record boundaries to cut at.
 */
export class Scanner {
  readonly bytes: Uint8Array
  pos = 0
  /** A number of more than `safeDigits` characters was found. */
  wide = false
  /** Number of the current record, from 1; 0 outside of records. */
  record = 0
  /**
   * Called at the end of each object that is not empty, with the positions and the number of its keys. `fresh`
   * are their names, unless they are those of the object before at this depth, or the first ones of these.
   */
  onObject:
    | ((
        depth: number,
        keys: readonly number[],
        count: number,
        fresh: ReadonlySet<string> | undefined,
      ) => void)
    | undefined
  /** Number of values at any depth: a measure of what building them costs, whatever their length. */
  values = 0
  /**
   * Key positions of the last object at each depth. Records of a batch mostly repeat the same keys in the
   * same order.
   */
  readonly #templates: number[][] = []
  readonly #spares: number[][] = []
  #fieldStart = 0
  #fieldEnd = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    // Skips a byte order mark, which Windows systems write.
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.pos = 3
  }

  fail(detalhe: Message): never {
    const place = { detalhe, byte: this.pos + 1 }
    throw new JsonError(
      this.record > 0
        ? said('json.noRegistro', { ...place, registro: this.record })
        : said('json.noByte', place),
    )
  }

  space(): number {
    const { bytes } = this
    let byte = bytes[this.pos]
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = bytes[++this.pos]
    return byte ?? -1
  }

  /** Skips one value and returns its first byte. */
  value(depth: number): number {
    const first = this.space()
    this.values++
    if (first === quote) this.string()
    else if (first === 0x7b) this.object(depth)
    else if (first === 0x5b) this.array(depth)
    else if (first === 0x2d || (first >= 0x30 && first <= 0x39)) this.#number()
    else if (first === 0x74) this.#literal('true')
    else if (first === 0x66) this.#literal('false')
    else if (first === 0x6e) this.#literal('null')
    else this.fail(first === -1 ? said('json.textoTerminaAntesHora') : said('json.valorInesperado'))
    return first
  }

  /** Skips an object. `member` is called for each key with the cursor before its value. */
  object(depth: number, member?: (key: string) => void): void {
    if (depth >= maxDepth) this.fail(said('json.haMaisNiveis', { maximo: maxDepth }))
    this.pos++
    if (this.space() === 0x7d) {
      this.pos++
      return
    }
    const template = this.#templates[depth]
    // Start and end of each key so far, in the spare array of this depth.
    this.#spares[depth] ??= []
    const keys = this.#spares[depth]
    let count = 0
    let known = template !== undefined
    let seen: Set<string> | undefined
    for (;;) {
      if (this.space() !== quote) this.fail(said('json.esperavaNomeCampo'))
      const start = this.pos + 1
      if (known) known = this.#passKey(template![count], template![count + 1])
      if (!known) this.string()
      const end = this.pos - 1
      if (!known) {
        if (!seen) {
          seen = new Set()
          for (let at = 0; at < count; at += 2) seen.add(this.#key(keys[at]!, keys[at + 1]!))
        }
        const name = this.#key(start, end)
        if (seen.has(name)) this.fail(repeated(name))
        seen.add(name)
      }
      keys[count++] = start
      keys[count++] = end
      if (count > 2 * maxKeys) this.fail(said('json.haObjetoMaisCampos', { maximo: maxKeys }))
      if (depth === recordDepth) {
        this.#fieldStart = start
        this.#fieldEnd = end
      }
      if (this.space() !== 0x3a) this.fail(said('json.esperavaDoisPontos'))
      this.pos++
      if (member) {
        this.space()
        member(this.#key(start, end))
      } else this.value(depth + 1)
      const next = this.space()
      this.pos++
      if (next === 0x2c) continue
      if (next === 0x7d) break
      this.pos--
      this.fail(said('json.esperavaVirgulaOuFimObjeto'))
    }
    if (!known) {
      keys.length = count
      this.#templates[depth] = keys
      this.#spares[depth] = template ?? []
    }
    this.onObject?.(depth, known ? template! : keys, count, seen)
  }

  /** Name of the record's field whose value is being read, if that is a list. */
  get listField(): string | undefined {
    let at = this.#fieldEnd + 1
    // White space and the colon, which were checked already.
    while (this.bytes[at]! <= 0x20 || this.bytes[at] === 0x3a) at++
    return this.bytes[at] === 0x5b ? this.#key(this.#fieldStart, this.#fieldEnd) : undefined
  }

  /** Names of the first keys of an object. */
  namesOf(keys: readonly number[], count: number): ReadonlySet<string> {
    const names = new Set<string>()
    for (let at = 0; at < count; at += 2) names.add(this.#key(keys[at]!, keys[at + 1]!))
    return names
  }

  /** Skips an array. `element` is called with the cursor before each element. */
  array(depth: number, element?: () => void): void {
    if (depth >= maxDepth) this.fail(said('json.haMaisNiveis', { maximo: maxDepth }))
    this.pos++
    if (this.space() === 0x5d) {
      this.pos++
      return
    }
    for (let count = 1; ; count++) {
      if (depth > 1 && count > maxElements)
        this.fail(said('json.haListaMaisElementos', { maximo: maxElements }))
      if (element) {
        this.space()
        element()
      } else this.value(depth + 1)
      const next = this.space()
      this.pos++
      if (next === 0x2c) continue
      if (next === 0x5d) return
      this.pos--
      this.fail(said('json.esperavaVirgulaOuFimLista'))
    }
  }

  string(): void {
    const { bytes } = this
    let at = this.pos + 1
    for (;;) {
      while (plain[bytes[at]!] === 1) at++
      const byte = bytes[at]
      if (byte === quote) break
      if (byte === undefined) {
        this.pos = at
        this.fail(said('json.textoNaoTermina'))
      }
      if (byte! < 0x20) {
        this.pos = at
        this.fail(said('json.haCaractereControleDentroTexto'))
      }
      if (byte === backslash) {
        const escaped = bytes[at + 1]
        if (escaped === 0x75) {
          for (let digit = at + 2; digit < at + 6; digit++) {
            if (!isHex(bytes[digit])) {
              this.pos = digit
              this.fail(said('json.haEscapeUMalformado'))
            }
          }
          at += 6
          continue
        }
        // " \ / b f n r t
        if (
          escaped !== 0x22 &&
          escaped !== 0x5c &&
          escaped !== 0x2f &&
          escaped !== 0x62 &&
          escaped !== 0x66 &&
          escaped !== 0x6e &&
          escaped !== 0x72 &&
          escaped !== 0x74
        ) {
          this.pos = at
          this.fail(said('json.haEscapeDesconhecido'))
        }
        at += 2
      }
    }
    this.pos = at + 1
  }

  /** Nothing but white space may follow. */
  end(): void {
    if (this.space() !== -1) this.fail(said('json.haTextoDepoisFim'))
  }

  #number(): void {
    const { bytes } = this
    const start = this.pos
    if (bytes[this.pos] === 0x2d) this.pos++
    if (bytes[this.pos] === 0x30) this.pos++
    else this.#digits()
    if (bytes[this.pos] === 0x2e) {
      this.pos++
      this.#digits()
    }
    if (bytes[this.pos] === 0x65 || bytes[this.pos] === 0x45) {
      this.pos++
      if (bytes[this.pos] === 0x2b || bytes[this.pos] === 0x2d) this.pos++
      this.#digits()
    }
    if (this.pos - start > safeDigits) this.wide = true
  }

  #digits(): void {
    const start = this.pos
    for (let byte = this.bytes[this.pos]; byte! >= 0x30 && byte! <= 0x39; ) byte = this.bytes[++this.pos]
    if (this.pos === start) this.fail(said('json.haNumeroMalformado'))
  }

  /** Skips a key that has the same bytes as an earlier one, which was checked already. */
  #passKey(otherStart: number | undefined, otherEnd: number | undefined): boolean {
    if (otherStart === undefined) return false
    const { bytes } = this
    let at = this.pos + 1
    // The closing quote is part of the comparison.
    for (let other = otherStart; other <= otherEnd!; other++, at++) {
      if (bytes[at] !== bytes[other]) return false
    }
    this.pos = at
    return true
  }

  #key(start: number, end: number): string {
    const text = Buffer.from(this.bytes.buffer, this.bytes.byteOffset + start, end - start).toString()
    return text.includes('\\') ? JSON.parse(`"${text}"`) : text
  }

  #literal(word: string): void {
    for (let index = 0; index < word.length; index++) {
      if (this.bytes[this.pos + index] !== word.charCodeAt(index)) this.fail(said('json.valorInesperado'))
    }
    this.pos += word.length
  }
}

/**
 * Only names that look like fields are quoted in errors: another key may be a misplaced value, even a secret.
 */
const plainName = /^[A-Za-z][A-Za-z0-9_]{0,59}$/

const repeated = (chave: string) =>
  plainName.test(chave) ? said('json.chaveRepetida', { chave }) : said('json.umaChaveRepetida')

function isHex(byte: number | undefined): boolean {
  if (byte === undefined) return false
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
}
