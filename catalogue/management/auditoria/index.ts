import { consultaComoEra } from './consulta-como-era.ts'
import { listaAuditoria } from './lista-auditoria.ts'

export const auditoriaOperations = [listaAuditoria, consultaComoEra] as const
