import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { contentHash, requireRoom, senderOf } from '../domain/arquivo/content.ts'
import { inspect } from '../domain/arquivo/inspect.ts'
import type { Actor } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'
import { claimObjects } from '../store/files/claim.ts'
import { giveBack } from '../values/memory.ts'

/** A content that waits for the record that is going to name it, and by what the record finds it. */
export interface KeptContent {
  conteudo: string
  tipoMime: string
  tamanho: number
  hash: string
}

/**
 * Keeps a content that somebody sent, after a look at what it is. Nobody's yet: after a day it is forgotten. The memory of
 * the bytes is given back, and they cannot be used any more.
 */
export async function keepContent(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { clienteId, actor }: { clienteId: number; actor: Actor },
  nome: string,
  sent: Buffer,
): Promise<KeptContent> {
  const remetente = senderOf(actor)
  // Whoever has no room for it has it not looked at either.
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
  return { conteudo, tipoMime: tipo_mime, tamanho: size, hash: sha256 }
}
