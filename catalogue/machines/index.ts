import { atividadeMachine } from './atividade.ts'
import { convenioMachine } from './convenio.ts'
import { mensagemMachine } from './mensagem.ts'
import { pendenciaMachine } from './pendencia.ts'
import { solicitacaoMachine } from './solicitacao.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [
  vagaMachine,
  convenioMachine,
  mensagemMachine,
  solicitacaoMachine,
  pendenciaMachine,
  atividadeMachine,
] as const
