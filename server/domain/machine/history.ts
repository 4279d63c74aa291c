import { sql } from 'kysely'
import { type Machine, trailOf } from '../../../catalogue/machines/machine.ts'
import type { Message, Told } from '../../../catalogue/message.ts'
import type { Phrase } from '../../../catalogue/phrase.ts'
import { isMessage, isTold, render } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import type { Finding } from './finding.ts'

/** Maximum number of entries on a record's page. */
const most = 200

export interface Entry {
  /** In the client's time zone. */
  momento: string
  movimento: string
  de: string | null
  para: string
  motivo: Told | null
  autor: string
  origem: string
  achados: FindingShown[]
}

/** A finding as an answer shows it. Rows of earlier versions have text as the message. */
export type FindingShown = Omit<Finding, 'mensagem'> & { mensagem: Told }

/**
 * A finding as the history stores it: Portuguese text, and by field the messages and phrases that it was rendered from.
 */
interface Kept extends Record<keyof Finding, string> {
  mensagens?: Partial<Record<keyof Finding, Message | Phrase>>
}

const inPortuguese = (told: Told) => render(told, 'pt')

export const keptFindings = (findings: readonly Finding[]) =>
  findings.map((one) => {
    const texts = Object.entries(one).map(([name, told]) => [name, inPortuguese(told)])
    const messages = Object.entries(one).filter(([, told]) => isTold(told))
    return { ...Object.fromEntries(texts), mensagens: Object.fromEntries(messages) }
  })

function shownFinding({ mensagens = {}, ...texts }: Kept): FindingShown {
  const known = Object.entries(mensagens).filter(([, told]) => isTold(told))
  return { ...(texts as unknown as FindingShown), ...Object.fromEntries(known) }
}

/** History columns of a reason. */
export const keptReason = (motivo: Told | null) => ({
  motivo: motivo === null ? null : inPortuguese(motivo),
  motivo_mensagem: isMessage(motivo) ? motivo : null,
})

/** The history of a record, newest first. */
export async function historyOf(tx: Tx, machine: Machine, id: number): Promise<Entry[]> {
  const { rows } = await sql<Entry & { mensagem: unknown; achados: Kept[] }>`
    select momento_do_cliente(cliente_id, momento) as momento, movimento, de, para, motivo,
           motivo_mensagem as mensagem, autor, origem, achados
      from historico
     where cliente_id = (select cliente_atual()) and entidade = ${trailOf(machine)} and registro_id = ${id}
     order by id desc limit ${most}`.execute(tx)
  return rows.map(({ mensagem, ...entry }) => ({
    ...entry,
    motivo: isMessage(mensagem) ? mensagem : entry.motivo,
    achados: entry.achados.map(shownFinding),
  }))
}
