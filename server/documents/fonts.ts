import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'

const files = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

export const regular = 'regular'
export const bold = 'bold'

/** The part of fontkit's font that we use. PDFKit accepts it in place of a file. */
interface Font {
  layout: (text: string, features?: object) => Run
}

/** Glyphs with positions. PDFKit scales the positions in place, so a run cannot be shared. */
interface Run {
  positions: object[]
}

const opened = new Map<string, Font>()

/** Parsed once: parsing takes longer than drawing a document. */
function open(name: string): Font {
  const known = opened.get(name)
  if (known) return known
  const reader: unknown = new PDFDocument({ font: join(files, name) })
  const { font } = (reader as { _font: { font: Font } })._font
  opened.set(name, font)
  return font
}

/**
 * Font for one document. fontkit caches a glyph with the characters it first stood for, so documents must not
 * share glyphs. Layouts are cached, and copied because PDFKit changes them.
 */
function ownFont(name: string): Font {
  const font = open(name)
  const runs = new Map<string, Run>()
  const own: Font & { _glyphs: object } = Object.assign(Object.create(font), { _glyphs: {} })
  own.layout = (text, features) => {
    const key = `${JSON.stringify(features)}${text}`
    const run = runs.get(key) ?? font.layout.call(own, text, features)
    runs.set(key, run)
    return copy(run, { positions: run.positions.map((one) => copy(one)) })
  }
  return own
}

const copy = <T extends object>(one: T, more: Partial<T> = {}): T =>
  Object.assign(Object.create(Object.getPrototypeOf(one)), one, more)

/** Registers the fonts and selects the regular one. */
export function giveFonts(doc: PDFKit.PDFDocument): void {
  const give = (name: string, font: unknown) => doc.registerFont(name, font as PDFKit.Mixins.PDFFontSource)
  give(regular, ownFont('DejaVuSansCondensed.ttf'))
  give(bold, ownFont('DejaVuSansCondensed-Bold.ttf'))
  doc.font(regular)
}
