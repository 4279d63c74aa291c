import { sql } from 'kysely'
import { monthOf } from '../../money/days.ts'
import type { Benefit, Facts, Recess, Segment } from '../../money/facts.ts'
import { mondayToFriday } from '../../money/workdays.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import { inForce } from '../contract-states.ts'
import { countedIn } from './worklist.ts'

/** Contract data for a run, loaded for many numbers at once. */

/** One sequence of a contract, with its student and host. */
interface Sequence {
  numero: number
  id: number
  sequencia: number
  inicio: string
  fim: string
  bolsa_valor: string | null
  por_hora: boolean
  transporte: string | null
  transporte_diario: boolean | null
  /** Weekdays of its timetable, Sunday is 1; null without a timetable. */
  dias_da_semana: number[] | null
  /** The last month paid before the contract was imported. */
  pago_ate: string | null
  situacao: string
  estagio: boolean
  aluno_id: number
  aluno_nome: string
  aluno_documento: string
  concedente_id: number | null
  concedente_nome: string | null
  concedente_documento: string | null
  unidade_id: number | null
}

interface BenefitRow {
  contrato_id: number
  beneficio: string
  diario: boolean
  dias_uteis: boolean
  valor: string | null
  percentual: string | null
  vezes: number
}

type RecessRow = Recess & { contract: number }

/** Student, host and unit of a contract. */
type Who = Pick<
  Sequence,
  | 'aluno_id'
  | 'aluno_nome'
  | 'aluno_documento'
  | 'concedente_id'
  | 'concedente_nome'
  | 'concedente_documento'
  | 'unidade_id'
>

/** A contract with the student and host of its last sequence. */
export interface Contract extends Who {
  /** Input of the calculation for a month. */
  facts: (month: string, told: Told | undefined) => Facts
  /** The last sequence in force in a month. */
  sequenceIn: (month: string) => number
  /** Whether nothing will be billed after this month. */
  overBy: (month: string) => boolean
}

/** Attendance reported for a month. */
export interface Told {
  faltas: number
  dias: number | null
  horas: string
}

export async function contractsOf(tx: Tx, numbers: readonly number[]): Promise<Map<number, Contract>> {
  const { rows } = await sql<Sequence>`
    select c.numero, c.id, c.sequencia, c.inicio, least(c.encerramento, c.rescisao) as fim, c.bolsa_valor,
           c.bolsa_tipo is not distinct from 'Por hora' as por_hora,
           case when c.auxilio_transporte_valor > 0 then c.auxilio_transporte_valor end as transporte,
           c.auxilio_transporte_tipo = 'Diário' as transporte_diario, c.pago_ate,
           (select array_agg(distinct (h->>'dia')::integer) from json_array_elements(c.horarios) h) as dias_da_semana, c.situacao, c.modalidade = 'estagio' as estagio,
           c.aluno_id, a.nome as aluno_nome, coalesce(a.cpf, a.documento, '') as aluno_documento,
           c.concedente_id, p.nome as concedente_nome, p.documento as concedente_documento,
           coalesce(c.unidade_id, q.unidade_id) as unidade_id
      from contrato c
      join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
      left join curso q on q.cliente_id = c.cliente_id and q.id = c.curso_id
      left join pessoa p on p.cliente_id = c.cliente_id and p.id = c.concedente_id
     where ${countedIn('c')} and c.numero = any(${numbers}::bigint[])
     order by c.numero, c.sequencia`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const benefits = await sql<BenefitRow>`
    select contrato_id, beneficio, tipo is not distinct from 'Diário' as diario, dias_uteis, valor, percentual,
           coalesce(quantidade_diaria, 1) as vezes
      from contrato_beneficio where cliente_id = ${currentClient} and contrato_id = any(${ids}::bigint[])
     order by contrato_id, id`.execute(tx)
  const recesses = await sql<RecessRow>`
    select contrato_id as contract, inicio as first, termino as last
      from contrato_recesso where cliente_id = ${currentClient} and contrato_id = any(${ids}::bigint[])
     order by inicio`.execute(tx)
  const parts = {
    benefits: Map.groupBy(benefits.rows, ({ contrato_id }) => contrato_id),
    recesses: Map.groupBy(recesses.rows, ({ contract }) => contract),
  }
  const byNumber = Map.groupBy(rows, ({ numero }) => numero)
  return new Map([...byNumber].map(([numero, sequences]) => [numero, contractOf(sequences, parts)]))
}

interface Parts {
  benefits: ReadonlyMap<number, BenefitRow[]>
  recesses: ReadonlyMap<number, RecessRow[]>
}

function contractOf(sequences: readonly Sequence[], parts: Parts): Contract {
  const newest = sequences.at(-1)!
  const open = sequences.some(({ situacao }) => situacao === inForce)
  const internship = sequences.some(({ estagio }) => estagio)
  const recesses = sequences.flatMap(({ id }) => parts.recesses.get(id) ?? [])
  const segments = sequences.map((one) => segmentOf(one, parts.benefits.get(one.id) ?? []))
  const paidUntil = sequences.reduce((last, { pago_ate }) => ((pago_ate ?? '') > last ? pago_ate! : last), '')
  const lastIn = (month: string) => {
    const { first, last } = monthOf(month)
    return sequences.findLast(({ inicio, fim }) => inicio <= last && fim >= first) ?? newest
  }
  return {
    ...whoOf(newest),
    sequenceIn: (month) => lastIn(month).id,
    overBy: (month) => !open && newest.fim <= monthOf(month).last,
    facts: (month, told) => ({
      month,
      // Months paid elsewhere before the import owe nothing here.
      segments: month <= paidUntil ? [] : segments,
      recesses,
      over: !open,
      internship,
      absences: told?.faltas ?? 0,
      attended: told?.dias ?? undefined,
      hours: centsOf(told?.horas ?? '0'),
    }),
  }
}

const whoOf = ({
  aluno_id,
  aluno_nome,
  aluno_documento,
  concedente_id,
  concedente_nome,
  concedente_documento,
  unidade_id,
}: Sequence): Who => ({
  aluno_id,
  aluno_nome,
  aluno_documento,
  concedente_id,
  concedente_nome,
  concedente_documento,
  unidade_id,
})

const segmentOf = (sequence: Sequence, benefits: readonly BenefitRow[]): Segment => ({
  contract: sequence.id,
  sequence: sequence.sequencia,
  first: sequence.inicio,
  last: sequence.fim,
  hourly: sequence.por_hora,
  scholarship: centsOf(sequence.bolsa_valor ?? '0'),
  benefits: [...transportOf(sequence), ...benefits.map((one) => benefitOf(one, sequence))],
  weekdays: sequence.dias_da_semana?.map(isoDay) ?? mondayToFriday,
})

const whole = 10_000

/** Converts a timetable day (Sunday is 1) to an ISO weekday. */
const isoDay = (day: number) => (day === 1 ? 7 : day - 1)

const transportOf = ({ transporte, transporte_diario }: Sequence): Benefit[] =>
  transporte === null
    ? []
    : [
        {
          name: 'Auxílio-transporte',
          per: transporte_diario ? 'attendance' : 'month',
          amount: centsOf(transporte),
          rate: whole,
        },
      ]

const benefitOf = (
  { beneficio, diario, dias_uteis, valor, percentual, vezes }: BenefitRow,
  { bolsa_valor }: Sequence,
): Benefit => {
  const per = dias_uteis ? 'workday' : diario ? 'attendance' : 'month'
  return valor === null
    ? { name: beneficio, per, amount: centsOf(bolsa_valor ?? '0'), rate: centsOf(percentual ?? '0') }
    : { name: beneficio, per, amount: centsOf(valor) * (per === 'month' ? 1 : vezes), rate: whole }
}
