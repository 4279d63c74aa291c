import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import { usualSilence } from '../../../catalogue/management/credencial/parts.ts'
import type { Database } from '../../store/database.ts'
import { type CredentialKind, newToken, tokenHash, tokenStart } from './token.ts'

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

export interface Rotated {
  id: number
  /** Shown only now. */
  token: string
  escopos: readonly Grant[]
  sucede: number
  /** When the credential before it ends; null where that is known by its use alone. */
  anteriorExpiraEm: string | null
}

/** What came of it, or why nothing did: no such credential, several, or one that has a successor already. */
export type Rotation = Rotated | 'none' | 'several' | 'rotated'

interface Old {
  id: number
  nome: string
  escopos: readonly Grant[]
  usuario: number | null
  rotated: boolean
  lifetime: string | null
}

/**
 * Makes a successor with the same name, scopes and owner and lets the old credential end after the overlap, or by
 * evidence of use as an exchange in the console does. One that was to end anyway keeps its earlier end, and its
 * successor lasts as long as it was meant to last.
 */
export function rotateCredential(owner: Database, wanted: Wanted): Promise<Rotation> {
  const { clienteId, kind, overlap } = wanted
  const which = /^\d{1,15}$/.test(wanted.which)
    ? sql`id = ${wanted.which}`
    : sql`inicio = ${wanted.which.replace(/…$/, '')}`
  return owner.kysely.transaction().execute(async (tx) => {
    const found = await sql<Old>`
      select id, nome, escopos, usuario_id as usuario, sucessora_id is not null as rotated, (expira_em - inclusao)::text as lifetime
        from credencial
       where cliente_id = ${clienteId} and tipo = ${kind} and conta_id is null and ${which}
         and revogada_em is null and (expira_em is null or expira_em > now())
       for update`.execute(tx)
    const [old, ...others] = found.rows
    if (!old) return 'none'
    if (others.length > 0) return 'several'
    if (old.rotated) return 'rotated'
    const token = newToken(kind)
    const { id } = await tx
      .insertInto('credencial')
      .values({
        cliente_id: clienteId,
        tipo: kind,
        nome: old.nome,
        inicio: tokenStart(token),
        hash: tokenHash(token),
        escopos: old.escopos,
        usuario_id: wanted.owner ?? old.usuario,
        expira_em: sql`now() + ${old.lifetime}::interval`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { anteriorExpiraEm } = await tx
      .updateTable('credencial')
      .set({ sucessora_id: id, ...endingOf(overlap) })
      .where('cliente_id', '=', clienteId)
      .where('id', '=', old.id)
      .returning(sql<string | null>`to_json(expira_em)#>>'{}'`.as('anteriorExpiraEm'))
      .executeTakeFirstOrThrow()
    return { id, token, escopos: old.escopos, sucede: old.id, anteriorExpiraEm }
  })
}

const endingOf = (overlap: number | undefined) =>
  overlap === undefined
    ? { trocada_em: sql<string>`now()`, silencio_dias: usualSilence }
    : { expira_em: sql<string>`least(expira_em, now() + ${overlap} * interval '1 second')` }
