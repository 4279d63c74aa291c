import type { FileType } from '../../catalogue/fields.ts'

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

export const mimes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xml: 'application/xml',
}

/** File type by its first bytes, not by its name. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (bytes.subarray(0, 8).equals(pngStart)) return 'png'
  if (bytes.subarray(0, 3).equals(jpegStart)) return 'jpeg'
  const start = bytes
    .subarray(0, 256)
    .toString()
    .replace(/^\ufeff/, '')
  return /^\s*<(\?xml\s|(?!html|svg|script)[a-z])/i.test(start) ? 'xml' : undefined
}
