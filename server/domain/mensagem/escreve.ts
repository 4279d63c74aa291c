import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { said } from '../../../catalogue/message.ts'
import {
  type MessageData,
  type MessageName,
  type MessageTemplate,
  messageTemplates,
} from '../../../catalogue/messages.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import type { About } from '../link/cria.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { mensagens } from './guards.ts'
import { phonesFor, wayTo } from './telefone.ts'

export interface Receiver {
  parte: PartyKind | 'usuario'
  /** Id in the register of the party. */
  id: number
  nome: string
  email: string | null
}

interface Written<N extends MessageName> {
  modelo: N
  para: Receiver
  sobre?: About
  dados: MessageData<N>
  /** Id of the personal link it carries. */
  link?: number
  /** Encrypted value of the template's secret field. */
  selado?: Buffer
}

/** A message to write, with every field of its template. */
export type NewMessage = { [N in MessageName]: Written<N> }[MessageName]

/** A written message; `entregavel` tells whether it has an address. */
export interface WrittenMessage {
  id: number
  entregavel: boolean
}

/** Longest value of a field, in characters. */
const longestValue = 500

/**
 * Writes messages in the caller's transaction and returns them in input order. They are sent afterwards, at
 * least once. Messages without an address become undeliverable at once, where staff see them.
 */
export async function escreveMensagens(
  tx: Tx,
  acting: Acting,
  wanted: readonly NewMessage[],
): Promise<WrittenMessage[]> {
  if (wanted.length === 0) return []
  const phoneOf = await phonesFor(
    tx,
    wanted.map(({ modelo, para }) => ({ modelo, parte: para.parte, id: para.id })),
  )
  const rows = wanted.map(({ modelo, para, sobre, dados, link }) => ({
    modelo,
    ...wayTo(phoneOf({ modelo, parte: para.parte, id: para.id })),
    parte: para.parte,
    pessoa_id: para.id,
    nome: para.nome,
    email: para.email?.trim() || null,
    entidade: sobre?.noun ?? null,
    registro_id: sobre?.id ?? null,
    contrato_id: sobre?.contrato ?? null,
    dados: fitting(dados),
    link_id: link ?? null,
    lembrete: (messageTemplates[modelo] as MessageTemplate).lembrete ?? false,
  }))
  const written = (await include(tx, mensagens, rows, acting)).map(({ id }, at) => ({
    id,
    entregavel: rows[at]!.email !== null || rows[at]!.telefone !== null,
  }))
  await sealIn(tx, wanted, written)
  await giveUp(tx, acting, written)
  if (written.some(({ entregavel }) => entregavel)) await callSenders(tx)
  return written
}

async function giveUp(tx: Tx, acting: Acting, written: readonly WrittenMessage[]): Promise<void> {
  const lost = written.filter(({ entregavel }) => !entregavel)
  if (lost.length === 0) return
  const values = { diagnostico: 'SEM_ENDERECO' }
  const wanted = lost.map(({ id }) => ({ id, motivo: said('motivo.naoHaEnderecoMail'), values }))
  // The actor may lack access to messages; parties always do.
  await move(tx, mensagens, 'desistir', wanted, platform(acting.today))
}

async function sealIn(
  tx: Tx,
  wanted: readonly NewMessage[],
  written: readonly WrittenMessage[],
): Promise<void> {
  for (const [at, { selado }] of wanted.entries()) {
    if (!selado) continue
    await sql`update mensagem set segredo = ${selado}
      where cliente_id = ${currentClient} and id = ${written[at]!.id}`.execute(tx)
  }
}

const fitting = (dados: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(dados).map(([name, value]) => [name, value.slice(0, longestValue)])),
  )

/** Queues the client for sending. */
export async function callSenders(tx: Tx, inSeconds = 0): Promise<void> {
  await sql`insert into fila_mensagem (cliente_id, pronto_em)
    values (${currentClient}, now() + ${inSeconds} * interval '1 second')`.execute(tx)
}
