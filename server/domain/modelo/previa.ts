import { randomBytes } from 'node:crypto'
import { documentoDoConvenio, type TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { contentHash } from '../arquivo/content.ts'
import { freeze } from '../documento/dados.ts'
import type { DadosDocumento } from '../documento/dados-convenio.ts'

/** Input of a preview. */
export interface Shown {
  tipo: TipoDocumento
  titulo: string
  corpo: string
  /** Data of a contract; undefined for a sample. */
  dados: DadosDocumento | undefined
}

/** A template and the contract that fills it. */
export async function shownOf(tx: Tx, id: number, contrato: number | null | undefined): Promise<Shown> {
  const found = await tx
    .selectFrom('modelo')
    .select(['tipo', 'titulo', 'corpo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
  // The document of an agreement names no contract.
  const filled = contrato != null && found.tipo !== documentoDoConvenio
  const dados = filled ? (await freeze(tx, [contrato])).get(contrato) : undefined
  return { ...found, tipo: found.tipo as TipoDocumento, dados }
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
