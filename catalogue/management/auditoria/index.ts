import { consultaComoEra } from './consulta-como-era.ts'
import { listaAuditoria } from './lista-auditoria.ts'
import { listaLeituras } from './lista-leituras.ts'

export const auditoriaOperations = [listaAuditoria, consultaComoEra, listaLeituras] as const
