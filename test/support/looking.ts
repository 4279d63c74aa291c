/** Methods by which code looks at the characters of a text. Reading one by its index is looking at it too. */
const single = ['at', 'charAt', 'charCodeAt', 'codePointAt']
const unlooking = [...single, 'constructor', 'toString', 'valueOf', 'concat', 'length']

type Method = (this: unknown, ...given: unknown[]) => unknown

/**
 * How many characters some code looks at: each call of a method of a text, or of a regular expression on one,
 * counts the whole text, and each character asked for counts one. A method takes time in proportion to that,
 * except for expressions that go over the same characters again: those are told by `repeatsItself`.
 */
export function charactersLookedAt(work: () => void): number {
  let looked = 0
  const undo: (() => void)[] = []
  type Cost = (self: unknown, given: unknown[]) => number
  const spy = (owner: object, name: string | symbol, cost: Cost) => {
    const before = Object.getOwnPropertyDescriptor(owner, name)!
    const method = before.value as Method
    const value: Method = function (...given) {
      looked += cost(this, given)
      return Reflect.apply(method, this, given)
    }
    Object.defineProperty(owner, name, { ...before, value })
    undo.push(() => Object.defineProperty(owner, name, before))
  }
  const lengthOf = (one: unknown) => (typeof one === 'string' ? one.length : 0)
  for (const name of Reflect.ownKeys(String.prototype)) {
    if (unlooking.includes(String(name))) continue
    if (typeof Object.getOwnPropertyDescriptor(String.prototype, name)!.value !== 'function') continue
    spy(String.prototype, name, (self) => lengthOf(self))
  }
  for (const name of single) spy(String.prototype, name, () => 1)
  // A search that goes on from match to match looks at each stretch once.
  const stretch: Cost = (self, [text]) => {
    const { global, sticky, lastIndex, source, flags } = self as RegExp
    if (!global && !sticky) return lengthOf(text)
    const probe = new RegExp(source, flags)
    probe.lastIndex = lastIndex
    const found = Reflect.apply(exec, probe, [text])
    return (found ? probe.lastIndex : lengthOf(text)) - lastIndex
  }
  const { exec } = RegExp.prototype
  for (const name of ['exec', 'test'] as const) spy(RegExp.prototype, name, stretch)
  spy(Intl.Segmenter.prototype, 'segment', (_, [text]) => lengthOf(text))
  spy(Buffer, 'from', (_, [text]) => lengthOf(text))
  try {
    work()
  } finally {
    for (const one of undo) one()
  }
  return looked
}
