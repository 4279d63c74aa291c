type Doc = PDFKit.PDFDocument
export type Struct = PDFKit.PDFStructureElement

export const grey = '#555555'

/** Margins in points: 2.5 cm left, 2 cm right, and room for the footer. */
export const margins = { top: 57, left: 71, right: 57, bottom: 84 }

export const widthOfPage = (doc: Doc) => doc.page.width - margins.left - margins.right
export const bottomOf = (doc: Doc) => doc.page.height - margins.bottom

/** Begins a page. Never within marked content, which must end on its page. */
export function newPage(doc: Doc): void {
  doc.addPage()
  doc.x = margins.left
  doc.y = margins.top
}

/** Begins a page unless there is room left on this one. */
export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > bottomOf(doc) && doc.y > margins.top) newPage(doc)
}

/** Adds an element that stays open: its content may continue on the next page. */
export function open(doc: Doc, parent: Struct, tag: string, options: object = {}): Struct {
  const element = doc.struct(tag, options)
  parent.add(element)
  return element
}

/** Draws what screen readers skip. */
export function asArtifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
