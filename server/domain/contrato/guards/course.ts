import { type Message, said } from '../../../../catalogue/message.ts'
import type { Row, Tx } from '../../../store/database.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import type { Breach } from '../../machine/finding.ts'
import { hoursOf } from '../../vaga/rules.ts'
import { type Contrato, type ContratoGuard, isInternship, named, stretchesOf } from '../seen.ts'
import { lengthOf, written } from './timetable.ts'

type Course = Pick<Row<'curso'>, 'id' | 'nivel' | 'permite_40h'>

/** Courses of the contracts by id. */
export async function coursesOf(tx: Tx, records: readonly Contrato[]): Promise<Map<number, Course>> {
  const courses = await tx
    .selectFrom('curso')
    .select(['id', 'nivel', 'permite_40h'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(records, 'curso_id')))
    .execute()
  return new Map(courses.map((course) => [course.id, course]))
}

/** Limits of hours by level of education; the timetable's totals count too. */
export const jornada: ContratoGuard = async (tx, records, { tried }) => {
  const courses = await coursesOf(tx, records)
  return {
    judge: (contrato) => {
      if (!isInternship(contrato)) return []
      const course = contrato.curso_id === null ? undefined : courses.get(contrato.curso_id)
      const { daily, weekly } = hoursOf(
        course?.nivel ?? null,
        course?.permite_40h ?? false,
        contrato.inicio,
        tried,
      )
      const days = Map.groupBy(stretchesOf(contrato), ({ dia }) => dia)
      const hours = [...days.values()].map((some) => some.reduce((sum, one) => sum + lengthOf(one), 0))
      return [
        ...beyond('horasDiaria', contrato.horas_diaria, daily, said('comum.dia')),
        ...beyond('horasSemanal', contrato.horas_semanal, weekly, said('comum.semana')),
        ...beyond('horarios', written(Math.max(0, ...hours)), daily, said('comum.dia')),
        ...beyond(
          'horarios',
          written(hours.reduce((sum, one) => sum + one, 0)),
          weekly,
          said('comum.semana'),
        ),
      ]
    },
  }
}

function beyond(campo: string, hours: string | null, limit: number, span: Message): Breach[] {
  if (Number(hours ?? 0) <= limit) return []
  const mensagem = said('contrato.limiteNivelEnsinoHoras', { limite: limit, periodo: span })
  // Staff decide which part of a timetable to shorten.
  const proposta = campo === 'horarios' ? {} : { proposta: String(limit) }
  return [{ regra: 'jornada', campo, valor: hours!, limite: String(limit), ...proposta, mensagem }]
}

/** Functions in a course that qualify a professor as advisor. */
const advising = ['O', 'C', 'E'] as const

/** The advisor has such a function in the student's course today. */
export const orientador: ContratoGuard = async (tx, records, { today }) => {
  const links = await tx
    .selectFrom('curso_professor')
    .select(['curso_id', 'professor_id'])
    .where('cliente_id', '=', currentClient)
    .where('curso_id', '=', anyOf(named(records, 'curso_id')))
    .where('professor_id', '=', anyOf(named(records, 'professor_id')))
    .where('funcao', '=', anyOf([...advising]))
    .where('ativo', '=', true)
    .where((is) => is.or([is('inicio', 'is', null), is('inicio', '<=', today)]))
    .where((is) => is.or([is('termino', 'is', null), is('termino', '>=', today)]))
    .execute()
  const linked = new Set(links.map(({ curso_id, professor_id }) => `${curso_id} ${professor_id}`))
  return {
    judge: (contrato) => {
      const { curso_id, professor_id } = contrato
      if (!isInternship(contrato) || curso_id === null || professor_id === null) return []
      if (linked.has(`${curso_id} ${professor_id}`)) return []
      const mensagem = said('contrato.professorNaoOrientadorNemCoordenador')
      return [{ regra: 'orientador', campo: 'professor', mensagem }]
    },
  }
}
