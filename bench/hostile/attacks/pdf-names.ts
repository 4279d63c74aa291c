import { gzipSync } from 'node:zlib'
import { enviaConteudo, nameHeader } from '../../../catalogue/upload.ts'
import { packed, pdfOf, repeated } from '../../../test/support/pdfs.ts'
import type { Attack } from '../attack.ts'
import { lanes, send } from '../tools.ts'

const atOnce = 6

/** Files of some hundred kilobytes whose inspection covers fifty megabytes or thousands of streams. */
const files = () => [
  repeated('/ObjStm', 50 * 2 ** 20 - 100),
  repeated('#41', 30 * 2 ** 20),
  repeated('/XFA ', 30 * 2 ** 20),
  repeated('obj<</A(', 30 * 2 ** 20),
  pdfOf(...Array<Buffer>(5_000).fill(packed('8 0 <<>>'))),
  pdfOf(packed(Buffer.alloc(100 * 2 ** 20))),
]

export const pdfNames: Attack = {
  name: 'pdf-names',
  what: 'packed PDFs of a few hundred kilobytes that unpack to fifty megabytes of names, escapes and streams',
  key: ['contratos.alterar'],
  run: (field) => {
    const bodies = files().map((file) => gzipSync(file, { level: 1 }))
    const headers = {
      authorization: field.token,
      'content-type': 'application/pdf',
      'content-encoding': 'gzip',
      [nameHeader.toLowerCase()]: 'plano.pdf',
    }
    return lanes(atOnce, field, 500, async (lane, turn) => {
      await send(field, { path: enviaConteudo.path, headers, body: bodies[(lane + turn) % bodies.length]! })
    })
  },
}
