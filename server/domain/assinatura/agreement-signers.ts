import { sql } from 'kysely'
import { portuguese } from '../../../catalogue/phrase.ts'
import { signatarios } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Levels, Signer } from './signers.ts'

interface Agreement {
  id: number
  hostId: number
  host: string
  email: string | null
  institution: string
}

/** The host and the institution sign an agreement. The result is by agreement. */
export async function agreementSigners(
  tx: Tx,
  ids: readonly number[],
  levels: Levels,
): Promise<Map<number, Signer[]>> {
  const { rows } = await sql<Agreement>`
    select v.id, h.id as "hostId", coalesce(h.representante_nome, h.nome) as host,
           coalesce(h.representante_email, h.email) as email,
           coalesce(i.representante_nome, i.nome, k.nome) as institution
      from convenio v
      join pessoa h on h.cliente_id = v.cliente_id and h.id = v.concedente_id
      left join pessoa i on i.cliente_id = v.cliente_id and i.id = v.instituicao_id
      join cliente k on k.cliente_id = v.cliente_id
     where v.cliente_id = ${currentClient} and v.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ id, hostId, host, email, institution }) => [
      id,
      [
        signer('concedente', hostId, host, email, levels),
        signer('instituicao', null, institution, null, levels),
      ],
    ]),
  )
}

const signer = (
  parte: Signer['parte'],
  parteId: number | null,
  nome: string,
  email: string | null,
  levels: Levels,
): Signer => ({
  parte,
  parteId,
  nome,
  email,
  assinante: portuguese(signatarios[parte]),
  ordem: 1,
  nivel: levels[parte] ?? 'simples',
})
