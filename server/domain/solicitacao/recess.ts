import { written } from '../../../catalogue/message.ts'
import { currentClient } from '../../store/expressions.ts'
import { change } from '../change.ts'
import { contratos } from '../contrato/guards.ts'
import type { Fulfilment, Request } from './request.ts'

/** Registers the requested recesses; several of one contract in separate rounds. */
export const registerRecesses: Fulfilment = async (tx, acting, requests) => {
  const ofContracts = [...Map.groupBy(requests, ({ contrato_id }) => contrato_id).values()]
  const rounds = Math.max(...ofContracts.map(({ length }) => length))
  for (let round = 0; round < rounds; round++) {
    await register(
      tx,
      acting,
      ofContracts.flatMap((some) => some[round] ?? []),
    )
  }
  return []
}

async function register(...[tx, acting, requests]: [...Parameters<Fulfilment>]): Promise<void> {
  const recesses = requests.map(recessOf)
  // The request's guard already asked the same guards.
  await change(tx, contratos, recesses, acting, 'registrarRecesso')
  const rows = recesses.map(({ id: contrato_id, besides: { recesso } }) => ({
    cliente_id: currentClient,
    contrato_id,
    ...recesso,
  }))
  await tx.insertInto('contrato_recesso').values(rows).execute()
}

const recessOf = ({ contrato_id, inicio, termino, motivo }: Request) => ({
  id: contrato_id!,
  motivo: motivo === null ? null : written(motivo),
  values: {},
  besides: { recesso: { inicio: inicio!, termino: termino! } },
})
