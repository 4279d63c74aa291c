import { sql } from 'kysely'
import { legalLimits, type TriedLimit } from '../../../../catalogue/law/limits.ts'
import { said } from '../../../../catalogue/message.ts'
import type { Tx } from '../../../store/database.ts'
import { currentClient } from '../../../store/expressions.ts'
import { limitOn } from '../../../store/legal-limits.ts'
import type { Breach } from '../../machine/finding.ts'
import { type Contrato, type ContratoGuard, isInternship, named } from '../seen.ts'

interface Rest {
  id: number
  direito: number
  gozado: number
  /** First day in force of the contract's number. */
  primeiro: string
  dias: { id?: number; inicio: string; termino: string }[]
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
    select c.id, d.direito, d.primeiro, coalesce(g.gozado, 0)::integer as gozado, coalesce(g.dias, '[]') as dias
      from contrato c
     cross join lateral (select ${sql.raw(first)} as primeiro,
           direito_de_recesso(${sql.raw(first)}, least(c.encerramento, c.rescisao),
             recesso_fracao_em(c.cliente_id, c.encerramento), ${daysPerYear}) as direito from contrato n
         where n.cliente_id = c.cliente_id and n.numero = c.numero and n.contratacao is not null) d
     cross join lateral (select sum(r.termino - r.inicio + 1) as gozado,
           json_agg(json_build_object('id', r.id, 'inicio', r.inicio, 'termino', r.termino)) as dias
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
    judge: ({ id, inicio: begun, encerramento: agreed, rescisao, recesso: wanted }): Breach[] => {
      const encerramento = rescisao !== null && rescisao < agreed ? rescisao : agreed
      const rest = rests.get(id)
      if (!wanted || !rest) return []
      const before = wanted.id === undefined ? undefined : rest.dias.find((one) => one.id === wanted.id)
      // A registered recess may lie in an earlier sequence.
      const inicio = before && rest.primeiro < begun ? rest.primeiro : begun
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
      const clash = rest.dias.find(
        (one) => one !== before && one.inicio <= wanted.termino && wanted.inicio <= one.termino,
      )
      if (clash) {
        const mensagem = said('contrato.estesDiasEstaoRegistradosComo')
        return [{ regra, campo: 'inicio', valor: wanted.inicio, limite: clash.termino, mensagem }]
      }
      const left = rest.direito - rest.gozado + (before ? daysOf(before) : 0)
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

/** Days are data of a message, so both languages show them alike. */
const shown = (day: string) => day.split('-').reverse().join('/')

interface Recess {
  numero: number
  inicio: string
  termino: string
}

/** Days of recess after an earlier end of the contract. They are kept until staff change or remove them. */
export const recessoAposFim: ContratoGuard = async (tx, records) => {
  const amendments = records.filter(({ sequencia }) => sequencia > 1)
  const { rows } = await sql<Recess>`
    select c.numero, r.inicio, r.termino from contrato c
      join contrato_recesso r on r.cliente_id = c.cliente_id and r.contrato_id = c.id
     where c.cliente_id = ${currentClient} and c.numero = any(${named(amendments, 'numero')}::bigint[])
     order by r.inicio`.execute(tx)
  return {
    judge: ({ numero, sequencia, encerramento }) =>
      sequencia > 1
        ? beyondTheEnd(
            rows.filter((one) => one.numero === numero),
            encerramento,
            { regra: 'recessoAposFim', campo: 'encerramento' },
          )
        : [],
  }
}

/** An alert that names the days of recess after the last day of a contract. */
export function beyondTheEnd(
  recesses: readonly { inicio: string; termino: string }[],
  last: string,
  of: Pick<Breach, 'regra' | 'campo'>,
): Breach[] {
  const late = recesses.filter(({ termino }) => termino > last)
  if (late.length === 0) return []
  const dias = late.map(({ inicio, termino }) => `${shown(inicio)} – ${shown(termino)}`).join(', ')
  const mensagem = said('contrato.recessoDepoisFim', { dias })
  return [{ ...of, valor: last, limite: late.at(-1)!.termino, mensagem, gravidade: 'alerta' }]
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
