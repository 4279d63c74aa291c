import { convenioMachine } from './convenio.ts'
import { participacaoMachine } from './participacao.ts'
import { projetoExtensaoMachine } from './projeto-extensao.ts'
import { propostaMachine } from './proposta.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [
  vagaMachine,
  convenioMachine,
  propostaMachine,
  projetoExtensaoMachine,
  participacaoMachine,
] as const
