import { currentClient } from '../../store/expressions.ts'
import { change } from '../change.ts'
import { contratos } from '../contrato/guards.ts'
import type { Fulfilment } from './request.ts'

/** Registers the days of recess that were asked for. */
export const registerRecesses: Fulfilment = async (tx, acting, requests) => {
  const recesses = requests.map(({ contrato_id, inicio, termino, motivo }) => ({
    id: contrato_id!,
    motivo,
    values: {},
    besides: { recesso: { inicio: inicio!, termino: termino! } },
  }))
  const outcomes = await change(tx, contratos, recesses, acting, 'registrarRecesso')
  for (const { refusal } of outcomes) if (refusal) throw refusal
  const rows = recesses.map(({ id: contrato_id, besides: { recesso } }) => ({
    cliente_id: currentClient,
    contrato_id,
    ...recesso,
  }))
  await tx.insertInto('contrato_recesso').values(rows).execute()
  return []
}
