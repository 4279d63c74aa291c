import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import { usualSilence } from '../../../catalogue/management/credencial/parts.ts'
import type { trocaCredencial } from '../../../catalogue/management/credencial/troca-credencial.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { requireOwn } from './give.ts'
import { insertCredential } from './insert.ts'
import { ownerOf } from './owner.ts'
import type { CredentialKind } from './token.ts'

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

/** Makes a successor. Both work until the new one is used and the old one silent; two who ask at once make one. */
export const troca: Verb<typeof trocaCredencial> = async (tx, acting, { registros, silencio }) => {
  const old = await working(tx, registros[0]!.id)
  if (old.sucessora !== null) {
    const mensagem = `Já foi trocada pela credencial ${old.sucessora}.`
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('id', 'CAMPO_INVALIDO', mensagem)])
  }
  requireOwn(acting, old.escopos)
  // Exchanged by a key of nobody, a key of somebody would lose the owner whose state and rights limit it.
  if (old.usuario !== null) whoAnswers(acting)
  const { id, inicio, token } = await insertCredential(tx, {
    kind: old.tipo,
    name: old.nome,
    scopes: old.escopos,
    expiresAt: old.until,
    owner: ownerOf(old.tipo, acting),
  })
  await sql`update credencial set sucessora_id = ${id}, trocada_em = now(), silencio_dias = ${silencio ?? usualSilence}
    where cliente_id = ${currentClient} and id = ${old.id}`.execute(tx)
  return { id, inicio, segredo: token }
}

async function working(tx: Tx, id: number): Promise<Old> {
  const { rows } = await sql<Old>`
    select id, tipo, nome, escopos, usuario_id as usuario, sucessora_id as sucessora,
           to_json(now() + (expira_em - inclusao))#>>'{}' as until
      from credencial
     where cliente_id = ${currentClient} and id = ${id} and conta_id is null
       and revogada_em is null and (expira_em is null or expira_em > now())
     for update`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows[0]
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
