import { type Phrase, phrase } from '../phrase.ts'

/** Kind of record that people are reminded of, with the usual days of its rules. */
interface ReminderKind {
  /** What the reminder is about. */
  text: Phrase
  /** Days before the deadline, with commas between them. */
  antes: string
  /** Days after the deadline; absent where nothing waits any longer once it has passed. */
  depois?: string
}

/** Kinds of reminders, by noun. Settings, SQL and the preview iterate this. */
export const tiposLembrete = {
  assinatura: { text: phrase('documento para assinar', 'document to sign'), antes: '7,1' },
  pendencia: {
    text: phrase('pendência para entregar ou avaliar', 'pending item to deliver or to judge'),
    antes: '7,1',
    depois: '',
  },
  solicitacao: {
    text: phrase('termo para a concedente conferir', 'term for the host to review'),
    antes: '7,1',
    depois: '',
  },
  convenio: { text: phrase('convênio que termina', 'agreement that ends'), antes: '7,1', depois: '' },
  apolice: { text: phrase('apólice que termina', 'policy that ends'), antes: '7,1', depois: '' },
  certificado: {
    text: phrase('certificado que sela os documentos', 'certificate that seals the documents'),
    antes: '7,1',
    depois: '',
  },
  faturamento: { text: phrase('fatura a receber', 'invoice to receive'), antes: '', depois: '' },
} as const satisfies Readonly<Record<string, ReminderKind>>

export type ReminderNoun = keyof typeof tiposLembrete

/** Most days in one rule, and the furthest from the deadline. */
export const mostReminderDays = 5
export const furthestReminder = 90
