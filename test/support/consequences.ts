import { type Consequence, register, registered } from '../../server/domain/machine/registry.ts'

/** Wraps every consequence of some nouns. Returns what puts them back. */
export function wrapConsequences(
  nouns: readonly string[],
  wrap: (one: Consequence) => Consequence,
): () => void {
  const before = registered()
  const wrapped = nouns.map((noun) => [
    noun,
    Object.fromEntries(
      Object.entries(before.consequences[noun]!).map(([deed, all]) => [deed, all!.map(wrap)]),
    ),
  ])
  register({ ...before, consequences: { ...before.consequences, ...Object.fromEntries(wrapped) } })
  return () => register(before)
}
