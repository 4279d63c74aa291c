import { contaFavorecidoMachine } from '../../machines/conta-favorecido.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaContaFavorecido } from './consulta-conta-favorecido.ts'
import { informaFields } from './fields.ts'
import { listaContasFavorecidos } from './lista-contas-favorecidos.ts'

export const informaConta = {
  ...inclusionCommand(contaFavorecidoMachine, {
    id: 'InformaConta',
    done: phrase('A conta foi informada.', 'The account was told.'),
    input: informaFields,
    problems: ['REGISTRO_INVALIDO'],
    changes: ['contrato'],
    example: {
      aluno: 1601,
      banco: '260',
      agencia: '0001',
      conta: '7654321',
      contaDigito: '0',
      tipoConta: 'Pagamento',
    },
  }),
  title: phrase('Informar conta de favorecido', 'Tell the account of a payee'),
  rotulo: phrase('Informar conta', 'Tell an account'),
} as const

export const confirmaConta = moveCommand(contaFavorecidoMachine, 'confirmar', {
  id: 'ConfirmaConta',
  changes: ['contrato'],
  example: { id: 1611 },
})

export const desfazConta = moveCommand(contaFavorecidoMachine, 'desfazer', {
  id: 'DesfazConta',
  done: phrase('A troca de conta foi desfeita.', 'The change of account was undone.'),
  example: { id: 1612 },
})

/** Operations on the accounts of payees. */
export const contaFavorecidoOperations = [
  listaContasFavorecidos,
  consultaContaFavorecido,
  informaConta,
  confirmaConta,
  desfazConta,
] as const
