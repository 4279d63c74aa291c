import type { GuardOf } from '../../machines/machine.ts'
import { remessaMachine } from '../../machines/remessa.ts'
import { phrase } from '../../phrase.ts'
import { linkCommand } from '../arquivo/link-command.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand } from '../written.ts'
import { consultaRemessa } from './consulta-remessa.ts'
import { geraRemessa } from './gera-remessa.ts'
import { listaRemessas } from './lista-remessas.ts'

const payments = ['remessa_item', 'faturamento'] as const

export const aprovaRemessa = alterationCommand(remessaMachine, 'aprovar', {
  id: 'AprovaRemessa',
  input: {},
  example: { id: 3121 },
})

export const enviaRemessa = moveCommand(remessaMachine, 'enviar', {
  id: 'EnviaRemessa',
  changes: payments,
  example: { id: 1 },
})

export const rejeitaRemessa = loneMoveCommand(remessaMachine, 'rejeitar', {
  id: 'RejeitaRemessa',
  changes: payments,
  example: { id: 3123, motivo: 'O banco recusou o arquivo no envio.' },
})

export const cancelaRemessa = moveCommand(remessaMachine, 'cancelar', {
  id: 'CancelaRemessa',
  changes: payments,
  example: { id: 3124, motivo: 'Gerada com a competência errada.' },
})

export const linkDeRemessa = linkCommand({
  id: 'LinkDeRemessa',
  noun: 'remessa',
  title: phrase('Link de uma remessa', 'Link to a remittance'),
  description: phrase(
    'Dá o endereço de que quem pede, e mais ninguém, baixa o arquivo nos próximos minutos; só depois de aprovado por outra pessoa.',
    'Gives the address from which whoever asks, and nobody else, downloads the file in the next minutes; only after another person approved it.',
  ),
  doors: { staff: 'financeiro.remeter' },
  guards: ['aprovada'] satisfies GuardOf<typeof remessaMachine>[],
  problems: ['REGRA_IMPEDE'],
  example: { id: 1 },
})

export const remessaOperations = [
  listaRemessas,
  consultaRemessa,
  geraRemessa,
  aprovaRemessa,
  linkDeRemessa,
  enviaRemessa,
  rejeitaRemessa,
  cancelaRemessa,
] as const
