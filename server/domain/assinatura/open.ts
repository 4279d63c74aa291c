import { sql } from 'kysely'
import type { Nivel, Signatario } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'

/** A requested signature that is neither given nor refused. */
export interface OpenSignature {
  id: number
  arquivoId: number
  parte: Signatario
  parteId: number | null
  nome: string
  email: string | null
  nivel: Nivel
  /** Others have to sign first. */
  early: boolean
}

/** Open signatures of the actor by file: a party's own, or for staff those of `staffs`. */
export async function openSignatures(
  tx: Tx,
  files: readonly number[],
  { actor }: Acting,
  staffs: Signatario = 'instituicao',
): Promise<Map<number, OpenSignature>> {
  const whose =
    actor.kind === 'party'
      ? sql`s.parte = ${actor.parte} and s.parte_id = ${actor.id}`
      : sql`s.parte = ${staffs}`
  const { rows } = await sql<OpenSignature>`
    select s.id, s.arquivo_id as "arquivoId", s.parte, s.parte_id as "parteId", s.nome, s.email, s.nivel,
           exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
             and o.ordem < s.ordem and not o.assinado) as early
      from assinatura s
     where s.cliente_id = ${currentClient} and s.arquivo_id = any(${files}::bigint[])
       and not s.assinado and not s.recusado and ${whose}
     order by s.id desc`.execute(tx)
  return new Map(rows.map((row) => [row.arquivoId, row]))
}
