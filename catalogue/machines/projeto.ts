import { phrase } from '../phrase.ts'
import type { State } from './machine.ts'

/**
 * Common parts of proposals and extension projects: a professor submits one, and the institution approves it.
 */

const staff = { right: 'projetos.alterar' } as const
const approver = { right: 'projetos.aprovar' } as const
export const authors = [staff, { party: 'professor' }] as const

export const projectStates = {
  'Em elaboração': {
    label: phrase('Em elaboração', 'Being drafted'),
    text: phrase('Em preparo: ainda se pode alterar.', 'Being prepared: it can still be changed.'),
    tone: 'neutro',
  },
  'Em aprovação': {
    label: phrase('Em aprovação', 'Being approved'),
    text: phrase('Espera que a instituição decida.', 'Waits for the institution to decide.'),
    tone: 'espera',
  },
  Aprovada: {
    label: phrase('Aprovada', 'Approved'),
    text: phrase('Vale até o último dia do prazo.', 'Holds until the last day of its term.'),
    tone: 'ok',
  },
  Reprovada: {
    label: phrase('Reprovada', 'Rejected'),
    text: phrase('A instituição decidiu que não.', 'The institution decided against it.'),
    tone: 'erro',
    final: true,
  },
  Encerrada: {
    label: phrase('Encerrada', 'Closed'),
    text: phrase('O prazo terminou.', 'Its term ended.'),
    tone: 'encerrado',
    final: true,
  },
  Cancelada: {
    label: phrase('Cancelada', 'Cancelled'),
    text: phrase('Desfeita antes do fim do prazo.', 'Undone before the end of its term.'),
    tone: 'encerrado',
    final: true,
  },
} as const satisfies Readonly<Record<string, State>>

type Guards = readonly string[]

/** Moves with their guards. */
export const projectMoves = <const E extends Guards, const A extends Guards, const C extends Guards>(guards: {
  enviar: E
  aprovar: A
  cancelar: C
}) =>
  ({
    enviar: {
      rotulo: phrase('Enviar para aprovação', 'Send for approval'),
      text: phrase(
        'Envia à instituição, que decide; até lá nada mais se altera.',
        'Sends it to the institution, which decides; until then nothing more is changed.',
      ),
      from: ['Em elaboração'],
      to: 'Em aprovação',
      by: authors,
      guards: guards.enviar,
    },
    devolver: {
      rotulo: phrase('Devolver', 'Send back'),
      text: phrase(
        'Devolve a quem enviou, para que corrija e envie de novo.',
        'Gives it back to whoever sent it, to be corrected and sent again.',
      ),
      from: ['Em aprovação'],
      to: 'Em elaboração',
      by: [approver],
      reason: true,
    },
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase(
        'Aprova: vale a partir de agora, até o último dia do prazo.',
        'Approves it: it holds from now until the last day of its term.',
      ),
      from: ['Em aprovação'],
      to: 'Aprovada',
      by: [approver],
      guards: guards.aprovar,
    },
    reprovar: {
      rotulo: phrase('Reprovar', 'Reject'),
      text: phrase('Decide que não.', 'Decides against it.'),
      from: ['Em aprovação'],
      to: 'Reprovada',
      by: [approver],
      reason: true,
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase('O prazo terminou.', 'Its term ended.'),
      from: ['Aprovada'],
      to: 'Encerrada',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase('Desfaz antes do fim do prazo.', 'Undoes it before the end of its term.'),
      from: ['Em elaboração', 'Em aprovação', 'Aprovada'],
      to: 'Cancelada',
      by: authors,
      guards: guards.cancelar,
      reason: true,
    },
  }) as const
