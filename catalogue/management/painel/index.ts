import { resumoPainel } from './resumo-painel.ts'

/** What people see first. */
export const painelOperations = [resumoPainel] as const
