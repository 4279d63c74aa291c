import { consultaComoEra } from './consulta-como-era.ts'
import { listaAuditoria } from './lista-auditoria.ts'

/** What people ask the audit trail. */
export const auditoriaOperations = [listaAuditoria, consultaComoEra] as const
