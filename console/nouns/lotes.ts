import { incluiCurso } from '../../catalogue/management/cadastro/inclui-curso.ts'
import { causaOperations } from '../../catalogue/management/causa/index.ts'
import { salvaDeficiencia } from '../../catalogue/management/deficiencia/index.ts'
import { loteOperations } from '../../catalogue/management/lote/index.ts'

/** What the pages of batches call, besides what systems call too. */
export const lotes = loteOperations

/** What the workbench calls. */
export const ocorrencias = [...causaOperations, salvaDeficiencia, incluiCurso] as const
