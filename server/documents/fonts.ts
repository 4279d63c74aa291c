import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { mayBreak } from './breakable.ts'

const files = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** The names by which a document chooses its fonts. */
export const regular = 'regular'
export const bold = 'bold'

/** As much of a font as is known here; the library takes it in the place of a file. */
interface Font {
  layout: (text: string, features?: object) => Run
}

/** Letters in their places. Whoever asked for them scales the places, so that nobody else can use them. */
interface Run {
  positions: object[]
}

const opened = new Map<string, Font>()

/** Read once: that takes longer than to draw with it. */
function open(name: string): Font {
  const known = opened.get(name)
  if (known) return known
  const reader: unknown = new PDFDocument({ font: join(files, name) })
  const { font } = (reader as { _font: { font: Font } })._font
  opened.set(name, font)
  return font
}

/**
 * A font for one document alone. Its letters are its own: a letter that stands for two characters is known by the one that
 * came first, and one document must not decide that for another. What was laid out once is not laid out again.
 */
function ownFont(name: string): Font {
  const font = open(name)
  const runs = new Map<string, Run>()
  const own: Font & { _glyphs: object } = Object.assign(Object.create(font), { _glyphs: {} })
  own.layout = (told, features) => {
    const text = told.replaceAll(mayBreak, '')
    const key = `${JSON.stringify(features)}${text}`
    const run = runs.get(key) ?? font.layout.call(own, text, features)
    runs.set(key, run)
    return copy(run, { positions: run.positions.map((one) => copy(one)) })
  }
  return own
}

const copy = <T extends object>(one: T, more: Partial<T> = {}): T =>
  Object.assign(Object.create(Object.getPrototypeOf(one)), one, more)

/** Gives a document its fonts, and the regular one to begin with. */
export function giveFonts(doc: PDFKit.PDFDocument): void {
  const give = (name: string, font: unknown) => doc.registerFont(name, font as PDFKit.Mixins.PDFFontSource)
  give(regular, ownFont('DejaVuSans.ttf'))
  give(bold, ownFont('DejaVuSans-Bold.ttf'))
  doc.font(regular)
}
