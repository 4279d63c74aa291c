import type { Versions } from '../../catalogue/law/versions.ts'

/** SQL of a legal limit on the day that another expression gives; before the first version, the first. */
export function limitOn<N extends string>(
  versions: Versions<Readonly<Record<N, number>>>,
  name: N,
  day: string,
): string {
  const [first, ...later] = versions.map(({ desde, valores }) => ({ desde, value: valores[name] }))
  if (later.length === 0) return String(first!.value)
  const cases = later.reverse().map(({ desde, value }) => `when ${day} >= '${desde}' then ${value}`)
  return `case ${cases.join(' ')} else ${first!.value} end`
}
