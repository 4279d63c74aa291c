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
    Encerrada: { text: 'Não é mais usada.', tone: 'encerrado', final: true },
  },
  initial: ['Em confirmação'],
  inclusion: {
    text: 'Inclui a conta de que se paga; vale quando outra pessoa a confirmar.',
    by: [staff],
    guards: ['nomeLivre', 'contaCompleta'],
  },
  change: {
    text: 'Propõe a alteração dos campos informados; vale quando outra pessoa a confirmar.',
    by: [staff],
    in: ['Em confirmação', 'Ativa'],
    guards: ['nomeLivre', 'contaCompleta'],
  },
  alterations: {
    confirmarAlteracao: {
      rotulo: 'Confirmar alteração',
      text: 'Confirma a alteração que outra pessoa propôs, que passa a valer.',
      by: [staff],
      in: ['Ativa'],
      guards: ['haProposta', 'outraPessoaConfirma'],
      seen: true,
    },
    descartarAlteracao: {
      rotulo: 'Descartar alteração',
      text: 'Desfaz a alteração que ainda não foi confirmada.',
      by: [staff],
      in: ['Ativa'],
      guards: ['haProposta'],
    },
  },
  moves: {
    confirmar: {
      rotulo: 'Confirmar',
      text: 'Confirma a conta que outra pessoa incluiu: dela passam a sair remessas.',
      from: ['Em confirmação'],
      to: 'Ativa',
      by: [staff],
      guards: ['outraPessoaConfirma'],
      seen: true,
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
