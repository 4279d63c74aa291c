import { said } from '../../../catalogue/message.ts'
import { recebeVagas } from '../../../catalogue/recruitment/recebe-vagas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type View } from '../../records/entity.ts'
import { ordered, textsIn } from '../../records/rules.ts'
import { alternatingCourses } from './courses.ts'
import { overworked, type Terms, uncompensated } from './rules.ts'
import { fieldOf, verifyVacancies } from './verify.ts'

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
  load: (_changing, tx) => alternatingCourses(tx),
  decide({ planned, extra = new Set(), report }) {
    if (Number(planned.get('quantidade_pcd') ?? 0) > Number(planned.get('quantidade'))) {
      report.add('VALOR_INVALIDO', 'ESIVA_QUANTIDADE_PCD', { detalhe: said('vaga.passaQuantidadeVagas') })
    }
    const terms = termsOf(planned)
    for (const { regra, campo, detalhe } of [...uncompensated(terms), ...overworked(terms, extra)]) {
      report.breaks(regra, fieldOf[campo], detalhe)
    }
  },
})

const termsOf = (planned: View): Terms => ({
  tipo: planned.get('tipo')!,
  nivel: planned.get('nivel') ?? null,
  cursos: textsIn(planned.get('cursos')),
  horasDiarias: planned.get('horas_diarias') ?? null,
  horasSemanais: planned.get('horas_semanais') ?? null,
  bolsaValor: planned.get('bolsa_valor') ?? null,
  auxilioTransporte: planned.get('auxilio_transporte') === 'S',
  inicio: planned.get('inicio_inscricao') ?? null,
})
