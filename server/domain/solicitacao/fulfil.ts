import { sql } from 'kysely'
import type { TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { issueDeclarations } from './declaration.ts'
import { makers } from './makers.ts'
import { registerRecesses } from './recess.ts'
import { type Fulfilment, type Made, requestsWith } from './request.ts'
import { endContracts } from './termination.ts'

/** Handlers of requests that create no record of their own. */
const fulfilments: Readonly<Partial<Record<TipoSolicitacao, Fulfilment>>> = {
  Rescisão: endContracts,
  Recesso: registerRecesses,
  Declaração: issueDeclarations,
}

/** Fulfils requests and returns the new versions of those with a result. */
export async function fulfil(
  tx: Tx,
  acting: Acting,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const requests = await requestsWith(tx, acting, ids)
  const made: Made[] = []
  for (const [tipo, same] of Map.groupBy(requests, (one) => one.tipo)) {
    const fulfilment = makers[tipo]?.make ?? fulfilments[tipo]
    made.push(...((await fulfilment?.(tx, acting, same)) ?? []))
  }
  if (made.length === 0) return new Map()
  const { rows } = await sql<{ id: number; versao: number }>`
    update solicitacao x set resultado = m.noun, resultado_id = m.id
      from json_to_recordset(${JSON.stringify(made)}) m(request bigint, noun text, id bigint)
     where x.cliente_id = ${currentClient} and x.id = m.request returning x.id, x.versao`.execute(tx)
  return new Map(rows.map(({ id, versao }) => [id, versao]))
}
