import { randomBytes } from 'node:crypto'
import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { contentHash } from '../arquivo/content.ts'

/** A template, to be filled. */
export interface TemplateText {
  tipo: TipoDocumento
  titulo: string
  corpo: string
  /** Logo of the institution, in the file store. */
  logo?: string | null
}

export async function templateOf(tx: Tx, id: number): Promise<TemplateText> {
  const found = await tx
    .selectFrom('modelo')
    .select(['tipo', 'titulo', 'corpo'])
    .select((of) =>
      of.selectFrom('cliente').select('arquivo_sha256').where('cliente_id', '=', currentClient).as('logo'),
    )
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
  return { ...found, tipo: found.tipo as TipoDocumento }
}

/** Stores a preview as unused content, which the clean-up removes later. */
export async function notePreview(
  tx: Tx,
  nome: string,
  { sha256, size }: { sha256: string; size: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('conteudo')
    .values({
      cliente_id: currentClient,
      hash: contentHash(randomBytes(32).toString('base64url')),
      nome,
      tipo_mime: 'application/pdf',
      tamanho: size,
      arquivo_sha256: sha256,
      remetente: 'previa',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
