import { incluiCurso } from '../../catalogue/management/cadastro/inclui-curso.ts'
import { causaOperations } from '../../catalogue/management/causa/index.ts'
import { salvaDeficiencia } from '../../catalogue/management/deficiencia/index.ts'
import { loteOperations } from '../../catalogue/management/lote/index.ts'

/** Operations of the batch pages, besides those that systems have too. */
export const lotes = loteOperations

/** Operations of the workbench for causes. */
export const ocorrencias = [...causaOperations, salvaDeficiencia, incluiCurso] as const
