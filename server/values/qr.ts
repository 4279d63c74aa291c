/** QR code of a text: modules per side, and the dark ones as an SVG path. */
export async function qrPath(text: string): Promise<{ lado: number; desenho: string }> {
  const { default: QRCode } = await import('qrcode')
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const runs: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      if (!modules.get(row, from)) continue
      const start = from
      while (from + 1 < modules.size && modules.get(row, from + 1)) from++
      runs.push(`M${start} ${row}h${from - start + 1}v1H${start}z`)
    }
  }
  return { lado: modules.size, desenho: runs.join('') }
}
