import { apoliceMachine } from './apolice.ts'
import { arquivoMachine } from './arquivo.ts'
import { assinaturaMachine } from './assinatura.ts'
import { atividadeMachine } from './atividade.ts'
import { candidaturaMachine } from './candidatura.ts'
import { colaboradorMachine } from './colaborador.ts'
import { contaBancariaMachine } from './conta-bancaria.ts'
import { contaFavorecidoMachine } from './conta-favorecido.ts'
import { contratoMachine } from './contrato.ts'
import { convenioMachine } from './convenio.ts'
import { diplomaMachine } from './diploma.ts'
import { equivalenciaMachine } from './equivalencia.ts'
import { faturamentoMachine } from './faturamento.ts'
import { mensagemMachine } from './mensagem.ts'
import { modeloMachine } from './modelo.ts'
import { orcamentoMachine } from './orcamento.ts'
import { participacaoMachine } from './participacao.ts'
import { pendenciaMachine } from './pendencia.ts'
import { projetoExtensaoMachine } from './projeto-extensao.ts'
import { propostaMachine } from './proposta.ts'
import { remessaMachine } from './remessa.ts'
import { remessaItemMachine } from './remessa-item.ts'
import { retornoItemMachine } from './retorno-item.ts'
import { solicitacaoMachine } from './solicitacao.ts'
import { vagaMachine } from './vaga.ts'

/** Every machine. What exists per machine iterates this. */
export const machines = [
  vagaMachine,
  candidaturaMachine,
  convenioMachine,
  propostaMachine,
  projetoExtensaoMachine,
  participacaoMachine,
  equivalenciaMachine,
  orcamentoMachine,
  diplomaMachine,
  contratoMachine,
  apoliceMachine,
  arquivoMachine,
  assinaturaMachine,
  modeloMachine,
  mensagemMachine,
  solicitacaoMachine,
  pendenciaMachine,
  atividadeMachine,
  mensagemMachine,
  faturamentoMachine,
  contaBancariaMachine,
  contaFavorecidoMachine,
  remessaMachine,
  remessaItemMachine,
  retornoItemMachine,
  colaboradorMachine,
] as const
