import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Common passwords. The file has the first four bytes of each SHA-256, sorted; about one in eighty thousand
 * other passwords is refused by collision. The list is that of @zxcvbn-ts/language-common (MIT, copyright
 * 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts) and a few words of ours;
 * test/contract/common-passwords.test.ts makes the file.
 */
let entries: Buffer | undefined

const kept = () => {
  entries ??= readFileSync(new URL('./common-passwords.bin', import.meta.url))
  return entries
}

export const entryOf = (password: string): number => hash('sha256', password, 'buffer').readUInt32BE(0)

/** Longest suffix of digits and signs that is ignored. */
const longestTail = 5

/** The folded text, and the same without a short suffix of digits and signs. */
export function variantsOf(text: string): string[] {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  const characters = [...folded]
  const end = characters.findLastIndex((one) => /\p{Letter}/u.test(one)) + 1
  const tail = characters.length - end
  return end > 0 && tail > 0 && tail <= longestTail ? [folded, characters.slice(0, end).join('')] : [folded]
}

/** Ignores case. */
export const isCommon = (password: string): boolean => variantsOf(password).some((one) => has(entryOf(one)))

function has(wanted: number): boolean {
  const bytes = kept()
  let [low, high] = [0, bytes.length / 4 - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = bytes.readUInt32BE(middle * 4)
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
