import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'E-mail não configurado',
    band: 'E-mail não configurado: as mensagens da instituição esperam e não saem.',
    help: 'Como configurar',
    section: 'O que ela diz',
  },
  en: {
    title: 'E-mail is not configured',
    band: "E-mail is not configured: the institution's messages wait and do not leave.",
    help: 'How to set it up',
    section: 'What it says',
  },
})
