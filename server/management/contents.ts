import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { contentHash, requireRoom, senderOf } from '../domain/arquivo/content.ts'
import { inspect } from '../domain/arquivo/inspect.ts'
import type { Actor } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'
import { claimObjects } from '../store/files/claim.ts'
import { giveBack } from '../values/memory.ts'

/** Uploaded content that no record refers to yet. `conteudo` is the token by which a record claims it. */
export interface KeptContent {
  conteudo: string
  tipoMime: string
  tamanho: number
  hash: string
}

/**
 * Inspects and stores uploaded content. It is deleted after a day if no record claims it. The buffer is
 * released and must not be used afterwards.
 */
export async function keepContent(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { clienteId, actor }: { clienteId: number; actor: Actor },
  nome: string,
  sent: Buffer,
): Promise<KeptContent> {
  const remetente = senderOf(actor)
  // The quota is checked before the costly inspection.
  await db.reading(clienteId, (tx) => requireRoom(tx, remetente, sent.length))
  const { tipo_mime, bytes } = await inspect(sent, nome, { clienteId, remetente })
  try {
    return await store({ db, files }, { clienteId, actor }, { nome, tipo_mime, remetente, bytes })
  } finally {
    giveBack(bytes)
  }
}

interface Accepted {
  nome: string
  tipo_mime: string
  remetente: string
  bytes: Buffer
}

async function store(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { clienteId, actor }: { clienteId: number; actor: Actor },
  { nome, tipo_mime, remetente, bytes }: Accepted,
): Promise<KeptContent> {
  const conteudo = randomBytes(32).toString('base64url')
  // The object is stored before its row: a crash in between leaves an orphan that is collected.
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
  return { conteudo, tipoMime: tipo_mime, tamanho: size, hash: sha256 }
}
