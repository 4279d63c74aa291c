import { apoliceMachine } from './apolice.ts'
import { contratoMachine } from './contrato.ts'
import { convenioMachine } from './convenio.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [vagaMachine, convenioMachine, contratoMachine, apoliceMachine] as const
