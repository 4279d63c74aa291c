import { UsageError } from './errors.ts'

/** Scopes or permissions separated by commas. */
export function readGrants<G extends string>(noun: string, text: string, known: readonly G[]): G[] {
  const wanted = text.split(',').map((one) => one.trim())
  const unknown = wanted.find((one) => !(known as readonly string[]).includes(one))
  if (unknown !== undefined)
    throw new UsageError(`${noun} "${unknown}" não existe; use: ${known.join(', ')}.`)
  return [...new Set(wanted)] as G[]
}
