import { deflateSync } from 'node:zlib'

/** A small PDF with these objects, enough for the inspection but not for a viewer. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    ...objects.map((one) => Buffer.concat([Buffer.from(one), Buffer.from('\n')])),
    Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

/** A file that repeats one text. */
export const repeated = (text: string, bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, text), Buffer.from('\n%%EOF\n')])

/** A stream object. */
export const streamOf = (dictionary: string, data: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    Buffer.from(data as string),
    Buffer.from('\nendstream\nendobj'),
  ])

/** Objects inside an object stream. */
export const packed = (inner: string | Buffer): Buffer =>
  // The lowest level suffices for megabytes of zeros.
  streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(inner, { level: 1 }))

export const script = '7 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj'
