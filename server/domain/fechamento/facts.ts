import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { monthOf } from '../../money/days.ts'
import type { Facts, Segment } from '../../money/lines.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf, share } from '../../values/cents.ts'
import { inForce, spent } from '../contrato/states.ts'

/** What a run reads of contracts, for many numbers at once. */

/** Contracts whose term holds or held. */
const held = spent.filter((state) => state !== contratoMachine.moves.emitirTermo.to)

/**
 * The numbers of the contracts that a month is about: who was there, who was billed, and of whom something is pending. Those of
 * a host come together, so that its invoice is written to a few times only.
 */
export async function numbersOf(tx: Tx, month: string): Promise<number[]> {
  const { first, last } = monthOf(month)
  const { rows } = await sql<{ numero: number }>`
    select n.numero from (
    select numero from contrato
     where cliente_id = ${currentClient} and situacao = any(${held}) and inicio <= ${last}::date
       and least(encerramento, rescisao) >= ${first}::date
    union
    select contrato_numero from faturamento_item
     where cliente_id = ${currentClient} and contrato_numero is not null and competencia = ${month}
    union
    select contrato_numero from fechamento_pendente where cliente_id = ${currentClient} and competencia <= ${month}) n
      left join lateral (select max(c.concedente_id) as concedente_id from contrato c
        where c.cliente_id = ${currentClient} and c.numero = n.numero) c on true
     order by c.concedente_id nulls last, n.numero`.execute(tx)
  return rows.map(({ numero }) => numero)
}

interface Stretch extends Omit<Segment, 'scholarship'> {
  id: number
  scholarship: string | null
  transport: { amount: string; daily: boolean } | null
}

interface Row {
  numero: number
  trechos: Stretch[]
  beneficios: {
    contrato: number
    nome: string
    diario: boolean
    valor: string | null
    percentual: string | null
    vezes: number
  }[]
  recessos: { first: string; last: string }[]
  aberto: boolean
  estagio: boolean
  aluno_id: number
  aluno_nome: string
  aluno_documento: string
  concedente_id: number | null
  concedente_nome: string | null
  concedente_documento: string | null
  unidade_id: number | null
}

/** A contract, with whom it is about. */
export interface Contract extends Omit<Row, 'trechos' | 'beneficios' | 'recessos' | 'aberto' | 'estagio'> {
  /** What is known of it for a month. */
  facts: (month: string, told: Told | undefined) => Facts
  /** The last sequence that was there in a month. */
  sequenceIn: (month: string) => number
  /** Nothing is going to be billed of it after this month. */
  overBy: (month: string) => boolean
}

/** What was told of somebody's month. */
export interface Told {
  faltas: number
  dias: number | null
  horas: string
}

export async function contractsOf(tx: Tx, numbers: readonly number[]): Promise<Map<number, Contract>> {
  const { rows } = await sql<Row>`
    select k.*, a.nome as aluno_nome, coalesce(a.cpf, a.documento, '') as aluno_documento, p.nome as concedente_nome,
           p.documento as concedente_documento
      from (select c.numero, max(c.aluno_id) as aluno_id,
                   (array_agg(c.concedente_id order by c.sequencia desc))[1] as concedente_id,
                   (array_agg(coalesce(c.unidade_id, q.unidade_id) order by c.sequencia desc))[1] as unidade_id,
                   bool_or(c.situacao = ${inForce}) as aberto, bool_or(c.modalidade = 'estagio') as estagio,
                   json_agg(json_build_object('id', c.id, 'sequence', c.sequencia, 'first', c.inicio,
                     'last', least(c.encerramento, c.rescisao), 'scholarship', c.bolsa_valor::text,
                     'hourly', c.bolsa_tipo is not distinct from 'Por hora',
                     'transport', case when c.auxilio_transporte_valor > 0 then json_build_object(
                       'amount', c.auxilio_transporte_valor::text, 'daily', c.auxilio_transporte_tipo = 'Diário') end)
                     order by c.sequencia) as trechos,
                   coalesce(json_agg(b.todos) filter (where b.todos is not null), '[]') as beneficios_por_contrato,
                   coalesce(json_agg(r.todos) filter (where r.todos is not null), '[]') as recessos_por_contrato
              from contrato c
              left join curso q on q.cliente_id = c.cliente_id and q.id = c.curso_id
              left join lateral (select json_agg(json_build_object('contrato', x.contrato_id, 'nome', x.beneficio,
                  'diario', x.tipo is not distinct from 'Diário', 'valor', x.valor::text,
                  'percentual', x.percentual::text, 'vezes', coalesce(x.quantidade_diaria, 1)) order by x.id) as todos
                from contrato_beneficio x where x.cliente_id = c.cliente_id and x.contrato_id = c.id) b on true
              left join lateral (select json_agg(json_build_object('first', x.inicio, 'last', x.termino) order by x.inicio) as todos
                from contrato_recesso x where x.cliente_id = c.cliente_id and x.contrato_id = c.id) r on true
             where c.cliente_id = ${currentClient} and c.numero = any(${numbers}::bigint[]) and c.situacao = any(${held})
               and least(c.encerramento, c.rescisao) >= c.inicio
             group by c.numero) k
      join aluno a on a.cliente_id = ${currentClient} and a.id = k.aluno_id
      left join pessoa p on p.cliente_id = ${currentClient} and p.id = k.concedente_id`.execute(tx)
  return new Map(rows.map((row) => [row.numero, contractOf(row)]))
}

function contractOf(
  row: Row & { beneficios_por_contrato?: Row['beneficios'][]; recessos_por_contrato?: Row['recessos'][] },
): Contract {
  const { trechos, aberto, estagio } = row
  const beneficios = (row.beneficios_por_contrato ?? []).flat()
  const recessos = (row.recessos_por_contrato ?? []).flat()
  const lastIn = (month: string) => {
    const { first, last } = monthOf(month)
    return trechos.findLast((one) => one.first <= last && one.last >= first) ?? trechos.at(-1)!
  }
  const segments = trechos.map(({ sequence, first, last, scholarship, hourly }) => ({
    sequence,
    first,
    last,
    hourly,
    scholarship: centsOf(scholarship ?? '0'),
  }))
  return {
    ...row,
    sequenceIn: (month) => lastIn(month).id,
    overBy: (month) => !aberto && trechos.at(-1)!.last <= monthOf(month).last,
    facts: (month, told) => {
      const { id, transport, scholarship } = lastIn(month)
      const own = beneficios.filter((one) => one.contrato === id)
      return {
        month,
        segments,
        recesses: recessos,
        over: !aberto,
        internship: estagio,
        absences: told?.faltas ?? 0,
        attended: told?.dias ?? undefined,
        hours: centsOf(told?.horas ?? '0'),
        benefits: [
          ...(transport
            ? [{ name: 'Auxílio-transporte', daily: transport.daily, amount: centsOf(transport.amount) }]
            : []),
          ...own.map(({ nome, diario, valor, percentual, vezes }) => ({
            name: nome,
            daily: diario,
            amount:
              valor === null
                ? share(centsOf(scholarship ?? '0'), centsOf(percentual ?? '0'), 10_000)
                : centsOf(valor) * (diario ? vezes : 1),
          })),
        ],
      }
    },
  }
}
