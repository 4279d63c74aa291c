import type { State } from './machine.ts'

/** What proposals and extension projects have in common: a professor makes one, and the institution approves it. */

const staff = { right: 'projetos.alterar' } as const
const approver = { right: 'projetos.aprovar' } as const
export const authors = [staff, { party: 'professor' }] as const

export const projectStates = {
  'Em elaboração': { text: 'Em preparo: ainda se pode alterar.', tone: 'neutro' },
  'Em aprovação': { text: 'Espera que a instituição decida.', tone: 'espera' },
  Aprovada: { text: 'Vale até o último dia do prazo.', tone: 'ok' },
  Reprovada: { text: 'A instituição decidiu que não.', tone: 'erro', final: true },
  Encerrada: { text: 'O prazo terminou.', tone: 'encerrado', final: true },
  Cancelada: { text: 'Desfeita antes do fim do prazo.', tone: 'encerrado', final: true },
} as const satisfies Readonly<Record<string, State>>

type Guards = readonly string[]

/** The moves, each with what stands in its way. */
export const projectMoves = <const E extends Guards, const A extends Guards, const C extends Guards>(guards: {
  enviar: E
  aprovar: A
  cancelar: C
}) =>
  ({
    enviar: {
      rotulo: 'Enviar para aprovação',
      text: 'Envia à instituição, que decide; até lá nada mais se altera.',
      from: ['Em elaboração'],
      to: 'Em aprovação',
      by: authors,
      guards: guards.enviar,
    },
    devolver: {
      rotulo: 'Devolver',
      text: 'Devolve a quem enviou, para que corrija e envie de novo.',
      from: ['Em aprovação'],
      to: 'Em elaboração',
      by: [approver],
      reason: true,
    },
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Aprova: vale a partir de agora, até o último dia do prazo.',
      from: ['Em aprovação'],
      to: 'Aprovada',
      by: [approver],
      guards: guards.aprovar,
    },
    reprovar: {
      rotulo: 'Reprovar',
      text: 'Decide que não.',
      from: ['Em aprovação'],
      to: 'Reprovada',
      by: [approver],
      reason: true,
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'O prazo terminou.',
      from: ['Aprovada'],
      to: 'Encerrada',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Desfaz antes do fim do prazo.',
      from: ['Em elaboração', 'Em aprovação', 'Aprovada'],
      to: 'Cancelada',
      by: authors,
      guards: guards.cancelar,
      reason: true,
    },
  }) as const
