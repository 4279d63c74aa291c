import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { ContentKind } from '../../../catalogue/fields.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A content as the row of a file names it. */
export interface Content {
  nome: string
  nome_fisico: string
  arquivo_sha256: string
  tamanho: number
  tipo_mime: string
}

export const contentHash = (secret: string) => hash('sha256', secret, 'buffer')

/** What one sender may have sent that no record names yet. */
export const unusedMost = { files: 100, bytes: 500 * 2 ** 20 }

/** Whoever sends contents, by what does not change when they sign in anew. */
export function senderOf(actor: Actor): string {
  if (actor.kind === 'party') return `${actor.parte} ${actor.id}`
  if (actor.kind === 'person' || actor.kind === 'credential') return `${actor.tipo} ${actor.id}`
  return actor.kind
}

/**
 * Refuses a content more of somebody who leaves them lying about: those of a day ago make room again. Who sends several
 * at once may come to a few more.
 */
export async function requireRoom(tx: Tx, remetente: string, size: number): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(tamanho), 0)::float8 as bytes from conteudo
     where cliente_id = ${currentClient} and remetente = ${remetente}`.execute(tx)
  const { files, bytes } = rows[0]!
  if (files < unusedMost.files && bytes + size <= unusedMost.bytes) return
  throw new Refusal('CONTEUDO_RECUSADO', { detalhe: said('arquivo.haArquivosDemaisEnviadosAinda') })
}

/** What the return of a bank is told to be, which is no document of anybody. */
export const returnMime = 'text/plain'

/** Takes a content that was sent, for the row that names it from now on. It can be taken once, for what it is. */
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

/** A name that every file system takes. */
export const physicalName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
