import type { PartyKind } from '../../catalogue/doors.ts'
import { assinaturaMachine } from '../../catalogue/machines/assinatura.ts'
import { type Machine, movesFrom, partiesOfMove } from '../../catalogue/machines/machine.ts'
import { assina } from '../../catalogue/management/assinatura/assina.ts'
import { machines } from '../../catalogue/management/index.ts'
import type { resultsOutput } from '../../catalogue/management/written.ts'
import { said, saidTogether, type Told } from '../../catalogue/message.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import type { usaLink as usaLinkOperation } from '../../catalogue/session/usa-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { copiaAssina } from '../domain/link/copia.ts'
import type { Bearer } from '../domain/link/find.ts'
import { usaLink } from '../domain/link/usa.ts'
import { Refusal } from '../refusal.ts'
import { actingOf } from './acting.ts'
import { runCommand } from './command.ts'
import { beginningsFor, commandsFor, personOf, type Subject, subjectOf } from './link.ts'
import { documentsFor } from './link-documents.ts'
import { signs } from './link-fields.ts'
import { withAnswers } from './link-form.ts'
import { type Origin, provenByLink } from './proof.ts'

export interface Use {
  comando: string
  subject: Partial<Subject>
  origin: Origin
  valores: readonly { campo: string; valor?: string | null | undefined }[]
  /** Documents to sign, with the SHA-256 of what was read. */
  documentos: readonly { registro: number; hash: string }[]
}

/** Runs the command of a link as its person, and uses up a link for a single action. */
export async function useLink(
  context: Context,
  bearer: Bearer,
  { comando, subject: named, origin, valores, documentos }: Use,
): Promise<Done> {
  const { link, client, proof } = bearer
  const [first] = documentos
  const subject = subjectOf(bearer, first ? { noun: assinaturaMachine.noun, id: first.registro } : named)
  const command = (subject ? commandsFor(subject.noun, link.parte) : beginningsFor(link.parte)).find(
    ({ id }) => id === comando,
  )
  if (!command) throw new Refusal('LINK_NAO_PERMITE')
  const caller = personOf(bearer, comando)
  if (signs(command) && link.copiado && !(await context.db.reading(client.clienteId, copiaAssina))) {
    throw new Refusal('LINK_NAO_PERMITE')
  }
  const told = withAnswers(Object.fromEntries(valores.map(({ campo, valor }) => [campo, valor ?? null])))
  if (first && comando !== assina.id) throw new Refusal('LINK_NAO_PERMITE')
  const body = first ? { ...told, ...severalOf(documentos) } : subject ? { ...told, id: subject.id } : told
  const before: NonNullable<Parameters<typeof runCommand>[1]['first']> = (tx, acting) =>
    usaLink(tx, link.id, acting.today)
  const { answer } = await runCommand(command, {
    ...{ context, caller, body, origin, first: before },
    key: undefined,
    ...(signs(command) ? { proof: provenByLink(link, proof, origin) } : {}),
  })
  if (subject?.noun === assinaturaMachine.noun) {
    const ids = first ? documentos.map(({ registro }) => registro) : [subject.id]
    return signed(context, bearer, command, answer, ids)
  }
  const feito = doneBy(command)
  const begun = subject ? undefined : draftIn(command.noun, link.parte, answer)
  if (!begun) return { mensagem: alone(feito), ...nothingLeft }
  return { ...nothingLeft, ...begun, mensagem: said('link.incluido', { feito, acao: begun.acao }) }
}

const doneBy = ({ done, rotulo }: CommandOperation): Phrase => done ?? rotulo

/** Several documents under one consent: each must be among those that were read. */
const severalOf = (documentos: Use['documentos']) => ({
  registros: documentos.map(({ registro }) => ({ id: registro })),
  hashes: documentos.map(({ hash }) => hash),
})

/** Outcome of each document, and where its signature stands now. */
async function signed(
  context: Context,
  bearer: Bearer,
  command: CommandOperation,
  answer: object,
  ids: readonly number[],
): Promise<Done> {
  const { link, client } = bearer
  const caller = personOf(bearer, command.id)
  const acting = actingOf(context, caller)
  const who = { parte: link.parte, id: link.pessoaId }
  const documentos = await context.db.reading(client.clienteId, (tx) => documentsFor(tx, acting, who, ids))
  const { resultados } = answer as ToldOf<typeof resultsOutput>
  const accepted = resultados.filter(({ aceito }) => aceito).length
  const feito = doneBy(command)
  return {
    ...nothingLeft,
    mensagem:
      accepted === resultados.length
        ? feito
        : said('link.emParte', { feitos: String(accepted), total: String(resultados.length) }),
    resultados: resultados.map(({ id, aceito, mensagem, achados }) => ({
      registro: id,
      aceito,
      mensagem: achados.length > 0 ? saidTogether(achados.flatMap((one) => one.mensagem || [])) : mensagem,
    })),
    documentos,
  }
}

/** Answer to a command of a link. `acao` is the move by which the party still has to submit the new record. */
interface Done {
  mensagem: Told
  entidade: string
  registro: number | null
  acao: Told | ''
  resultados: ToldOf<(typeof usaLinkOperation)['output']['resultados']['fields']>[]
  documentos: Awaited<ReturnType<typeof documentsFor>>
}

const nothingLeft = { entidade: '', registro: null, acao: '' as const, resultados: [], documentos: [] }

const alone = (feito: Phrase): Told => feito

/** The record that a command included, if the same party has to make another move to submit it. */
function draftIn(noun: string, parte: PartyKind, answer: object) {
  const [made] =
    (answer as { resultados?: readonly { id: number | null; situacao: string }[] }).resultados ?? []
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  // What was included as sent waits for the institution.
  if (!machine || !made?.id || made.situacao !== machine.initial[0]) return undefined
  const move = movesFrom(machine, made.situacao).find(
    ([, one]) => !one.reason && partiesOfMove(one).includes(parte),
  )?.[1]
  return move && { entidade: noun, registro: made.id, acao: move.rotulo }
}
