import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { DadosDocumento } from '../documento/dados-convenio.ts'
import type { Acting } from '../machine/bound.ts'
import { reachOf, within } from '../machine/reach.ts'

/** A document that a party was asked to sign, and where it stands. */
export interface Asked {
  id: number
  nome: string
  tipo: string
  situacao: string
  prazo: string | null
  contrato: number | null
  convenio: number | null
  /** What it was made from; null of an uploaded file. */
  dados: DadosDocumento | null
  /** SHA-256 of what is signed; null while the file is made. */
  sha256: string | null
  /** SHA-256 of the file that is read now, with the evidence once it was sealed. */
  atual: string | null
  /** Here; a signature given elsewhere was not this person's act. */
  assinado: boolean
  recusado: boolean
  /** In the client's time. */
  assinadoEm: string | null
  /** Capacities of those whose signatures are missing. */
  faltam: string[]
}

/** Documents shown at once. */
export const mostToSign = 50

/**
 * Documents whose signature is awaited from the party, and those named, in any state: nearest deadline first. The
 * deadline of a link does not limit them, only its units do.
 */
export async function askedToSign(
  tx: Tx,
  { actor }: Acting,
  { parte, id }: { parte: PartyKind; id: number },
  named: readonly number[] = [],
): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select a.id, a.nome, a.tipo, a.situacao_assinatura as situacao, a.prazo, a.contrato_id as contrato,
           a.convenio_id as convenio, nullif(d.dados, '{}') as dados, d.arquivo_sha256 as sha256, a.arquivo_sha256 as atual,
           s.assinado and s.nivel_dado is distinct from 'externa' as assinado, s.recusado, momento_do_cliente(a.cliente_id, s.assinado_em) as "assinadoEm",
           array(select o.assinante from assinatura o where o.cliente_id = a.cliente_id and o.arquivo_id = a.id
             and not o.assinado and o.id <> s.id order by o.ordem, o.id) as faltam
      from arquivo a
      join lateral (select g.* from assinatura g where g.cliente_id = a.cliente_id and g.arquivo_id = a.id
        and g.parte = ${parte} and g.parte_id = ${id} order by g.id desc limit 1) s on true
      left join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
     where a.cliente_id = ${currentClient} and ${within('arquivo', 'a', reachOf(actor))}
       and (a.id = any(${named}::bigint[]) or a.situacao_assinatura = any(${assinaturaMachine.alterations.assinar.in})
         and not s.assinado and not s.recusado)
     order by (a.id = any(${named}::bigint[])) desc, a.prazo nulls last, a.id limit ${mostToSign}`.execute(tx)
  return rows
}
