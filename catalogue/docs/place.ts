/** The pages under /docs, by where they are: `''` is their index, `problemas/INTERNO` one of them. */

/** A relative address, so that a path prefix in front of everything changes nothing. */
export function between(from: string, to: string): string {
  const up = from === '' ? '' : '../'.repeat(from.split('/').length)
  return to === '' ? `${up}docs` : `${up}docs/${to}`
}
