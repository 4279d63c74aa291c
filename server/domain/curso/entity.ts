import { recebeCursos } from '../../../catalogue/academic/recebe-cursos.ts'
import { said } from '../../../catalogue/message.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { checkUnits, withUnits } from '../unidade/mentions.ts'

/** Minimum share of extension hours in an undergraduate course. */
const extensionShare = 0.1

export const curso = entity({
  operation: recebeCursos,
  table: 'curso',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeCursos, { columns: { CURSO: 'nome' } }),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    checkUnits('ESICU_', values, report)
    const hours = Number(values.get('ESICU_CARGA_HORARIA') ?? 0)
    const extension = Number(values.get('ESICU_CARGA_HORARIA_EXTENSAO') ?? 0)
    if (values.get('ESICU_NIVEL') === 'GR' && hours > 0 && extension < hours * extensionShare) {
      report.add('REGRA_RECOMENDADA', 'ESICU_CARGA_HORARIA_EXTENSAO', {
        detalhe: said('curso.extensaoDeveSerMenos10'),
      })
    }
  },
  resolve: withUnits('ESICU_'),
})
