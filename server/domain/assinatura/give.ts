import { sql } from 'kysely'
import { consentimento } from '../../../catalogue/management/assinatura/consentimento.ts'
import type { Proof } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { OpenSignature } from './open.ts'

/** The content hash that the signers of each file were shown. Files still being generated are absent. */
export async function contentsOf(tx: Tx, files: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; sha256: string }>`
    select arquivo_id as id, arquivo_sha256 as sha256 from documento
     where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[]) and arquivo_sha256 is not null`.execute(
    tx,
  )
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

export interface Given {
  signature: Pick<OpenSignature, 'id' | 'arquivoId' | 'nome'>
  sha256: string
}

/** Writes signatures with the evidence of how they were given. */
export async function giveSignatures(tx: Tx, given: readonly Given[], proof: Proof): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ signature: { id, arquivoId, nome }, sha256 }) => ({
    id,
    arquivo: arquivoId,
    nome: proof.nome ?? nome,
    sha256,
  }))
  const { nivel, meio, endereco, navegador, mensagemId = null, destino = null } = proof
  await sql`with r as (
      select * from json_to_recordset(${JSON.stringify(rows)}) r(id bigint, arquivo bigint, nome text, sha256 text)
    ), assinada as (
      update assinatura s set assinado = true, assinado_em = now(), nivel_dado = ${nivel} from r
       where s.cliente_id = ${currentClient} and s.id = r.id
    ) insert into evidencia (cliente_id, arquivo_id, assinatura_id, ato, nome, meio, nivel, endereco, navegador,
        consentimento, consentimento_versao, mensagem_id, destino, sha256)
      select ${currentClient}, r.arquivo, r.id, 'assinou', r.nome, ${meio}, ${nivel}, ${endereco}::inet, ${navegador},
             ${consentimento.texto}, ${consentimento.versao}, ${mensagemId}::bigint, ${destino}, r.sha256 from r`.execute(
    tx,
  )
}

/** The files whose signatures have all been given. */
export async function completeFiles(tx: Tx, files: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select arquivo_id as id from assinatura
     where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[])
     group by arquivo_id having bool_and(assinado) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}
