import { sql } from 'kysely'
import { type Message, said } from '../../../../catalogue/message.ts'
import { currentClient } from '../../../store/expressions.ts'
import { standing } from '../../contract-states.ts'
import type { Breach } from '../../machine/finding.ts'
import { type Hours, hoursOf } from '../../vaga/rules.ts'
import type { Period } from '../months.ts'
import { type Contrato, type ContratoGuard, isInternship, named, type Stretch, stretchesOf } from '../seen.ts'
import { coursesOf } from './course.ts'
import { stretchText } from './student.ts'
import { lengthOf, written } from './timetable.ts'

/** Hours of one sequence of a contract. */
interface Load extends Period {
  numero: number
  modalidade: string
  sequencia: number
  horas_diaria: string | null
  horas_semanal: string | null
  horarios: unknown
}

/**
 * The student's contracts, together: no two at the same time, and internships within the limit of hours, which the
 * law sets for them only.
 */
export const sobreposicao: ContratoGuard = async (tx, records, { tried }) => {
  const courses = await coursesOf(tx, records)
  const { rows } = await sql<Load & { aluno: number }>`
    select c.aluno_id as aluno, c.numero, c.modalidade, c.sequencia, c.inicio, least(c.encerramento, c.rescisao) as encerramento,
           c.horas_diaria, c.horas_semanal, c.horarios
      from contrato c
     where c.cliente_id = ${currentClient} and c.aluno_id = any(${named(records, 'aluno_id')}::bigint[])
       and c.situacao = any(${standing})
     order by c.numero, c.sequencia`.execute(tx)
  const loads = Map.groupBy<number, Load>(rows, (one) => (one as Load & { aluno: number }).aluno)
  return {
    judge: (contrato) => {
      const others = (loads.get(contrato.aluno_id) ?? []).filter(
        (one) => one.numero !== contrato.numero && crosses(one, contrato),
      )
      if (others.length === 0) return []
      const clashes = atOnce(contrato, others)
      const internships = others.filter(isInternship)
      if (!isInternship(contrato) || internships.length === 0) return clashes
      const course = contrato.curso_id === null ? undefined : courses.get(contrato.curso_id)
      const { nivel = null, permite_40h = false } = course ?? {}
      const limits = hoursOf(nivel, permite_40h, contrato.inicio, tried)
      const together = heaviest(contrato, internships)
      return [...aWeek(contrato, together.week, limits), ...aDay(contrato, together.day, limits), ...clashes]
    },
    take: (contrato) => loads.set(contrato.aluno_id, [...(loads.get(contrato.aluno_id) ?? []), contrato]),
  }
}

const crosses = (one: Period, other: Period) =>
  one.inicio <= other.encerramento && other.inicio <= one.encerramento

/** The contracts in force together on the day on which they have most hours a week, and on a day. */
function heaviest(
  contrato: Contrato,
  others: readonly Load[],
): { week: readonly Load[]; day: readonly Load[] } {
  // A sum only grows on days on which a contract begins.
  const days = [contrato.inicio, ...others.map(({ inicio }) => inicio)].filter(
    (day) => day >= contrato.inicio && day <= contrato.encerramento,
  )
  const sets = days.map((day) => inForceOn(day, others))
  const most = (hours: (some: readonly Load[]) => number) =>
    sets.reduce((best, some) => (hours(some) > hours(best) ? some : best))
  return { week: most(sumOfWeeks), day: most((some) => onOneDay(contrato, some)) }
}

/** The last sequence of each number in force on a day: a waiting amendment and what it replaces are one. */
function inForceOn(day: string, loads: readonly Load[]): Load[] {
  const standing = loads.filter((one) => one.inicio <= day && day <= one.encerramento)
  return [...Map.groupBy(standing, ({ numero }) => numero).values()].map((some) =>
    some.reduce((last, one) => (one.sequencia > last.sequencia ? one : last)),
  )
}

type Hourly = Pick<Load, 'horas_diaria' | 'horas_semanal' | 'horarios'>

const stretches = (one: Hourly) => stretchesOf(one as Pick<Contrato, 'horarios'>)
const total = (some: readonly Stretch[]) => some.reduce((sum, one) => sum + lengthOf(one), 0)
const onDay = (one: Hourly, dia: number) => total(stretches(one).filter((some) => some.dia === dia))
const weekdays = [1, 2, 3, 4, 5, 6, 7]

const weekOf = (one: Hourly) => Math.max(Number(one.horas_semanal ?? 0), total(stretches(one)))
const dayOf = (one: Hourly) =>
  Math.max(Number(one.horas_diaria ?? 0), ...weekdays.map((dia) => onDay(one, dia)))

const sumOfWeeks = (some: readonly Hourly[]) => some.reduce((sum, one) => sum + weekOf(one), 0)
const sumOfDays = (some: readonly Hourly[]) => some.reduce((sum, one) => sum + dayOf(one), 0)

const isTimed = (one: Hourly) => stretches(one).length > 0

/** Hours on the fullest weekday where all have a timetable; otherwise all may fall on the same day. */
function onOneDay(contrato: Contrato, others: readonly Load[]): number {
  const all: Hourly[] = [contrato, ...others]
  if (!all.every(isTimed)) return sumOfDays(all)
  const fullest = weekdays.filter((dia) => onDay(contrato, dia) > 0)
  return Math.max(...fullest.map((dia) => all.reduce((sum, one) => sum + onDay(one, dia), 0)))
}

const regra = 'sobreposicao'

function aWeek(contrato: Contrato, others: readonly Load[], { weekly }: Hours): Breach[] {
  const rest = sumOfWeeks(others)
  const hours = rest + weekOf(contrato)
  if (rest === 0 || hours <= weekly) return []
  const left = weekly - rest
  // A longer timetable has to be shortened by hand.
  const proposta = left > 0 && total(stretches(contrato)) <= left ? { proposta: written(left) } : {}
  const mensagem = said('contrato.contratosAlunoPassamSemana', told(others, hours, weekly))
  return [
    { regra, campo: 'horasSemanal', valor: written(hours), limite: String(weekly), ...proposta, mensagem },
  ]
}

function aDay(contrato: Contrato, others: readonly Load[], { daily }: Hours): Breach[] {
  const rest = sumOfDays(others)
  const hours = onOneDay(contrato, others)
  if (rest === 0 || hours <= daily) return []
  const mensagem = said('contrato.contratosAlunoPassamDia', told(others, hours, daily))
  const timed = [contrato, ...others].every(isTimed)
  const left = daily - rest
  const proposta = !timed && !isTimed(contrato) && left > 0 ? { proposta: written(left) } : {}
  const campo = timed ? 'horarios' : 'horasDiaria'
  return [{ regra, campo, valor: written(hours), limite: String(daily), ...proposta, mensagem }]
}

const told = (others: readonly Load[], horas: number, limite: number) => ({
  contratos: others.map(({ numero }) => String(numero)).join(', '),
  horas: written(horas),
  limite,
})

/** Stretches of the week that cross those of another contract. */
function atOnce(contrato: Contrato, others: readonly Load[]): Breach[] {
  const clash = stretches(contrato)
    .flatMap((own) => others.flatMap((of) => stretches(of).map((other) => ({ own, other, of }))))
    .find(
      ({ own, other }) => own.dia === other.dia && own.inicio < other.termino && other.inicio < own.termino,
    )
  if (!clash) return []
  const horario: Message = stretchText(clash.other)
  const mensagem = said('contrato.horarioCoincideOutroContrato', { contrato: clash.of.numero, horario })
  return [{ regra, campo: 'horarios', valor: stretchText(clash.own), limite: horario, mensagem }]
}
