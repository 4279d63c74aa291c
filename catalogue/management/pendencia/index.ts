import { cancelaPendencia } from './cancela-pendencia.ts'
import { consultaPendencia } from './consulta-pendencia.ts'
import { devolvePendencia } from './devolve-pendencia.ts'
import { entregaPendencia } from './entrega-pendencia.ts'
import { incluiPendencia } from './inclui-pendencia.ts'
import { listaPendencias } from './lista-pendencias.ts'
import { opinaConcedente } from './opina-concedente.ts'
import { opinaProfessor } from './opina-professor.ts'
import { prorrogaPendencia } from './prorroga-pendencia.ts'

/** What people do with pending items. */
export const pendenciaOperations = [
  listaPendencias,
  consultaPendencia,
  incluiPendencia,
  entregaPendencia,
  opinaConcedente,
  opinaProfessor,
  devolvePendencia,
  prorrogaPendencia,
  cancelaPendencia,
] as const
