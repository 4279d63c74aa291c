import { counted } from '../../derive/format.ts'
import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'Auditoria',
    intro: 'Quem fez e viu o quê. Senhas, deficiências e dados bancários aparecem sempre como ***.',
    when: 'Quando',
    who: 'Quem',
    what: 'O que fez',
    on: 'Em quê',
    changed: 'O que mudou',
    many: (count: number) => counted(count, 'registro', 'registros'),
    before: 'Como era',
    asOf: (what: string, id: number) => `${what} ${id}, como era`,
    after: (when: string, who: string) => `Depois do que ${who} fez em ${when}.`,
    field: 'Campo',
    value: 'Valor',
    nothing: 'Nenhum campo preenchido.',
    close: 'Fechar',
  },
  en: {
    title: 'Audit trail',
    intro: 'Who did and saw what. Passwords, disabilities and bank data are always shown as ***.',
    when: 'When',
    who: 'Who',
    what: 'What they did',
    on: 'To what',
    changed: 'What changed',
    many: (count: number) => counted(count, 'record', 'records'),
    before: 'As it was',
    asOf: (what: string, id: number) => `${what} ${id}, as it was`,
    after: (when: string, who: string) => `After what ${who} did on ${when}.`,
    field: 'Field',
    value: 'Value',
    nothing: 'No field is filled.',
    close: 'Close',
  },
})
