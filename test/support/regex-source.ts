/** Regular expressions of a source text, told from divisions by the token before them. */
export function expressionsIn(source: string): { body: string; flags: string; line: number }[] {
  const found: { body: string; flags: string; line: number }[] = []
  /** Brace depth at the start of each open template placeholder. */
  const templates: number[] = []
  let braces = 0
  let before = ''
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (/\s/.test(sign)) continue
    if (sign === '/' && source[at + 1] === '/') at = endOf(source, '\n', at)
    else if (sign === '/' && source[at + 1] === '*') at = endOf(source, '*/', at + 2) + 1
    else if (sign === "'" || sign === '"') at = closing(source, at, sign)
    else if (sign === '`' || (sign === '}' && templates.at(-1) === braces)) {
      if (sign === '}') templates.pop()
      at = templateEnd(source, at + 1)
      if (source[at] === '{') templates.push(braces)
    } else if (sign === '/' && /^$|^[(,=:[!&|?{};>]$|^return$/.test(before)) {
      const end = expressionEnd(source, at)
      const flags = /^[a-z]*/.exec(source.slice(end + 1))![0]
      found.push({ body: source.slice(at + 1, end), flags, line: source.slice(0, at).split('\n').length })
      at = end + flags.length
    } else if (sign === '{') braces++
    else if (sign === '}') braces--
    before = /\w/.test(sign) && /\w/.test(before) ? before + sign : sign
  }
  return found
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? source.length : at
}

function closing(source: string, from: number, quote: string): number {
  let at = from + 1
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1
  return at
}

/** The end of a template literal, or the start of its next placeholder. */
function templateEnd(source: string, from: number): number {
  let at = from
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '$' && source[at + 1] === '{') return at + 1
    at += source[at] === '\\' ? 2 : 1
  }
  return at
}

function expressionEnd(source: string, from: number): number {
  let inClass = false
  let at = from + 1
  while (at < source.length && (inClass || source[at] !== '/')) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') inClass = true
    else if (source[at] === ']') inClass = false
    at++
  }
  return at
}
