import { sql } from 'kysely'
import { apoliceMachine } from '../../../catalogue/machines/apolice.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { standing } from '../contract-states.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { unique } from '../machine/unique.ts'

const columns = [
  'apolice',
  'seguradora',
  'titular',
  'concedente_id',
  'inicio',
  'termino',
] as const satisfies readonly (keyof Row<'apolice'>)[]

type Apolice = Standing & Pick<Row<'apolice'>, (typeof columns)[number]>

/** A policy number is unique per insurer. */
const numeroLivre = unique('apolice', 'apolice', {
  regra: 'numeroLivre',
  mensagem: said('apolice.haApoliceDestaSeguradoraEste'),
  within: ['seguradora'],
})

const prazoOrdenado: Guard<Apolice> = () => ({
  judge: ({ inicio, termino }) => {
    if (termino >= inicio) return []
    const limits = { valor: termino, limite: inicio, proposta: inicio }
    return [
      { regra: 'prazoOrdenado', campo: 'termino', ...limits, mensagem: said('comum.terminoVemAntesInicio') },
    ]
  },
})

/** A host's policy insures only that host's interns. */
const titularCoberto: Guard<Apolice> = () => ({
  judge: ({ titular, concedente_id }) => {
    if (titular !== 'Concedente' || concedente_id !== null) return []
    const mensagem = said('apolice.informeConcedenteContratouApolice')
    return [{ regra: 'titularCoberto', campo: 'concedente', mensagem }]
  },
})

/** The new period covers the contracts that rely on the policy; one that ends too early is renewed again. */
const cobreContratos: Guard<Apolice> = async (tx, records) => {
  const { rows } = await sql<{ id: number; primeiro: string; ultimo: string }>`
    select apolice_id as id, min(inicio) as primeiro, max(least(encerramento, rescisao)) as ultimo from contrato
     where cliente_id = ${currentClient} and apolice_id = any(${records.map(({ id }) => id)}::bigint[])
       and situacao = any(${standing}) group by apolice_id`.execute(tx)
  const relying = new Map(rows.map((one) => [one.id, one]))
  const regra = 'cobreContratos'
  const gravidade = 'alerta'
  return {
    judge: ({ id, inicio, termino }) => {
      const span = relying.get(id)
      if (!span) return []
      if (inicio > span.primeiro) {
        const limits = { valor: inicio, limite: span.primeiro, proposta: span.primeiro }
        return [{ regra, campo: 'inicio', ...limits, mensagem: said('apolice.haContratosComecamAntes') }]
      }
      if (termino >= span.ultimo) return []
      const limits = { valor: termino, limite: span.ultimo, proposta: span.ultimo, gravidade } as const
      return [{ regra, campo: 'termino', ...limits, mensagem: said('apolice.haContratosTerminamDepois') }]
    },
  }
}

export const apolices = bind({
  machine: apoliceMachine,
  columns,
  guards: { numeroLivre, prazoOrdenado, titularCoberto, cobreContratos },
})
