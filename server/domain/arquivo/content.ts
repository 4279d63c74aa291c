import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { ContentKind } from '../../../catalogue/fields.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The content columns of a file row. */
export interface Content {
  nome: string
  nome_fisico: string
  arquivo_sha256: string
  tamanho: number
  tipo_mime: string
}

export const contentHash = (secret: string) => hash('sha256', secret, 'buffer')

/** Limit per sender of uploaded contents that no record refers to yet. */
export const unusedMost = { files: 100, bytes: 500 * 2 ** 20 }

/** Identifies the sender of contents across sessions. */
export function senderOf(actor: Actor): string {
  if (actor.kind === 'party') return `${actor.parte} ${actor.id}`
  if (actor.kind === 'person' || actor.kind === 'credential') return `${actor.tipo} ${actor.id}`
  return actor.kind
}

/**
 * Refuses an upload if the sender has too many unused contents; they are deleted after a day. Concurrent
 * uploads may slightly exceed the limit.
 */
export async function requireRoom(tx: Tx, remetente: string, size: number): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(tamanho), 0)::float8 as bytes from conteudo
     where cliente_id = ${currentClient} and remetente = ${remetente}`.execute(tx)
  const { files, bytes } = rows[0]!
  if (files < unusedMost.files && bytes + size <= unusedMost.bytes) return
  throw new Refusal('CONTEUDO_RECUSADO', { detalhe: said('arquivo.haArquivosDemaisEnviadosAinda') })
}

/** Media type of a bank's return file. */
export const returnMime = 'text/plain'

/**
 * Takes an uploaded content for the row that will refer to it. A content can be taken once, and only as its
 * kind.
 */
export async function takeContent(tx: Tx, secret: string, kind: ContentKind = 'documento'): Promise<Content> {
  const found = await tx
    .deleteFrom('conteudo')
    .where('cliente_id', '=', currentClient)
    .where('hash', '=', contentHash(secret))
    .where('tipo_mime', kind === 'retorno' ? '=' : '<>', returnMime)
    .returning(['nome', 'arquivo_sha256', 'tamanho', 'tipo_mime'])
    .executeTakeFirst()
  if (!found) throw new Refusal('CONTEUDO_INEXISTENTE')
  return { ...found, nome_fisico: physicalName(found.nome) }
}

/** A file name that every file system accepts. */
export const physicalName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
