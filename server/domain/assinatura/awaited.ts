import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A missing signature of a file. */
export interface AwaitedSignature {
  arquivoId: number
  arquivo: string
  nome: string
  parte: string | null
  semEmail: boolean
  recusado: boolean
  motivo: string | null
  /** Others have to sign first. */
  early: boolean
  vencido: boolean
  desde: string | null
  prazo: string | null
}

/** Maximum number of signatures returned. */
const most = 50

/** Missing signatures of a contract's files, or of one file, while they can still be given. */
export async function awaitedSignatures(
  tx: Tx,
  of: { contrato: number } | { arquivo: number },
): Promise<AwaitedSignature[]> {
  const whose = 'contrato' in of ? sql`a.contrato_id = ${of.contrato}` : sql`a.id = ${of.arquivo}`
  const { rows } = await sql<AwaitedSignature>`
    select a.id as "arquivoId", a.nome as arquivo, s.nome, s.parte, s.email is null as "semEmail", s.recusado,
           s.motivo_recusa as motivo,
           exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
             and o.ordem < s.ordem and not o.assinado) as early,
           a.situacao_assinatura = 'Vencido' as vencido,
           momento_do_cliente(a.cliente_id, s.envio) as desde, a.prazo
      from arquivo a join assinatura s on s.cliente_id = a.cliente_id and s.arquivo_id = a.id
     where a.cliente_id = ${currentClient} and ${whose} and not s.assinado
       and a.situacao_assinatura = any(${[...assinaturaMachine.moves.cancelar.from]})
     order by a.id, s.ordem, s.id limit ${most}`.execute(tx)
  return rows
}
