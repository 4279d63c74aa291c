/** Pages under /docs by path: `''` is the index, `problemas/INTERNO` one of them. */

/** Relative address, so that links work under a path prefix. */
export function between(from: string, to: string): string {
  const up = from === '' ? '' : '../'.repeat(from.split('/').length)
  return to === '' ? `${up}docs` : `${up}docs/${to}`
}
