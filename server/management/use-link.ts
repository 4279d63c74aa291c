import type { PartyKind } from '../../catalogue/doors.ts'
import { type Machine, movesFrom, partiesOfMove } from '../../catalogue/machines/machine.ts'
import { machines } from '../../catalogue/management/index.ts'
import { said, type Told } from '../../catalogue/message.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import type { Context } from '../context.ts'
import { copiaAssina } from '../domain/link/copia.ts'
import type { Bearer } from '../domain/link/find.ts'
import { usaLink } from '../domain/link/usa.ts'
import { Refusal } from '../refusal.ts'
import { runCommand } from './command.ts'
import { beginningsFor, commandsFor, personOf, type Subject, subjectOf } from './link.ts'
import { signs } from './link-fields.ts'
import { withAnswers } from './link-form.ts'
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
): Promise<Done> {
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
  const told = withAnswers(Object.fromEntries(valores.map(({ campo, valor }) => [campo, valor ?? null])))
  const body = subject ? { ...told, id: subject.id } : told
  const first: NonNullable<Parameters<typeof runCommand>[1]['first']> = (tx, acting) =>
    usaLink(tx, link.id, acting.today)
  const { answer } = await runCommand(command, {
    ...{ context, caller, body, origin, first },
    key: undefined,
    ...(signs(command) ? { proof: provenByLink(link, proof, origin) } : {}),
  })
  const { done, rotulo }: CommandOperation = command
  const feito = done ?? rotulo
  const begun = subject ? undefined : draftIn(command.noun, link.parte, answer)
  if (!begun) return { mensagem: alone(feito), ...nothingLeft }
  return { ...begun, mensagem: said('link.incluido', { feito, acao: begun.acao }) }
}

/** Answer to a command of a link. `acao` is the move by which the party still has to submit the new record. */
interface Done {
  mensagem: Told
  entidade: string
  registro: number | null
  acao: Told | ''
}

const nothingLeft = { entidade: '', registro: null, acao: '' } as const

const alone = (feito: Phrase): Told => feito

/** The record that a command included, if the same party has to make another move to submit it. */
function draftIn(noun: string, parte: PartyKind, answer: object) {
  const [made] =
    (answer as { resultados?: readonly { id: number | null; situacao: string }[] }).resultados ?? []
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  if (!machine || !made?.id) return undefined
  const move = movesFrom(machine, made.situacao).find(
    ([, one]) => !one.reason && partiesOfMove(one).includes(parte),
  )?.[1]
  return move && { entidade: noun, registro: made.id, acao: move.rotulo }
}
