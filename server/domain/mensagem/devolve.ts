import type { registraDevolucao } from '../../../catalogue/management/mensagem/index.ts'
import type { Diagnosis } from '../../../catalogue/management/mensagem/parts.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { mensagens } from './guards.ts'

const diagnostico: Diagnosis = 'DEVOLVIDA'

/** Records messages that bounced after they were sent. */
export const devolve: Verb<typeof registraDevolucao> = making(mensagens, 'devolver', () => ({ diagnostico }))
