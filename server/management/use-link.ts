import { type Message, said } from '../../catalogue/message.ts'
import { lowered } from '../../catalogue/phrase.ts'
import type { Context } from '../context.ts'
import { copiaAssina } from '../domain/link/copia.ts'
import type { Bearer } from '../domain/link/find.ts'
import { usaLink } from '../domain/link/usa.ts'
import { Refusal } from '../refusal.ts'
import { runCommand } from './command.ts'
import { beginningsFor, commandsFor, personOf, type Subject, subjectOf } from './link.ts'
import { signs } from './link-fields.ts'
import { type Origin, provenByLink } from './proof.ts'

export interface Use {
  comando: string
  subject: Partial<Subject>
  origin: Origin
  valores: readonly { campo: string; valor?: string | null | undefined }[]
}

/** Runs the command of a link as its person, and uses up a link for a single action. */
export async function useLink(
  context: Context,
  bearer: Bearer,
  { comando, subject: named, origin, valores }: Use,
): Promise<{ mensagem: Message }> {
  const { link, client, proof } = bearer
  const subject = subjectOf(bearer, named)
  const command = (subject ? commandsFor(subject.noun, link.parte) : beginningsFor(link.parte)).find(
    ({ id }) => id === comando,
  )
  if (!command) throw new Refusal('LINK_NAO_PERMITE')
  const caller = personOf(bearer, comando)
  if (signs(command) && link.copiado && !(await context.db.reading(client.clienteId, copiaAssina))) {
    throw new Refusal('LINK_NAO_PERMITE')
  }
  const told = Object.fromEntries(valores.map(({ campo, valor }) => [campo, valor ?? null]))
  const body = subject ? { ...told, id: subject.id } : told
  const first: NonNullable<Parameters<typeof runCommand>[1]['first']> = (tx, acting) =>
    usaLink(tx, link.id, acting.today)
  await runCommand(command, {
    ...{ context, caller, body, origin, first },
    key: undefined,
    ...(signs(command) ? { proof: provenByLink(link, proof, origin) } : {}),
  })
  return { mensagem: said('link.feito', { comando: lowered(command.rotulo) }) }
}
