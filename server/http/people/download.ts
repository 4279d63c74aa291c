import { readLink } from '../../domain/arquivo/link.ts'
import { fileOf, type GivenFile, recordDownload } from '../../domain/arquivo/open.ts'
import { Crowded } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'
import { disconnectSignal } from '../disconnect.ts'
import type { Exchange } from '../exchange.ts'
import { sendBytes } from '../whole-answer.ts'
import { bearerOf, closed } from './bearer.ts'

export const downloadPath = '/arquivos/:link'
export const downloadName = 'arquivos'

/**
 * Sends a file to the caller that its link was made for: as an attachment or, on request, a PDF of our own to
 * be read in a page.
 */
export async function answerDownload(exchange: Exchange): Promise<void> {
  const { request, context } = exchange
  if (request.method !== 'GET') throw new Refusal('METODO_INVALIDO', { metodo: 'GET' })
  const { link: text } = request.params as { link: string }
  const link = readLink(text)
  if (!link || link.bearing.expira * 1000 < context.clock.now().epochMilliseconds) throw closed()
  const { clienteId } = link.bearing
  const actor = await bearerOf(exchange, link, downloadName)
  const file = await context.db.inClient(
    clienteId,
    async (tx) => {
      const found = await fileOf(tx, link)
      if (!found || !link.fits(context.sealer, found.sha256)) throw closed()
      await recordDownload(tx, link.table, link.id)
      return found
    },
    actor,
  )
  const bytes = await readInTurn(exchange, clienteId, file)
  if (!bytes) throw closed()
  const { memory } = exchange.downloads
  const { ler } = request.query as { ler?: string }
  const headers = ler === '1' && file.proprio ? shownHeadersOf(file) : headersOf(file)
  sendBytes(exchange, downloadName, { memory, clienteId }, bytes, headers)
}

/**
 * Reads the content. A gate limits how many files are read at once, one per client: each is held in memory as
 * a whole.
 */
async function readInTurn(
  exchange: Exchange,
  clienteId: number,
  { selado, sha256 }: GivenFile,
): Promise<Buffer | undefined> {
  const { sealer, files } = exchange.context
  if (selado) return Buffer.from(JSON.parse(sealer.open(selado).toString()).base64, 'base64')
  const guest = { crowds: [String(clienteId)] }
  try {
    const signal = disconnectSignal(exchange)
    return await exchange.downloads.turns.run(guest, () => files.get(clienteId, sha256), signal)
  } catch (error) {
    throw error instanceof Crowded ? new Refusal('SOBRECARGA') : error
  }
}

/** Uploaded files are untrusted: always an attachment, in a sandbox, never shown inside one of our pages. */
const headersOf = ({ nome, tipo }: GivenFile) => ({
  'content-type': tipo,
  'content-disposition': `attachment; filename="${plain(nome)}"; filename*=UTF-8''${encoded(nome)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
})

/** Documents that the platform drew are shown inside its pages, by the browser's reader. */
const shownHeadersOf = ({ nome, tipo }: GivenFile) => ({
  'content-type': tipo,
  'content-disposition': `inline; filename="${plain(nome)}"; filename*=UTF-8''${encoded(nome)}`,
  // The readers of some browsers are objects with styles of their own.
  'content-security-policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
})

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
