import { convenioMachine } from './convenio.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [vagaMachine, convenioMachine] as const
