import { resumoPainel } from './resumo-painel.ts'

export const painelOperations = [resumoPainel] as const
