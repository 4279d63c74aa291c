import { convenioMachine } from './convenio.ts'
import { mensagemMachine } from './mensagem.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [vagaMachine, convenioMachine, mensagemMachine] as const
