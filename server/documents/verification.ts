import QRCode from 'qrcode'
import { bold, regular } from './fonts.ts'
import { drawLines, linesOf } from './lines.ts'
import { makeRoom, margins, open, type Struct } from './page.ts'

type Doc = PDFKit.PDFDocument

export const qrSize = 78

/** The code and a QR code of the address at which a document is verified. */
export function addVerification(
  doc: Doc,
  root: Struct,
  { codigo, verification }: { codigo: string; verification: string },
): void {
  makeRoom(doc, qrSize + 16)
  doc.y += 8
  const top = doc.y
  const alt = `Código QR do endereço ${verification}`
  const figure = doc.struct('Figure', { alt })
  root.add(figure)
  figure.add(() => drawQr(doc, verification, margins.left, top))
  figure.end()
  const left = margins.left + qrSize + 14
  const text = open(doc, root, 'P')
  text.add(() => {
    doc.font(bold).fontSize(9).fillColor('black')
    drawLines(doc, [`Código de verificação: ${codigo}`], left, top + 16, 12.5)
    doc.font(regular)
    const width = doc.page.width - margins.right - left
    const lines = linesOf(doc, `Confira se este documento é autêntico em ${verification}`, width)
    drawLines(doc, lines, left, top + 31, 12.5)
  })
  text.end()
  doc.x = margins.left
  doc.y = top + qrSize + 8
}

function drawQr(doc: Doc, text: string, left: number, top: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dot = qrSize / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(left + column * dot, top + row * dot, dot, dot)
    }
  }
  doc.fill('black')
}
