import { sql } from 'kysely'
import { type MessageTemplate, messageTemplates, phoneTextOf } from '../../../catalogue/messages.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Sealer, UnreadableSeal } from '../../store/sealing.ts'
import { linkAddress } from '../link/emite.ts'
import { addressProblems } from './addresses.ts'
import { compoe, compoeResumo, usualText, type Written } from './compoe.ts'
import type { Taken } from './toma.ts'

/** One message, or all reminders of one person. */
type Parts = readonly [Taken, ...Taken[]]

/** An outgoing e-mail. */
export interface Letter {
  parts: Parts
  subject: string
  text: string
  /** Number of the file that goes with it. */
  anexo?: number
  /** The link could not be decrypted; the e-mail is not sent. */
  unreadable?: UnreadableSeal
}

/** The client's own texts by template, including those that may not be sent. */
export async function ownTexts(tx: Tx): Promise<Map<string, Written>> {
  const rows = await tx
    .selectFrom('modelo_mensagem')
    .select(['modelo', 'assunto', 'texto'])
    .where('cliente_id', '=', currentClient)
    .execute()
  return new Map(rows.map(({ modelo, ...text }) => [modelo, text]))
}

export async function institutionName(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    nome: string
  }>`select nome from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!.nome
}

interface Desk extends Frame {
  sealer: Sealer
}

/** What the texts of a client need besides the messages. */
interface Frame {
  texts: ReadonlyMap<string, Written>
  instituicao: string
  /** Public address of the platform. */
  base: string
}

/** Builds e-mails from messages; reminders of one digest become one. */
export function letters(taken: readonly Taken[], desk: Desk): Letter[] {
  const single = taken.filter(({ lembrete }) => !lembrete).map((one) => [one])
  const digests = Map.groupBy(
    taken.filter(({ lembrete }) => lembrete),
    ({ resumo_id }) => resumo_id,
  )
  return [...single, ...digests.values()].map((some) => letter(headFirst(some), desk))
}

/** The message whose identifier the e-mail bears comes first. */
export const headFirst = (some: readonly Taken[]): [Taken, ...Taken[]] =>
  some.toSorted((a, b) => Number(b.id === b.resumo_id) - Number(a.id === a.resumo_id) || a.id - b.id) as [
    Taken,
    ...Taken[],
  ]

/** The client's own text if it may be sent, otherwise the shipped one. */
export const sentText = (modelo: string, own: Written | undefined): Written =>
  own && addressProblems(modelo, own).length === 0 ? own : usualText(modelo)

const templateOf = (modelo: string): MessageTemplate | undefined =>
  (messageTemplates as Readonly<Record<string, MessageTemplate>>)[modelo]

function letter(parts: Parts, desk: Desk): Letter {
  const [head] = parts
  const { pagina, selado, anexo, console = '' } = templateOf(head.modelo) ?? {}
  // The newest link: an older one of the same person may have been replaced.
  const { segredo } =
    parts
      .filter(({ segredo }) => segredo !== null)
      .toSorted((a, b) => (b.link_id ?? 0) - (a.link_id ?? 0))[0] ?? head
  const opened = segredo && desk.sealer.tryOpen(segredo)
  if (opened instanceof UnreadableSeal) return { parts, subject: '', text: '', unreadable: opened }
  const secret = opened?.toString()
  const endereco = secret && !selado ? linkAddress(desk.base, secret, pagina) : `${desk.base}/${console}`
  const attached = anexo && head.registro_id !== null ? { anexo: head.registro_id } : {}
  return { parts, ...filled(parts, desk, { endereco, secret: secret ?? '' }), ...attached }
}

/** Texts to phones are short, and their address comes last. */
const longestPart = 60
const shortened = (text: string) => (text.length > longestPart ? `${text.slice(0, longestPart - 1)}…` : text)

/** Shown in place of what only the receiver may know. */
const veil = { endereco: '[link pessoal]', secret: '[código]' }

/** Subject and text of an e-mail without its personal link and its code. */
export function veiled(parts: Parts, frame: Frame): { subject: string; text: string } {
  const [head] = parts
  const { selado, console = '' } = templateOf(head.modelo) ?? {}
  const linked = parts.some(({ link_id }) => link_id !== null) && !selado
  return filled(parts, frame, { ...veil, endereco: linked ? veil.endereco : `${frame.base}/${console}` })
}

function filled(
  parts: Parts,
  { texts, instituicao }: Frame,
  { endereco, secret }: { endereco: string; secret: string },
): { subject: string; text: string } {
  const [head] = parts
  const textOf = (modelo: string) => sentText(modelo, texts.get(modelo))
  const { selado } = templateOf(head.modelo) ?? {}
  const common = { nome: head.nome, instituicao, endereco }
  const dados = parts.map((one) => JSON.parse(one.dados) as Record<string, string>)
  if (selado) dados[0] = { ...dados[0], [selado]: secret }
  if (head.canal === 'Telefone') {
    const first = { quantos: String(parts.length), primeiro: shortened(dados[0]!.item ?? '') }
    return compoe(
      textOf(phoneTextOf(head.modelo)),
      { ...first, ...dados[0] },
      { ...common, instituicao: shortened(instituicao) },
    )
  }
  if (!head.lembrete) return compoe(textOf(head.modelo), dados[0]!, common)
  const lines = parts.map(({ modelo }, at) => ({ linha: textOf(modelo), dados: dados[at]! }))
  return compoeResumo(textOf('resumo'), lines, common)
}
