import { wrongField } from '../../catalogue/wire/failures.ts'
import type { Context } from '../context.ts'
import { copiaAssina } from '../domain/link/copia.ts'
import { confereDigitos } from '../domain/link/digitos.ts'
import type { Bearer } from '../domain/link/find.ts'
import { mensagemDoLink } from '../domain/link/mensagem.ts'
import { usaLink } from '../domain/link/usa.ts'
import { Refusal } from '../refusal.ts'
import { today } from '../values/dates.ts'
import { runCommand } from './command.ts'
import { beginningsFor, commandsFor, personOf, type Subject, subjectOf } from './link.ts'
import { asksDigits } from './link-fields.ts'
import { type Origin, provenByLink } from './proof.ts'

/** What somebody does with a link. */
export interface Use {
  comando: string
  digitos: string | null | undefined
  subject: Partial<Subject>
  origin: Origin
  valores: readonly { campo: string; valor?: string | null | undefined }[]
}

/** Does what a link is for, in the name of its person, and uses it up where it is for one thing. */
export async function useLink(
  context: Context,
  bearer: Bearer,
  { comando, digitos, subject: named, origin, valores }: Use,
): Promise<{ mensagem: string }> {
  const { link, client } = bearer
  const subject = subjectOf(bearer, named)
  const command = (subject ? commandsFor(subject.noun, link.parte) : beginningsFor(link.parte)).find(
    ({ id }) => id === comando,
  )
  if (!command) throw new Refusal('LINK_NAO_PERMITE')
  const caller = personOf(bearer, comando)
  if (asksDigits(command)) {
    if (link.copiado && !(await context.db.reading(client.clienteId, copiaAssina))) {
      throw new Refusal('LINK_NAO_PERMITE')
    }
    const given = required(digitos)
    const day = today(client.fuso, context.clock.now())
    const refusal = await context.db.inClient(
      client.clienteId,
      (tx) => confereDigitos(tx, link.id, given, day),
      caller.actor,
    )
    if (refusal) throw refusal
  }
  const told = Object.fromEntries(valores.map(({ campo, valor }) => [campo, valor ?? null]))
  const body = subject ? { ...told, id: subject.id } : told
  const first: NonNullable<Parameters<typeof runCommand>[1]['first']> = (tx, acting) =>
    usaLink(tx, link.id, acting.today)
  const led = await context.db.reading(client.clienteId, (tx) => mensagemDoLink(tx, link.id))
  const proof = provenByLink(link, led, origin)
  await runCommand(command, {
    ...{ context, caller, body, origin, first },
    key: undefined,
    ...(asksDigits(command) ? { proof } : {}),
  })
  return { mensagem: `Feito: ${command.rotulo.toLowerCase()}.` }
}

function required(digitos: string | null | undefined): string {
  if (digitos) return digitos
  const mensagem = 'Informe os últimos dígitos do documento.'
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('digitos', 'CAMPO_OBRIGATORIO', mensagem)])
}
