import { deflateSync } from 'node:zlib'

/** A small PDF with these objects: enough for who looks at what it would do, not for who draws it. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    ...objects.map((one) => Buffer.concat([Buffer.from(one), Buffer.from('\n')])),
    Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

/** Objects packed into a stream of their own. */
export const packed = (inner: string | Buffer): Buffer => {
  // Megabytes of nothing become small however little is tried.
  const bytes = deflateSync(inner, { level: 1 })
  return Buffer.concat([
    Buffer.from(
      `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj'),
  ])
}

export const script = '7 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj'
