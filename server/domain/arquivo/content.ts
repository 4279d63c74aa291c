import { hash } from 'node:crypto'
import { Refusal } from '../../refusal.ts'
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

/** Takes a content that was sent, for the row that names it from now on. It can be taken once. */
export async function takeContent(tx: Tx, secret: string): Promise<Content> {
  const found = await tx
    .deleteFrom('conteudo')
    .where('cliente_id', '=', currentClient)
    .where('hash', '=', contentHash(secret))
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
