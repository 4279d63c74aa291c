import { sql } from 'kysely'
import { legalLimits, type TriedLimit } from '../../../../catalogue/law/limits.ts'
import { said } from '../../../../catalogue/message.ts'
import type { Tx } from '../../../store/database.ts'
import { currentClient } from '../../../store/expressions.ts'
import { limitOn } from '../../../store/legal-limits.ts'
import type { Breach } from '../../machine/finding.ts'
import { type Contrato, type ContratoGuard, isInternship } from '../seen.ts'

interface Rest {
  id: number
  direito: number
  gozado: number
  dias: { inicio: string; termino: string }[]
}

const daysOf = ({ inicio, termino }: { inicio: string; termino: string }) =>
  Temporal.PlainDate.from(inicio).until(termino).days + 1

/** First day in force of the contract's number. */
const first = 'coalesce(min(n.inicio), c.inicio)'

/** Days of recess of the contracts' numbers: entitled, and taken or planned. */
async function restsOf(
  tx: Tx,
  records: readonly Contrato[],
  tried?: TriedLimit,
): Promise<ReadonlyMap<number, Rest>> {
  const daysPerYear =
    tried?.valores.diasAno ?? sql.raw(limitOn(legalLimits.recesso.versoes, 'diasAno', first))
  const { rows } = await sql<Rest>`
    select c.id, d.direito, coalesce(g.gozado, 0)::integer as gozado, coalesce(g.dias, '[]') as dias
      from contrato c
     cross join lateral (select direito_de_recesso(${sql.raw(first)}, c.encerramento,
           recesso_fracao_em(c.cliente_id, c.encerramento), ${daysPerYear}) as direito from contrato n
         where n.cliente_id = c.cliente_id and n.numero = c.numero and n.contratacao is not null) d
     cross join lateral (select sum(r.termino - r.inicio + 1) as gozado,
           json_agg(json_build_object('inicio', r.inicio, 'termino', r.termino)) as dias
          from contrato n join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
         where n.cliente_id = c.cliente_id and n.numero = c.numero) g
     where c.cliente_id = ${currentClient} and c.id = any(${records.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map((one) => [one.id, one]))
}

const regra = 'recesso'

/**
 * Recess lies within the contract, does not overlap, and stays within the days the student is entitled to.
 */
export const recesso: ContratoGuard = async (tx, records) => {
  const rests = await restsOf(tx, records)
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
        return [
          {
            regra,
            campo: 'termino',
            valor: wanted.termino,
            limite: wanted.inicio,
            proposta: wanted.inicio,
            mensagem: said('comum.terminoVemAntesInicio'),
          },
        ]
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
      return [
        {
          regra,
          campo: 'termino',
          valor: String(days),
          limite: String(left),
          ...(left > 0 ? { proposta: String(last) } : {}),
          mensagem: said('contrato.saldoRecessoDias', { dias: left }),
        },
      ]
    },
  }
}

/** For rehearsals: the recess that is registered already stays within the days the student is entitled to. */
export const recessoRegistrado: ContratoGuard = async (tx, records, { tried }) => {
  const rests = await restsOf(tx, records.filter(isInternship), tried)
  return {
    judge: ({ id }) => {
      const rest = rests.get(id)
      if (!rest || rest.gozado <= rest.direito) return []
      const [valor, limite] = [String(rest.gozado), String(rest.direito)]
      const mensagem = said('contrato.recessoPassaDireito', { dias: rest.gozado, direito: rest.direito })
      return [{ regra, campo: 'recessos', valor, limite, proposta: limite, mensagem }]
    },
  }
}
