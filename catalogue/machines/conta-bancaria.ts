import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const

export const contaBancariaMachine = machine({
  noun: 'conta_bancaria',
  rotulo: 'Conta bancária',
  plural: 'Contas bancárias',
  table: 'conta_bancaria',
  field: 'situacao',
  states: {
    'Em confirmação': { text: 'Incluída por uma pessoa; outra ainda não a confirmou.', tone: 'espera' },
    Ativa: { text: 'Confirmada: dela saem remessas.', tone: 'ok' },
    'Alteração pendente': {
      text: 'Em uso como estava; a alteração vale quando outra pessoa a confirmar.',
      tone: 'atencao',
    },
    Encerrada: { text: 'Não é mais usada.', tone: 'encerrado', final: true },
  },
  initial: ['Em confirmação'],
  inclusion: {
    text: 'Inclui a conta de que se paga; vale quando outra pessoa a confirmar.',
    by: [staff],
    guards: ['nomeLivre', 'contaCompleta'],
  },
  moves: {
    propor: {
      rotulo: 'Alterar',
      text: 'Propõe a alteração dos campos informados; vale quando outra pessoa a confirmar.',
      from: ['Ativa', 'Alteração pendente'],
      to: 'Alteração pendente',
      by: [staff],
      guards: ['nomeLivre', 'contaCompleta'],
    },
    confirmar: {
      rotulo: 'Confirmar',
      text: 'Confirma a conta, ou a alteração que outra pessoa propôs.',
      from: ['Em confirmação', 'Alteração pendente'],
      to: 'Ativa',
      by: [staff],
      guards: ['outraPessoaConfirma'],
    },
    descartar: {
      rotulo: 'Descartar alteração',
      text: 'Desfaz a alteração que ainda não foi confirmada.',
      from: ['Alteração pendente'],
      to: 'Ativa',
      by: [staff],
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'Encerra o uso da conta; retornos do que já foi enviado ainda são lidos.',
      from: ['Em confirmação', 'Ativa'],
      to: 'Encerrada',
      by: [staff],
      reason: true,
    },
  },
})
