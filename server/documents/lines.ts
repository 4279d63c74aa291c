import { breakable, mayBreak } from './breakable.ts'

type Doc = PDFKit.PDFDocument

/** No ligatures: a joined "fi" breaks search and screen readers. */
export const unjoined = { features: switchedOff('liga') }

/** PDFKit takes an object of features, which its types do not declare. */
function switchedOff(feature: string): PDFKit.Mixins.OpenTypeFeatures[] {
  return JSON.parse(JSON.stringify({ [feature]: false }))
}

/** Spaces at which a line does not end: "nº 5", "art. 9º", "R$ 10,00", "§ 1º", "30 horas". */
const glued = /(?<=(?:^|[\s(])(?:n[º.]|arts?\.|§§?|R\$|Lei|CPF|CNPJ|CEP)) (?=\S)/gu
const kept = '\u00a0'

/**
 * Breaks text into lines of the current font. Lines are set left-aligned: justified text stretches the spaces of
 * short lines, and hyphens of our own would end up in copied text.
 */
export function linesOf(doc: Doc, text: string, width: number): string[] {
  const space = widthOf(doc, ' ')
  const lines: string[] = []
  for (const given of breakable(text).split('\n')) {
    let line = ''
    let filled = 0
    const take = (part: string, gap: boolean) => {
      const shown = part.replaceAll(kept, ' ')
      const wide = widthOf(doc, shown)
      const apart = gap && line !== ''
      if (filled + (apart ? space : 0) + wide <= width) {
        line += (apart ? ' ' : '') + shown
        filled += (apart ? space : 0) + wide
        return
      }
      if (line !== '') lines.push(line)
      line = shown
      filled = wide
      while (filled > width) {
        const [head, rest] = chopped(doc, line, width)
        lines.push(head)
        line = rest
        filled = widthOf(doc, line)
      }
    }
    for (const word of given.replace(glued, kept).split(' ')) {
      if (word === '') continue
      for (const [at, part] of word.split(mayBreak).entries()) take(part, at === 0)
    }
    lines.push(line)
  }
  return lines
}

/** The first of the lines, with an ellipsis if there are more. */
export function oneLine(doc: Doc, text: string, width: number): string {
  const [line = '', ...more] = linesOf(doc, text, width)
  if (more.length === 0) return line
  const [head] = chopped(doc, line, width - widthOf(doc, '…'))
  return `${head}…`
}

const widthOf = (doc: Doc, text: string) => doc.widthOfString(text, unjoined)

/** Splits a word that is wider than a line; at least one letter stays on the line. */
function chopped(doc: Doc, word: string, width: number): [string, string] {
  const letters = [...new Intl.Segmenter('pt-BR').segment(word)].map(({ segment }) => segment)
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(doc, letters.slice(0, middle).join('')) <= width) low = middle
    else high = middle - 1
  }
  return [letters.slice(0, low).join(''), letters.slice(low).join('')]
}

/** Draws one line. PDFKit breaks no lines and begins no pages of its own. */
export const drawLine = (doc: Doc, line: string, left: number, top: number) =>
  doc.text(line, left, top, { ...unjoined, lineBreak: false })

/** Draws lines below each other. A space between them keeps words apart for readers of the structure. */
export function drawLines(doc: Doc, lines: readonly string[], left: number, top: number, step: number): void {
  for (const [at, line] of lines.entries())
    drawLine(doc, at < lines.length - 1 ? `${line} ` : line, left, top + at * step)
}
