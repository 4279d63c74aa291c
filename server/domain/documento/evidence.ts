import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Evidence of one signature of a file. */
export interface Evidence {
  assinante: string
  nome: string
  nivel: string
  meio: string
  momento: string
  endereco: string | null
  navegador: string | null
  destino: string | null
  consentimento: string | null
  sha256: string
}

export async function evidenceOf(tx: Tx, arquivo: number, fuso: string): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select s.assinante, e.nome, e.nivel, e.meio,
           to_char(e.momento at time zone ${fuso}, 'DD/MM/YYYY HH24:MI:SS') as momento, host(e.endereco) as endereco,
           e.navegador, e.destino, e.consentimento, e.sha256
      from evidencia e join assinatura s on s.cliente_id = e.cliente_id and s.id = e.assinatura_id
     where e.cliente_id = ${currentClient} and e.arquivo_id = ${arquivo} order by e.id`.execute(tx)
  return rows
}

/** Signers of a file, in signing order. */
export async function placesOf(tx: Tx, arquivo: number): Promise<{ nome: string; assinante: string }[]> {
  const { rows } = await sql<{ nome: string; assinante: string }>`
    select nome, assinante from assinatura where cliente_id = ${currentClient} and arquivo_id = ${arquivo}
     order by ordem, id`.execute(tx)
  return rows
}
