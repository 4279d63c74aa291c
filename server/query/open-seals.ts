import { recipeEnd, sealMark } from '../store/keys/seal-mark.ts'
import type { Sealer } from '../store/sealing.ts'
import { giveBack } from '../values/memory.ts'
import { besideMark, saidMark } from './render-sql.ts'
import { inEnglish } from './said-text.ts'

/** By member: its stored name, its code's name with the texts of all codes, or null if it is not sealed. */
type Members = Record<string, string | { by: string; texts: Record<string, string> } | null>
/** The members of an object, or the one member that is returned as text. */
type Recipe = string | Members

const newline = 0x0a
const comma = 0x2c
const besideStart = String.fromCharCode(besideMark)
const blockSize = 256 * 1024

/**
 * Turns lines of COPY into the content of a JSON array: counts the elements, adds commas, and replaces
 * encrypted values and messages with their text.
 */
export class ElementBlocks {
  readonly #sealer: Sealer
  #held: Buffer[] = []
  #heldBytes = 0
  readonly #recipes = new Map<string, Recipe>()
  elements = 0

  constructor(sealer: Sealer) {
    this.#sealer = sealer
  }

  /** Adds bytes; returns a block when there is enough to send. */
  push(bytes: Buffer): Buffer | undefined {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    return this.#heldBytes >= blockSize ? this.#cut() : undefined
  }

  /** The remaining bytes. */
  end(): Buffer | undefined {
    return this.#cut()
  }

  /** The complete lines held. The last comma is held back until another element follows. */
  #cut(): Buffer | undefined {
    const all = Buffer.concat(this.#held, this.#heldBytes)
    const end = all.lastIndexOf(newline) + 1
    if (end === 0) {
      this.#hold(all)
      return undefined
    }
    const block = all.subarray(0, end)
    for (let at = block.indexOf(newline); at !== -1; at = block.indexOf(newline, at + 1)) {
      block[at] = comma
      this.elements++
    }
    // Copies the tail, so that the block can be freed on its own.
    this.#hold(Buffer.from(all.subarray(end - 1)))
    const opened = said(this.#open(block.subarray(0, -1)))
    if (opened.buffer !== all.buffer) giveBack(all)
    return opened
  }

  #hold(bytes: Buffer): void {
    this.#held = [bytes]
    this.#heldBytes = bytes.length
  }

  #open(block: Buffer): Buffer {
    let mark = block.indexOf(sealMark)
    if (mark === -1) return block
    const pieces: Buffer[] = []
    let at = 0
    while (mark !== -1) {
      const end = block.indexOf(sealMark, mark + 1)
      pieces.push(block.subarray(at, mark))
      pieces.push(this.#openOne(block.toString('utf8', mark + 1, end)))
      at = end + 1
      mark = block.indexOf(sealMark, at)
    }
    pieces.push(block.subarray(at))
    return Buffer.concat(pieces)
  }

  #openOne(text: string): Buffer {
    const end = text.lastIndexOf(recipeEnd)
    const plain = this.#sealer.open(Buffer.from(text.slice(end + 1), 'base64'))
    if (end === -1) return plain
    const [recipe, beside] = text.slice(0, end).split(besideStart) as [string, string?]
    return made(
      this.#recipe(recipe),
      JSON.parse(plain.toString()),
      beside === undefined ? {} : JSON.parse(beside),
    )
  }

  /** Cached: an answer has few recipes, each used by many elements. */
  #recipe(text: string): Recipe {
    const known = this.#recipes.get(text)
    if (known) return known
    const recipe = JSON.parse(text) as Recipe
    this.#recipes.set(text, recipe)
    return recipe
  }
}

/** Only answers in English have marked messages. */
const said = (block: Buffer): Buffer =>
  block.includes(saidMark) ? Buffer.from(inEnglish(block.toString())) : block

/** JSON text of one element with its sealed values opened and its messages rendered. */
export function openText(sealer: Sealer, text: string): string {
  const blocks = new ElementBlocks(sealer)
  const pieces = [blocks.push(Buffer.from(`${text}\n`)), blocks.end()]
  return Buffer.concat(pieces.filter((piece) => piece !== undefined)).toString()
}

function made(recipe: Recipe, stored: Record<string, string>, beside: Record<string, string>): Buffer {
  const value = typeof recipe === 'string' ? (stored[recipe] ?? '') : objectOf(recipe, stored, beside)
  return Buffer.from(JSON.stringify(value))
}

/** All members of an object, of which only filled ones are stored; null if none is. */
function objectOf(
  recipe: Members,
  stored: Record<string, string>,
  beside: Record<string, string>,
): Record<string, string> | null {
  const known = Object.values(recipe).some(
    (how) => how !== null && Object.hasOwn(stored, typeof how === 'string' ? how : how.by),
  )
  if (!known) return null
  const members = Object.entries(recipe).map(([name, how]) => {
    if (how === null) return [name, beside[name] ?? '']
    if (typeof how === 'string') return [name, stored[how] ?? '']
    const code = stored[how.by] ?? ''
    return [name, Object.hasOwn(how.texts, code) ? how.texts[code] : '']
  })
  return Object.fromEntries(members)
}
