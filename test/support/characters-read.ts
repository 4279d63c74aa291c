/** Methods that read the characters of a string; reading by index counts too. */
const single = ['at', 'charAt', 'charCodeAt', 'codePointAt']
const unlooking = [...single, 'constructor', 'toString', 'valueOf', 'concat', 'length']

type Method = (this: unknown, ...given: unknown[]) => unknown

/**
 * Counts the characters that code reads: each call of a string method or regular expression counts the whole
 * string, and each single character counts one. That bounds the time, except for expressions that backtrack:
 * `repeatsItself` finds those.
 */
export function charactersRead(work: () => void): number {
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
  // A global search reads each stretch between matches once.
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
