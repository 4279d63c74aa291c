import { sql } from 'kysely'
import type { Proof } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A signature that its signer declined or handed on, of a file with a content. */
export interface Declined {
  assinatura: number
  arquivo: number
  nome: string
  sha256: string
  motivo: string
  /** To whom the signature was handed on. */
  para?: string
}

/** Writes how the signers of declined signatures were identified. */
export async function witnessDeclined(
  tx: Tx,
  ato: 'recusou' | 'delegou',
  declined: readonly Declined[],
  proof: Proof,
): Promise<void> {
  if (declined.length === 0) return
  const { nivel, meio, endereco, navegador, mensagemId = null, destino = null } = proof
  await sql`insert into evidencia (cliente_id, arquivo_id, assinatura_id, ato, nome, meio, nivel, endereco, navegador,
        mensagem_id, destino, sha256, motivo, para)
      select ${currentClient}, r.arquivo, r.assinatura, ${ato}, r.nome, ${meio}, ${nivel}, ${endereco}::inet, ${navegador},
             ${mensagemId}::bigint, ${destino}, r.sha256, r.motivo, r.para
        from json_to_recordset(${JSON.stringify(declined)}) r(arquivo bigint, assinatura bigint, nome text, sha256 text,
          motivo text, para text)`.execute(tx)
}
