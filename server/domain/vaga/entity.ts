import { recebeVagas } from '../../../catalogue/recruitment/recebe-vagas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import { ordered, textsIn } from '../../records/rules.ts'
import { currentClient } from '../../store/expressions.ts'
import { verifyVacancies } from './verify.ts'

/** Hours a day and a week of an internship: article 10 of the internship law. */
interface Limit {
  daily: number
  weekly: number
}
const usual: Limit = { daily: 6, weekly: 30 }
const reduced: Limit = { daily: 4, weekly: 20 }
/** For courses that alternate theory and practice. */
const alternating: Limit = { daily: 8, weekly: 40 }

export const vaga = entity<typeof recebeVagas, Set<string>>({
  operation: recebeVagas,
  table: 'vaga',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeVagas, { columns: { CONCEDENTE: 'concedente_id' } }),
  unique: [],
  check(values, report) {
    ordered(values, report, 'ESIVA_INICIO_INSCRICAO', 'ESIVA_FIM_INSCRICAO')
  },
  inTurn: true,
  verify: verifyVacancies,
  /** Courses whose students may do 40 hours a week. */
  async load(_changing, tx) {
    const courses = await tx
      .selectFrom('curso')
      .select('identificacao')
      .where('cliente_id', '=', currentClient)
      .where('ativo', '=', true)
      .where('permite_40h', '=', true)
      .execute()
    return new Set(courses.map(({ identificacao }) => identificacao))
  },
  decide({ planned, extra, report }) {
    if (Number(planned.get('quantidade_pcd') ?? 0) > Number(planned.get('quantidade'))) {
      report.add('TIPO_INVALIDO', 'ESIVA_QUANTIDADE_PCD', { detalhe: 'passa da quantidade de vagas' })
    }
    const kind = planned.get('tipo')
    if (kind === 'N') compensated(planned, report)
    if (kind === 'N' || kind === 'O') withinHours(planned, report, limitOf(planned, extra))
  },
})

/** Article 12: what is not part of the course must be paid. */
function compensated(planned: View, report: Report): void {
  if (!(Number(planned.get('bolsa_valor') ?? 0) > 0)) {
    report.breaks('compensacao', 'ESIVA_BOLSA_VALOR', 'o estágio não obrigatório exige bolsa')
  }
  if (planned.get('auxilio_transporte') !== 'S') {
    report.breaks(
      'compensacao',
      'ESIVA_AUXILIO_TRANSPORTE',
      'o estágio não obrigatório exige auxílio-transporte',
    )
  }
}

function limitOf(planned: View, alternatingCourses: ReadonlySet<string> | undefined): Limit {
  const level = planned.get('nivel')
  if (level === 'EE' || level === 'EF') return reduced
  const courses = textsIn(planned.get('cursos'))
  const alternate = courses.length > 0 && courses.every((course) => alternatingCourses?.has(course))
  return alternate ? alternating : usual
}

function withinHours(planned: View, report: Report, { daily, weekly }: Limit): void {
  if (Number(planned.get('horas_diarias') ?? 0) > daily) {
    report.breaks('jornada', 'ESIVA_HORAS_DIARIAS', `o limite do nível é de ${daily} horas por dia`)
  }
  if (Number(planned.get('horas_semanais') ?? 0) > weekly) {
    report.breaks('jornada', 'ESIVA_HORAS_SEMANAIS', `o limite do nível é de ${weekly} horas por semana`)
  }
}
