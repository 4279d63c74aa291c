import { spoken } from './language.ts'

/** Texts of record pages, in a separate file because lists do not need them. */
export const recordText = spoken({
  pt: {
    data: 'Dados',
    machine: 'Situações',
    machineText: 'Onde o registro está, por onde pode seguir e o que o impede.',
    now: 'Agora',
    since: (when: string) => `desde ${when}`,
    history: 'História',
    noHistory: 'Nada aconteceu ainda desde que o registro chegou.',
    actions: 'O que fazer agora',
    read: 'Ler o documento',
    noActions: 'Nada há a fazer aqui agora.',
    final: 'Nada mais pode ser feito: esta situação é final.',
    closed: (actions: readonly string[]) =>
      `Por que não é possível ${actions.join(' ou ').toLowerCase()} agora`,
    closedByRight: (count: number, right: string) => `${count} ações exigem a permissão “${right}”`,
    closedAlike: (count: number, reason: string) => `${count} ações não são possíveis agora: ${reason}`,
    made: (action: string, state: string) => `${action}: feito. Agora está em ${state}.`,
    done: (action: string) => `${action}: feito.`,
  },
  en: {
    data: 'Data',
    machine: 'States',
    machineText: 'Where the record is, where it can go, and what is in the way.',
    now: 'Now',
    since: (when) => `since ${when}`,
    history: 'History',
    noHistory: 'Nothing has happened yet since the record came.',
    actions: 'What to do now',
    read: 'Read the document',
    noActions: 'There is nothing to do here now.',
    final: 'Nothing more can be done: this state is final.',
    closed: (actions) => `Why it is not possible now: ${actions.join(' or ').toLowerCase()}`,
    closedByRight: (count, right) => `${count} actions need the right “${right}”`,
    closedAlike: (count, reason) => `${count} actions are not possible now: ${reason}`,
    made: (action, state) => `${action}: done. It is now in ${state}.`,
    done: (action) => `${action}: done.`,
  },
})
