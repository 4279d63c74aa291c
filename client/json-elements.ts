import { Unreachable } from './problem.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openArray = 0x5b
const closeArray = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Limit in characters for everything around the elements. */
const longestAround = 2 ** 20
/** Limit of one element; file contents are the longest. */
const longestElement = 2 ** 26

const inTexts = /["\\]/g
const outside = /["[\]{},]/g

/** Index of the next special character, or the end. */
function nextOf(special: RegExp, piece: string, from: number): number {
  special.lastIndex = from
  return special.exec(piece)?.index ?? piece.length
}

/**
 * Cuts the elements of a list out of a streamed JSON text: of the list under a name, or of a text that is an
 * array. Holds only one element and the text around the list.
 */
export class ElementCutter {
  readonly #name: string
  #state: 'before' | 'within' | 'after' = 'before'
  #around = ''
  /** The part of the current element received so far. */
  #held = ''
  #depth = 0
  #inText = false
  #escaped = false
  #elements = 0
  /** Before the list: the last string, and whether a colon made it the name of what follows. */
  #lastText = ''
  #named = false

  constructor(name: string) {
    this.#name = name
  }

  /** The elements that end in this piece. */
  push(piece: string): string[] {
    const found: string[] = []
    let at = 0
    if (this.#state === 'before') at = this.#findList(piece)
    if (this.#state === 'within') at = this.#cut(piece, at, found)
    if (this.#state === 'after') this.#around += piece.slice(at)
    if (this.#around.length > longestAround || this.#held.length > longestElement) {
      throw new Unreachable('an answer without end')
    }
    return found
  }

  /** The text around the list, after the end. Throws when the text was cut off. */
  end(): unknown {
    if (this.#state === 'before') throw new Unreachable('no elements')
    if (this.#state !== 'after') throw new Unreachable('the answer broke off')
    try {
      return JSON.parse(this.#around)
    } catch (error) {
      throw new Unreachable(error)
    }
  }

  /** Finds the beginning of the list; returns the position to continue from. */
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
        this.#state = 'within'
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
      // Skips to the next special character: most characters are not.
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
        if (this.#state === 'after') return at
      }
    }
    this.#held += piece.slice(begin)
    return piece.length
  }

  #take(found: string[], last: boolean): void {
    const text = this.#held.trim()
    this.#held = ''
    if (last) this.#state = 'after'
    if (text === '') {
      if (last && this.#elements === 0) return
      throw new Unreachable('no JSON')
    }
    this.#elements++
    found.push(text)
  }

  /** Whether the string continues after this character. */
  #textGoesOn(character: number): boolean {
    if (this.#escaped) this.#escaped = false
    else if (character === backslash) this.#escaped = true
    else if (character === quote) this.#inText = false
    return this.#inText
  }
}
