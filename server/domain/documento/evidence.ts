import { sql } from 'kysely'
import type { Signatario } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Evidence of one signature of a file, or of handing it on. */
export interface Evidence {
  parte: Signatario
  ato: string
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
  motivo: string | null
  para: string | null
}

/** In the order in which they signed; the moment with its distance from UTC. */
export async function evidenceOf(tx: Tx, arquivo: number, fuso: string): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select e.ato, s.parte, s.assinante, e.nome, e.nivel, e.meio,
           to_char(e.momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as momento, host(e.endereco) as endereco,
           e.navegador, e.destino, e.consentimento, e.sha256, e.motivo, e.para
      from evidencia e join assinatura s on s.cliente_id = e.cliente_id and s.id = e.assinatura_id
     where e.cliente_id = ${currentClient} and e.arquivo_id = ${arquivo} and e.ato <> 'recusou' order by e.id`.execute(
    tx,
  )
  return rows.map((one) => ({ ...one, momento: inZone(one.momento, fuso) }))
}

function inZone(moment: string, fuso: string): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(fuso)
  const [day, time] = local.toPlainDateTime().toString({ smallestUnit: 'second' }).split('T') as [
    string,
    string,
  ]
  return `${day.split('-').reverse().join('/')} ${time} (UTC${local.offset})`
}

interface Place {
  parte: Signatario
  nome: string
  assinante: string
}

/** Signers of a file, in signing order. */
export async function placesOf(tx: Tx, arquivo: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select parte, nome, assinante from assinatura where cliente_id = ${currentClient} and arquivo_id = ${arquivo}
     order by ordem, id`.execute(tx)
  return rows
}
