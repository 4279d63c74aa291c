import { sql } from 'kysely'
import type { DiagnosticoCanal } from '../../../catalogue/values/canal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { GatewayForm, GatewayHeader } from './request.ts'

/** Gateway of a client, with its limits. */
export interface Channel extends GatewayForm {
  credencial: Buffer | null
  codigos: boolean
  lembretes: boolean
  porPessoa: number
  porDia: number
  falhas: number
  pausadoAte: string | null
}

export async function loadChannel(tx: Tx): Promise<Channel | undefined> {
  const row = await tx
    .selectFrom('canal')
    .select([
      'url',
      'metodo',
      'formato',
      'cabecalhos',
      'corpo',
      'credencial',
      'codigos',
      'lembretes',
      'falhas',
    ])
    .select(['por_pessoa as porPessoa', 'por_dia as porDia'])
    .select(sql<string | null>`to_json(pausado_ate) #>> '{}'`.as('pausadoAte'))
    .where('cliente_id', '=', currentClient)
    .executeTakeFirst()
  return row && { ...row, cabecalhos: row.cabecalhos as unknown as GatewayHeader[] }
}

/** Which messages of the client go to phones. */
export async function channelUses(tx: Tx): Promise<{ codigos: boolean; lembretes: boolean }> {
  const row = await tx
    .selectFrom('canal')
    .select(['codigos', 'lembretes'])
    .where('cliente_id', '=', currentClient)
    .executeTakeFirst()
  return row ?? { codigos: false, lembretes: false }
}

export const credentialOf = (sealer: Sealer, { credencial }: Pick<Channel, 'credencial'>): string =>
  credencial ? sealer.open(credencial).toString() : ''

/** Records what the gateway did. Only failures that are not about a message count against it. */
export async function recordAttempt(
  tx: Tx,
  {
    diagnosis,
    response,
    pause,
  }: { diagnosis: DiagnosticoCanal; response: string; pause: number | undefined },
): Promise<void> {
  await sql`update canal set tentado_em = now(), diagnostico = ${diagnosis}, resposta = ${response},
      falhas = ${pause === undefined ? sql`0` : sql`falhas + 1`},
      pausado_ate = ${pause === undefined ? sql`null` : sql`now() + ${pause} * interval '1 second'`}
    where cliente_id = ${currentClient}`.execute(tx)
}
