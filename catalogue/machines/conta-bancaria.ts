import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const

export const contaBancariaMachine = machine({
  noun: 'conta_bancaria',
  rotulo: phrase('Conta bancária', 'Bank account'),
  plural: phrase('Contas bancárias', 'Bank accounts'),
  table: 'conta_bancaria',
  field: 'situacao',
  states: {
    'Em confirmação': {
      label: phrase('Em confirmação', 'Being confirmed'),
      text: phrase(
        'Incluída por uma pessoa; outra ainda não a confirmou.',
        'Added by one person; another has not confirmed it yet.',
      ),
      tone: 'espera',
    },
    Ativa: {
      label: phrase('Ativa', 'Active'),
      text: phrase('Confirmada: dela saem remessas.', 'Confirmed: remittances leave from it.'),
      tone: 'ok',
    },
    Encerrada: {
      label: phrase('Encerrada', 'Closed'),
      text: phrase('Não é mais usada.', 'No longer used.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em confirmação'],
  inclusion: {
    text: phrase(
      'Inclui a conta de que se paga; vale quando outra pessoa a confirmar.',
      'Adds the account that pays; it holds when another person confirms it.',
    ),
    by: [staff],
    guards: ['nomeLivre', 'contaCompleta'],
  },
  change: {
    text: phrase(
      'Propõe a alteração dos campos informados; vale quando outra pessoa a confirmar.',
      'Proposes to change the fields told; it holds when another person confirms it.',
    ),
    by: [staff],
    in: ['Em confirmação', 'Ativa'],
    guards: ['nomeLivre', 'contaCompleta'],
  },
  alterations: {
    confirmarAlteracao: {
      rotulo: phrase('Confirmar alteração', 'Confirm the change'),
      text: phrase(
        'Confirma a alteração que outra pessoa propôs, que passa a valer.',
        'Confirms the change that another person proposed, which then holds.',
      ),
      by: [staff],
      in: ['Ativa'],
      guards: ['haProposta', 'outraPessoaConfirma'],
      seen: true,
    },
    descartarAlteracao: {
      rotulo: phrase('Descartar alteração', 'Discard the change'),
      text: phrase(
        'Desfaz a alteração que ainda não foi confirmada.',
        'Undoes a change that was not confirmed yet.',
      ),
      by: [staff],
      in: ['Ativa'],
      guards: ['haProposta'],
    },
  },
  moves: {
    confirmar: {
      rotulo: phrase('Confirmar', 'Confirm'),
      text: phrase(
        'Confirma a conta que outra pessoa incluiu: dela passam a sair remessas.',
        'Confirms the account that another person added: remittances leave from it now.',
      ),
      from: ['Em confirmação'],
      to: 'Ativa',
      by: [staff],
      guards: ['outraPessoaConfirma'],
      seen: true,
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase(
        'Encerra o uso da conta; retornos do que já foi enviado ainda são lidos.',
        'Ends the use of the account; returns about what was sent are still read.',
      ),
      from: ['Em confirmação', 'Ativa'],
      to: 'Encerrada',
      by: [staff],
      reason: true,
    },
  },
})
