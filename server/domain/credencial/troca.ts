import { type RawBuilder, sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import { usualSilence } from '../../../catalogue/management/credencial/parts.ts'
import type { trocaCredencial } from '../../../catalogue/management/credencial/troca-credencial.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { requireOwn } from './give.ts'
import { insertCredential, type Made } from './insert.ts'
import { ownerOf } from './owner.ts'
import { type CredentialKind, operatorCommands } from './token.ts'

interface Old {
  id: number
  tipo: CredentialKind
  nome: string
  escopos: readonly Grant[]
  usuario: number | null
  sucessora: number | null
  /** When a successor ends that lasts as long as this one was meant to. */
  until: string | null
}

/** Working credentials that systems have, held until the transaction ends. */
async function working(tx: Tx, which: RawBuilder<boolean>): Promise<Old[]> {
  const { rows } = await sql<Old>`
    select id, tipo, nome, escopos, usuario_id as usuario, sucessora_id as sucessora,
           to_json(now() + (expira_em - inclusao))#>>'{}' as until
      from credencial
     where cliente_id = ${currentClient} and conta_id is null and ${which}
       and revogada_em is null and (expira_em is null or expira_em > now())
     for update`.execute(tx)
  return rows
}

/** How long two credentials work side by side: until the old one was silent for so many days, or for so many seconds. */
type Overlap = { silence: number } | { seconds: number }

interface Succeeded extends Made {
  /** When the credential before it ends; null where that is known by its use alone. */
  anteriorExpiraEm: string | null
}

/**
 * Makes a successor with the same name and scopes. The old credential ends after the overlap; one that was to end anyway keeps
 * its earlier end, and its successor lasts as long as it was meant to last.
 */
async function succeed(tx: Tx, old: Old, owner: number | null, overlap: Overlap): Promise<Succeeded> {
  const made = await insertCredential(tx, {
    kind: old.tipo,
    name: old.nome,
    scopes: old.escopos,
    expiresAt: old.until,
    owner,
  })
  const ending =
    'silence' in overlap
      ? { trocada_em: sql<string>`now()`, silencio_dias: overlap.silence }
      : { expira_em: sql<string>`least(expira_em, now() + ${overlap.seconds} * interval '1 second')` }
  const { anteriorExpiraEm } = await tx
    .updateTable('credencial')
    .set({ sucessora_id: made.id, ...ending })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', old.id)
    .returning(sql<string | null>`to_json(expira_em)#>>'{}'`.as('anteriorExpiraEm'))
    .executeTakeFirstOrThrow()
  return { ...made, anteriorExpiraEm }
}

/** Makes a successor. Both work until the new one is used and the old one silent; two who ask at once make one. */
export const troca: Verb<typeof trocaCredencial> = async (tx, acting, { registros, silencio }) => {
  const [old] = await working(tx, sql`id = ${registros[0]!.id}`)
  if (!old) throw new Refusal('REGISTRO_INEXISTENTE')
  if (old.sucessora !== null) {
    const mensagem = said('credencial.trocadaPelaCredencial', { sucessora: old.sucessora })
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('id', 'CAMPO_INVALIDO', mensagem)])
  }
  requireOwn(acting, old.escopos)
  // Exchanged by a key of nobody, a key of somebody would lose the owner whose state and rights limit it.
  if (old.usuario !== null) whoAnswers(acting)
  const owner = ownerOf(old.tipo, acting)
  const { id, inicio, token } = await succeed(tx, old, owner, { silence: silencio ?? usualSilence })
  return { id, inicio, segredo: token }
}

export interface Wanted {
  clienteId: number
  kind: CredentialKind
  /** Its number, or how it begins. */
  which: string
  /** Seconds for which both work; unsaid, until the new one is used and the old one has been silent for long. */
  overlap?: number | undefined
  /** The user to whom the successor belongs; unsaid, as before. */
  owner?: number | undefined
}

export interface Rotated extends Pick<Succeeded, 'id' | 'token' | 'anteriorExpiraEm'> {
  escopos: readonly Grant[]
  sucede: number
}

/** The new credential, or the reason for none: not found, ambiguous, or already rotated. */
export type Rotation = Rotated | 'none' | 'several' | 'rotated'

/** Rotates a credential for an operator, without checking rights. */
export function rotateCredential(database: Database, wanted: Wanted): Promise<Rotation> {
  const { clienteId, kind, overlap, owner } = wanted
  const which = /^\d{1,15}$/.test(wanted.which)
    ? sql`id = ${wanted.which}`
    : sql`inicio = ${wanted.which.replace(/…$/, '')}`
  const rotate = async (tx: Tx): Promise<Rotation> => {
    const [old, ...others] = await working(tx, sql`tipo = ${kind} and ${which}`)
    if (!old) return 'none'
    if (others.length > 0) return 'several'
    if (old.sucessora !== null) return 'rotated'
    const ending = overlap === undefined ? { silence: usualSilence } : { seconds: overlap }
    const { id, token, anteriorExpiraEm } = await succeed(tx, old, owner ?? old.usuario, ending)
    return { id, token, escopos: old.escopos, sucede: old.id, anteriorExpiraEm }
  }
  return database.inClient(clienteId, rotate, operator(`${operatorCommands[kind]} rotate`))
}

/**
 * Ends exchanged credentials by evidence: the successor is in use, and nobody has come with the old one for as long as
 * was asked.
 */
export const endSilent = (tx: Tx) =>
  sql`update credencial c set revogada_em = now()
    where c.cliente_id = ${currentClient} and c.revogada_em is null and c.silencio_dias is not null
      and greatest(c.usada_em, c.trocada_em) < now() - c.silencio_dias * interval '1 day'
      and exists (select from credencial s where s.cliente_id = c.cliente_id and s.id = c.sucessora_id
        and s.usada_em is not null)`.execute(tx)
