import type { Right } from '../../../catalogue/doors.ts'
import type { MailServer } from '../../../test/support/mail-server.ts'
import type { Settings } from '../../../test/support/process.ts'
import { createClient, createToken, operate, tellInstitution } from '../../ledger/institutions.ts'
import type { Desk } from './call.ts'

export const code = 'escritorio'

export const rights: readonly Right[] = [
  'cadastros.ver',
  'contratos.ver',
  'contratos.alterar',
  'contratos.aprovar',
  'configuracao.alterar',
]

/** An institution with a management key and a high e-mail limit per address. */
export async function openOffice(settings: Settings, base: () => string): Promise<Desk> {
  await createClient(settings, code)
  await operate(settings, 'client', 'settings', code, 'mensagensPorDia=1000', 'esperaReferencias=0')
  await tellInstitution(settings, code)
  const token = await createToken(settings, code)
  const made = await operate(
    settings,
    ...['management-key', 'create', '--client', code, '--permission', rights.join(), '--json'],
  )
  return { base, token, key: (JSON.parse(made) as { chave: string }).chave }
}

/** SMTP settings of the program. */
export const mailSettings = ({ settings: { url, from } }: MailServer): Settings => ({
  VINCULO_SMTP_URL: url,
  VINCULO_MAIL_FROM: from,
})

/** Message identifiers, one per received e-mail. */
export const identifiers = ({ received }: MailServer): string[] =>
  received.map(({ id }) => /^<([^@]+)@/.exec(id)![1]!)
