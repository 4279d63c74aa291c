import type { Among } from '../fields.ts'

/** Records that forms offer for references to people, and what a record included from there starts with. */

export const active = { ativo: 'S' } as const

export const hosts: Among = { only: { papel: 'CONCEDENTE', ...active } }
export const institutions: Among = { only: { papel: 'INSTITUICAO', ...active } }
export const agencies: Among = { only: { papel: 'AGENTE', ...active } }
export const guardians: Among = { only: { papel: 'RESPONSAVEL', tipo: 'F', ...active } }
export const supervisors: Among = { only: { papel: 'SUPERVISOR', tipo: 'F', ...active } }
