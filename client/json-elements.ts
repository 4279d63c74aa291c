import { Unreachable } from './problem.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openArray = 0x5b
const closeArray = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Everything around the elements has to fit into so many characters. */
const longestAround = 2 ** 20
/** A file's content is the longest that an element has. */
const longestElement = 2 ** 26

const inTexts = /["\\]/g
const outside = /["[\]{},]/g

/** Where the next special character stands; the end where there is none. */
function nextOf(special: RegExp, piece: string, from: number): number {
  special.lastIndex = from
  return special.exec(piece)?.index ?? piece.length
}

/**
 * Cuts the elements of a list out of a JSON text that comes in pieces: of the list under a name, or of a text that is one.
 * No more is held than one element and what stands around the list.
 */
export class ElementCutter {
  readonly #name: string
  #place: 'before' | 'within' | 'after' = 'before'
  #around = ''
  /** What came of the element that is being read. */
  #held = ''
  #depth = 0
  #inText = false
  #escaped = false
  #elements = 0
  /** Before the list: the text that was read last, and whether a colon makes it the name of what follows. */
  #lastText = ''
  #named = false

  constructor(name: string) {
    this.#name = name
  }

  /** The elements that end in this piece. */
  push(piece: string): string[] {
    const found: string[] = []
    let at = 0
    if (this.#place === 'before') at = this.#findList(piece)
    if (this.#place === 'within') at = this.#cut(piece, at, found)
    if (this.#place === 'after') this.#around += piece.slice(at)
    if (this.#around.length > longestAround || this.#held.length > longestElement) {
      throw new Unreachable('an answer without end')
    }
    return found
  }

  /** What stands around the list, once the text has ended. A text that broke off is not taken for a whole one. */
  end(): unknown {
    if (this.#place !== 'after') throw new Unreachable('the answer broke off')
    try {
      return JSON.parse(this.#around)
    } catch (error) {
      throw new Unreachable(error)
    }
  }

  /** Goes on to the beginning of the list; tells where in the piece it goes on from there. */
  #findList(piece: string): number {
    for (let at = 0; at < piece.length; at++) {
      const character = piece.charCodeAt(at)
      if (this.#inText) {
        if (this.#textGoesOn(character)) this.#lastText += piece[at]
        continue
      }
      if (character === quote) {
        this.#inText = true
        this.#lastText = ''
      } else if (character === openArray && this.#isList(piece, at)) {
        this.#around += piece.slice(0, at + 1)
        this.#place = 'within'
        return at + 1
      } else if (character > 0x20) this.#named = character === colon
    }
    this.#around += piece
    return piece.length
  }

  #isList(piece: string, at: number): boolean {
    const first = this.#around.trim() === '' && piece.slice(0, at).trim() === ''
    return first || (this.#named && this.#lastText === this.#name)
  }

  #cut(piece: string, from: number, found: string[]): number {
    let begin = from
    for (let at = from; at < piece.length; at++) {
      // Most of a text is nothing special: what is next is looked for, not waited for.
      if (!this.#escaped) at = nextOf(this.#inText ? inTexts : outside, piece, at)
      const character = piece.charCodeAt(at)
      if (this.#inText) this.#textGoesOn(character)
      else if (character === quote) this.#inText = true
      else if (character === openObject || character === openArray) this.#depth++
      else if (this.#depth > 0) {
        if (character === closeObject || character === closeArray) this.#depth--
      } else if (character === comma || character === closeArray) {
        this.#held += piece.slice(begin, at)
        begin = at + 1
        this.#take(found, character === closeArray)
        if (this.#place === 'after') return at
      }
    }
    this.#held += piece.slice(begin)
    return piece.length
  }

  #take(found: string[], last: boolean): void {
    const text = this.#held.trim()
    this.#held = ''
    if (last) this.#place = 'after'
    if (text === '') {
      if (last && this.#elements === 0) return
      throw new Unreachable('no JSON')
    }
    this.#elements++
    found.push(text)
  }

  /** Whether a character is one of the text, and not its end. */
  #textGoesOn(character: number): boolean {
    if (this.#escaped) this.#escaped = false
    else if (character === backslash) this.#escaped = true
    else if (character === quote) this.#inText = false
    return this.#inText
  }
}
