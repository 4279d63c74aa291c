import { sql } from 'kysely'
import { said } from '../../../../catalogue/message.ts'
import { currentClient } from '../../../store/expressions.ts'
import type { Breach } from '../../machine/finding.ts'
import type { ContratoGuard } from '../seen.ts'

interface Rest {
  id: number
  direito: number
  gozado: number
  dias: { inicio: string; termino: string }[]
}

const daysOf = ({ inicio, termino }: { inicio: string; termino: string }) =>
  Temporal.PlainDate.from(inicio).until(termino).days + 1

/**
 * Recess lies within the contract, does not overlap, and stays within the days the student is entitled to.
 */
export const recesso: ContratoGuard = async (tx, records) => {
  const { rows } = await sql<Rest>`
    select c.id, d.direito, coalesce(g.gozado, 0)::integer as gozado, coalesce(g.dias, '[]') as dias
      from contrato c
     cross join lateral (select direito_de_recesso(min(n.inicio), c.encerramento,
           recesso_fracao_em(c.cliente_id, c.encerramento)) as direito from contrato n
         where n.cliente_id = c.cliente_id and n.numero = c.numero and n.contratacao is not null) d
     cross join lateral (select sum(r.termino - r.inicio + 1) as gozado,
           json_agg(json_build_object('inicio', r.inicio, 'termino', r.termino)) as dias
          from contrato n join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
         where n.cliente_id = c.cliente_id and n.numero = c.numero) g
     where c.cliente_id = ${currentClient} and c.id = any(${records.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  const rests = new Map(rows.map((one) => [one.id, one]))
  const regra = 'recesso'
  return {
    take: ({ id, recesso: taken }) => {
      const rest = rests.get(id)
      if (!taken || !rest) return
      rest.dias.push(taken)
      rest.gozado += daysOf(taken)
    },
    judge: ({ id, inicio, encerramento, recesso: wanted }): Breach[] => {
      const rest = rests.get(id)
      if (!wanted || !rest) return []
      if (wanted.termino < wanted.inicio) {
        const limits = { valor: wanted.termino, limite: wanted.inicio, proposta: wanted.inicio }
        return [{ regra, campo: 'termino', ...limits, mensagem: said('comum.terminoVemAntesInicio') }]
      }
      if (wanted.inicio < inicio || wanted.termino > encerramento) {
        const [campo, valor, limite] =
          wanted.inicio < inicio
            ? ['inicio', wanted.inicio, inicio]
            : ['termino', wanted.termino, encerramento]
        return [
          {
            regra,
            campo,
            valor,
            limite,
            proposta: limite,
            mensagem: said('contrato.recessoFicaDentroContrato'),
          },
        ]
      }
      const clash = rest.dias.find((one) => one.inicio <= wanted.termino && wanted.inicio <= one.termino)
      if (clash) {
        const mensagem = said('contrato.estesDiasEstaoRegistradosComo')
        return [{ regra, campo: 'inicio', valor: wanted.inicio, limite: clash.termino, mensagem }]
      }
      const left = rest.direito - rest.gozado
      const days = daysOf(wanted)
      if (days <= left) return []
      const last = Temporal.PlainDate.from(wanted.inicio).add({ days: left - 1 })
      const limits = {
        valor: String(days),
        limite: String(left),
        ...(left > 0 ? { proposta: String(last) } : {}),
      }
      return [
        { regra, campo: 'termino', ...limits, mensagem: said('contrato.saldoRecessoDias', { dias: left }) },
      ]
    },
  }
}
