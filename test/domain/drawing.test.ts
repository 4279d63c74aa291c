import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PDF } from '@libpdf/core'
import { drawPdf } from '../../server/documents/pdf.ts'
import type { Block } from '../../server/documents/template.ts'

const told = {
  title: 'Termo',
  institution: 'Alfa',
  places: [],
  codigo: 'A1',
  verification: 'https://a.br/A1',
}

async function linesOf(...texts: string[]) {
  const blocks = texts.map((text): Block => ({ kind: 'paragraph', text }))
  const pdf = await PDF.load(new Uint8Array(await drawPdf({ ...told, blocks })))
  return pdf.getPage(0)!.extractText().lines
}

it('a document has its own glyphs, whatever documents before it contained', async () => {
  // An i with a separate accent has no dot, like the dotless letter.
  await linesOf('Li\u0301via')
  const [line] = await linesOf('Işık')
  assert.equal(line!.text, 'Işık')
})

it('a repeated text has the same width', async () => {
  const [once, again] = await linesOf('Oficina de avaliação', 'Oficina de avaliação')
  assert.equal(again!.text, once!.text)
  assert.equal(again!.bbox.width, once!.bbox.width)
})
