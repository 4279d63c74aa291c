import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'Contas de integração',
    intro:
      'Para sistemas que não guardam um token: com usuário e senha pedem em GetToken um token que vale por pouco tempo.',
    create: 'Criar conta',
    empty: 'Ainda não há contas. Quem guarda um token não precisa de uma.',
    user: 'Usuário',
    userHelp: 'Com que o sistema pede tokens, como academico-homologacao.',
    made: (user: string) => `Senha da conta ${user}`,
    once: 'Aparece só agora. Guarde este segredo onde o sistema o lê; ninguém poderá vê-lo de novo.',
    begins: (start: string) => `Senha ${start}…`,
    lastAsked: (when: string) => `Pediu um token por último em ${when}`,
    working: (n: number) => (n === 1 ? '1 token em vigor' : `${n} tokens em vigor`),
    never: 'Nunca pediu um token.',
    bothUntil: (when: string) => `A senha anterior ainda vale até ${when}.`,
    endedNow: 'A senha anterior já não vale, nem os tokens pedidos com ela.',
    newSecret: 'Nova senha',
    secretTitle: (user: string) => `Nova senha de ${user}`,
    secretText:
      'A conta ganha outra senha, com o mesmo usuário. Enquanto a anterior vale, o sistema segue sem parar: configure a nova nesse tempo.',
    previous: 'A senha anterior',
    overlap: (days: number) =>
      days === 0
        ? 'termina já, com os tokens da conta'
        : days === 1
          ? 'vale mais um dia'
          : `vale mais ${days} dias`,
    endsNow: (n: number) =>
      n === 0
        ? 'Nenhum token está em vigor.'
        : n === 1
          ? 'O token em vigor termina já.'
          : `Os ${n} tokens em vigor terminam já.`,
    makeSecret: 'Gerar a nova senha',
    revokeText:
      'A conta e os tokens que pediu deixam de valer já, e ela não pode ser reativada. O sistema que a usa passa a receber a recusa CREDENCIAL_INVALIDA.',
  },
  en: {
    title: 'Integration accounts',
    intro:
      'For systems that keep no token: with a user and a password they ask GetToken for one that holds for a short time.',
    create: 'Create account',
    empty: 'There are no accounts yet. Who keeps a token needs none.',
    user: 'User',
    userHelp: 'With which the system asks for tokens, as academico-homologacao.',
    made: (user: string) => `Password of the account ${user}`,
    once: 'Shown only now. Keep it where the system reads it; nobody will be able to see it again.',
    begins: (start: string) => `Password ${start}…`,
    lastAsked: (when: string) => `Last asked for a token on ${when}`,
    working: (n: number) => (n === 1 ? '1 token in force' : `${n} tokens in force`),
    never: 'Never asked for a token.',
    bothUntil: (when: string) => `The password before still holds until ${when}.`,
    endedNow: 'The password before has ended, and so have the tokens asked for with it.',
    newSecret: 'New password',
    secretTitle: (user: string) => `New password of ${user}`,
    secretText:
      'The account gets another password, with the same user. While the one before holds, the system goes on: set up the new one meanwhile.',
    previous: 'The password before',
    overlap: (days: number) =>
      days === 0
        ? 'ends now, with the tokens of the account'
        : days === 1
          ? 'holds one more day'
          : `holds ${days} more days`,
    endsNow: (n: number) =>
      n === 0
        ? 'No token is in force.'
        : n === 1
          ? 'The token in force ends now.'
          : `The ${n} tokens in force end now.`,
    makeSecret: 'Make the new password',
    revokeText:
      'The account and the tokens that it asked for end at once, and it cannot be brought back. The system that uses it will be refused with CREDENCIAL_INVALIDA.',
  },
})
