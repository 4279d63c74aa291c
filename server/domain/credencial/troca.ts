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
  /** Expiry of a successor with the same lifetime. */
  until: string | null
}

/** Active permanent credentials, locked. */
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

/** How long both credentials work: until the old one is unused for some days, or for some seconds. */
type Overlap = { silence: number } | { seconds: number }

interface Succeeded extends Made {
  /** Expiry of the old credential; null if it ends when unused. */
  anteriorExpiraEm: string | null
}

/**
 * Creates a successor with the same name and scopes. The old credential ends after the overlap, or at its own
 * earlier expiry; the successor gets the same lifetime.
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

/**
 * Creates a successor. Both work until the new one is used and the old one is not; concurrent calls create
 * only one.
 */
export const troca: Verb<typeof trocaCredencial> = async (tx, acting, { registros, silencio }) => {
  const [old] = await working(tx, sql`id = ${registros[0]!.id}`)
  if (!old) throw new Refusal('REGISTRO_INEXISTENTE')
  if (old.sucessora !== null) {
    const mensagem = said('credencial.trocadaPelaCredencial', { sucessora: old.sucessora })
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('id', 'CAMPO_INVALIDO', mensagem)])
  }
  requireOwn(acting, old.escopos)
  // A key without owner must not exchange an owned key: the successor would lose the owner whose rights limit
  // it.
  if (old.usuario !== null) await whoAnswers(tx, acting)
  const owner = ownerOf(old.tipo, acting)
  const { id, inicio, token } = await succeed(tx, old, owner, { silence: silencio ?? usualSilence })
  return { id, inicio, segredo: token }
}

export interface Wanted {
  clienteId: number
  kind: CredentialKind
  /** Its id, or its first characters. */
  which: string
  /** Seconds for which both work; by default until the new one is used and the old one is not. */
  overlap?: number | undefined
  /** Owner of the successor; by default unchanged. */
  owner?: number | undefined
}

export interface Rotated extends Pick<Succeeded, 'id' | 'token' | 'anteriorExpiraEm'> {
  escopos: readonly Grant[]
  sucede: number
}

/** The new credential, or why there is none: not found, ambiguous, or already rotated. */
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
 * Revokes rotated credentials once the successor is in use and the old one was unused for the configured
 * days.
 */
export const endSilent = (tx: Tx) =>
  sql`update credencial c set revogada_em = now()
    where c.cliente_id = ${currentClient} and c.revogada_em is null and c.silencio_dias is not null
      and greatest(c.usada_em, c.trocada_em) < now() - c.silencio_dias * interval '1 day'
      and exists (select from credencial s where s.cliente_id = c.cliente_id and s.id = c.sucessora_id
        and s.usada_em is not null)`.execute(tx)
