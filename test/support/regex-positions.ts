/** The positions of an expression that consume a character, and their successors. */
export interface Positions {
  /** The source of each position: a character, an escape or a class. Position 0 precedes the match. */
  atoms: string[]
  follow: Set<number>[]
  /** Positions after which the match is complete. */
  ends: Set<number>
  /** The match may begin anywhere. */
  searches: boolean
  /** One position leads to the next in two ways, as in nested loops. */
  doubled: boolean
}

interface Piece {
  first: number[]
  last: number[]
  empty: boolean
  /** It can fail after all its characters were consumed. */
  conditional: boolean
}

const nothing = (conditional: boolean): Piece => ({ first: [], last: [], empty: true, conditional })

/** Parses an expression with the syntax that the project uses. */
export function positionsOf(body: string): Positions {
  const atoms = ['']
  const follow: Set<number>[] = [new Set()]
  let at = 0
  let doubled = false

  const link = (from: readonly number[], to: readonly number[]) => {
    for (const one of from) {
      for (const other of to) {
        if (follow[one]!.has(other)) doubled = true
        follow[one]!.add(other)
      }
    }
  }
  const join = (one: Piece, two: Piece): Piece => {
    link(one.last, two.first)
    return {
      first: one.empty ? [...one.first, ...two.first] : one.first,
      last: two.empty ? [...one.last, ...two.last] : two.last,
      empty: one.empty && two.empty,
      conditional: one.conditional || two.conditional,
    }
  }
  const place = (source: string): Piece => {
    const index = atoms.push(source) - 1
    follow.push(new Set())
    return { first: [index], last: [index], empty: false, conditional: false }
  }

  function choice(): Piece {
    const options = [sequence()]
    while (body[at] === '|') {
      at++
      options.push(sequence())
    }
    return {
      first: options.flatMap(({ first }) => first),
      last: options.flatMap(({ last }) => last),
      empty: options.some(({ empty }) => empty),
      conditional: options.some(({ conditional }) => conditional),
    }
  }

  function sequence(): Piece {
    let whole = nothing(false)
    while (at < body.length && body[at] !== '|' && body[at] !== ')') whole = join(whole, repeated())
    return whole
  }

  function repeated(): Piece {
    const from = at
    const piece = atom()
    const source = body.slice(from, at)
    const found = /^(?:[*+?]|\{(\d+)(,)?(\d*)\})\??/.exec(body.slice(at))
    if (!found) return piece
    at += found[0].length
    const [sign, least, comma, most] = found
    const optional = sign.startsWith('*') || sign.startsWith('?') || least === '0'
    const endless = sign.startsWith('*') || sign.startsWith('+') || (comma !== undefined && most === '')
    if (endless) link(piece.last, piece.first)
    let whole: Piece = { ...piece, empty: piece.empty || optional }
    // For bounded repetitions, one more copy shows all successions.
    if (
      least !== undefined &&
      !endless &&
      source.length > 0 &&
      Number(most || least) > 1 &&
      !source.startsWith('(')
    ) {
      whole = join(whole, { ...place(source), empty: comma !== undefined })
    }
    return whole
  }

  function atom(): Piece {
    const rest = body.slice(at)
    const escaped = /^\\(?:u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|.)/i.exec(rest)
    if (escaped) {
      at += escaped[0].length
      return /^\\[bB]$/.test(escaped[0]) ? nothing(true) : place(escaped[0])
    }
    if (rest.startsWith('[')) {
      const end = /^\[(?:\\.|[^\]\\])*\]/.exec(rest)![0]
      at += end.length
      return place(end)
    }
    if (rest.startsWith('(')) {
      const look = /^\(\?(?:=|!|<=|<!)/.test(rest)
      at += /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/.exec(rest)![0].length
      const inner = choice()
      at++
      return look ? nothing(true) : inner
    }
    const character = String.fromCodePoint(rest.codePointAt(0)!)
    at += character.length
    return character === '^' || character === '$' ? nothing(true) : place(character)
  }

  const searches = !/^\^/.test(body) || /^\^[^([]*\|(?!\^)/.test(body)
  const whole = choice()
  link([0], whole.first)
  const conditional = /(?<!\\)\$|\(\?[=!]|\\b/i.test(body)
  return { atoms, follow, ends: new Set(conditional ? [] : whole.last), searches, doubled }
}
