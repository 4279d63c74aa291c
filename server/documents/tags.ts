import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'

/**
 * Adds the structure of copied pages to that of the document, so that screen readers read them after its own.
 * A document without structure (an upload) stays without.
 */
export function addTags(pdf: PDF, source: PDF, firstPage: number): void {
  const into = rootOf(pdf)
  const from = rootOf(source)
  const count = source.getPageCount()
  if (!into || !from) {
    for (let at = 0; at < count; at++) pdf.getPage(firstPage + at)!.dict.delete('StructParents')
    return
  }
  const pages = new Map<string, { ref: PdfRef; tagged: PdfRef[] }>()
  for (let at = 0; at < count; at++) {
    pages.set(String(source.getPage(at)!.ref), { ref: pdf.getPage(firstPage + at)!.ref, tagged: [] })
  }
  const parent = topOf(pdf, into)
  const top = topOf(source, from)
  const added = childrenOf(source, top.dict).flatMap((child) =>
    child instanceof PdfRef ? [copyElement(pdf, source, child, parent.ref, pages)] : [],
  )
  parent.dict.set('K', new PdfArray([...childrenOf(pdf, parent.dict), ...added]))
  keepParents(pdf, into, [...pages.values()], firstPage)
}

type Pages = ReadonlyMap<string, { ref: PdfRef; tagged: PdfRef[] }>

const dictOf = (pdf: PDF, value: PdfObject | undefined): PdfDict | undefined => {
  const found = value instanceof PdfRef ? pdf.getObject(value) : value
  return found instanceof PdfDict ? found : undefined
}
const rootOf = (pdf: PDF) => dictOf(pdf, pdf.getCatalog().get('StructTreeRoot'))

function childrenOf(pdf: PDF, element: PdfDict): PdfObject[] {
  const kids = element.get('K')
  const found = kids instanceof PdfRef ? pdf.getObject(kids) : kids
  if (found instanceof PdfArray) return found.toArray()
  return kids ? [kids] : []
}

/** The element that contains all others: the only child of the root, or the root. */
function topOf(pdf: PDF, root: PdfDict): { ref: PdfRef; dict: PdfDict } {
  const [first, ...more] = childrenOf(pdf, root)
  const only = more.length === 0 ? dictOf(pdf, first) : undefined
  if (only && first instanceof PdfRef) return { ref: first, dict: only }
  return { ref: pdf.getCatalog().get('StructTreeRoot') as PdfRef, dict: root }
}

function copyElement(pdf: PDF, source: PDF, from: PdfRef, parent: PdfRef, pages: Pages): PdfRef {
  const element = dictOf(source, from)!
  const copied = new PdfDict()
  const ref = pdf.register(copied)
  for (const [name, value] of element) {
    if (!['P', 'K', 'Pg'].includes(name.value)) copied.set(name, value)
  }
  copied.set('Type', PdfName.of('StructElem'))
  copied.set('P', parent)
  const own = element.get('Pg')
  const children = childrenOf(source, element).map((child): PdfObject => {
    if (child instanceof PdfRef) return copyElement(pdf, source, child, ref, pages)
    const told = child instanceof PdfDict ? child : undefined
    const mcid = (told ? told.get('MCID') : child) as PdfNumber
    const page = pages.get(String(told?.get('Pg') ?? own))!
    page.tagged[mcid.value] = ref
    return PdfDict.of({ Type: PdfName.of('MCR'), Pg: page.ref, MCID: mcid })
  })
  copied.set('K', new PdfArray(children))
  return ref
}

/** The parent tree leads from the content of each page to its elements. */
function keepParents(
  pdf: PDF,
  root: PdfDict,
  pages: readonly { tagged: PdfRef[] }[],
  firstPage: number,
): void {
  const tree = dictOf(pdf, root.get('ParentTree'))!
  const next = root.get('ParentTreeNextKey')
  const first = next instanceof PdfNumber ? next.value : greatestKey(pdf, tree) + 1
  const numbers = pages.flatMap(({ tagged }, at): PdfObject[] => {
    pdf.getPage(firstPage + at)!.dict.set('StructParents', PdfNumber.of(first + at))
    return [PdfNumber.of(first + at), pdf.register(new PdfArray([...tagged]))]
  })
  const last = first + pages.length - 1
  const limits = new PdfArray([PdfNumber.of(first), PdfNumber.of(last)])
  const kids = tree.get('Kids')
  if (kids) {
    const leaf = pdf.register(PdfDict.of({ Limits: limits, Nums: new PdfArray(numbers) }))
    tree.set('Kids', new PdfArray([...arrayOf(pdf, kids), leaf]))
  } else {
    tree.set('Nums', new PdfArray([...arrayOf(pdf, tree.get('Nums')), ...numbers]))
    tree.delete('Limits')
  }
  root.set('ParentTreeNextKey', PdfNumber.of(last + 1))
}

const arrayOf = (pdf: PDF, value: PdfObject | undefined): PdfObject[] => {
  const found = value instanceof PdfRef ? pdf.getObject(value) : value
  return found instanceof PdfArray ? found.toArray() : []
}

function greatestKey(pdf: PDF, tree: PdfDict): number {
  const own = arrayOf(pdf, tree.get('Nums')).filter((_, at) => at % 2 === 0)
  const within = arrayOf(pdf, tree.get('Kids')).map((kid) => greatestKey(pdf, dictOf(pdf, kid)!))
  return Math.max(-1, ...within, ...own.map((one) => (one instanceof PdfNumber ? one.value : -1)))
}
