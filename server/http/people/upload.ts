import { randomBytes } from 'node:crypto'
import { enviaConteudo, largestUpload, nameHeader } from '../../../catalogue/upload.ts'
import { contentHash, requireRoom, senderOf } from '../../domain/arquivo/content.ts'
import { cleanName, inspect } from '../../domain/arquivo/inspect.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { claimObjects } from '../../store/files/claim.ts'
import { readBody } from '../body/read.ts'
import type { Exchange } from '../exchange.ts'
import { sendWhole } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'

export const { path: uploadPath, id: uploadName } = enviaConteudo

/**
 * Receives a file: its bytes as the body, its name percent-encoded in a header. The answer identifies it for the command
 * that makes a record of it; until then it is nobody's, and after a day it is forgotten.
 */
export async function answerUpload(exchange: Exchange): Promise<void> {
  const { request, context } = exchange
  if (request.method !== 'POST') throw new Refusal('METODO_INVALIDO', { metodo: 'POST' })
  const caller = await admitPerson(uploadName, exchange)
  requireSender(caller)
  const nome = cleanName(toldName(request.headers[nameHeader.toLowerCase()]))
  exchange.hold.belongTo(caller.clienteId)
  const bytes = Buffer.from(await readBody(exchange, largestUpload))
  const tipo_mime = inspect(bytes, nome)
  const conteudo = randomBytes(32).toString('base64url')
  const { files, db } = context
  const { clienteId, actor } = caller
  const remetente = senderOf(actor)
  await db.reading(clienteId, (tx) => requireRoom(tx, remetente, bytes.length))
  // The content is there before the row that names it; a crash in between leaves an object that is collected.
  const { sha256, size } = await files.put(clienteId, bytes)
  await db.inClient(
    clienteId,
    async (tx) => {
      await claimObjects(tx, [files.nameOf(clienteId, sha256)])
      if (!(await files.has(clienteId, sha256))) await files.put(clienteId, bytes)
      await tx
        .insertInto('conteudo')
        .values({
          cliente_id: currentClient,
          hash: contentHash(conteudo),
          nome,
          tipo_mime,
          tamanho: size,
          arquivo_sha256: sha256,
          remetente,
        })
        .execute()
    },
    actor,
  )
  sendWhole(exchange, uploadName, clienteId, {
    conteudo,
    nome,
    tipoMime: tipo_mime,
    tamanho: size,
    hash: sha256,
  })
}

type Caller = Awaited<ReturnType<typeof admitPerson>>

/** Whoever may make something of a content may send one. */
function requireSender({ party, permissoes }: Caller): void {
  if (party || permissoes.some((right) => right.endsWith('.alterar'))) return
  throw new Refusal('PERMISSAO_AUSENTE', { permissao: 'contratos.alterar' })
}

function toldName(header: string | string[] | undefined): string {
  const text = String(header ?? '')
  if (text === '' || text.length > 2_000) {
    throw new Refusal('CONTEUDO_RECUSADO', { detalhe: `informe o nome do arquivo em ${nameHeader}` })
  }
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal('CONTEUDO_RECUSADO', { detalhe: `o nome em ${nameHeader} não está codificado` })
  }
}
