import { type RawBuilder, sql } from 'kysely'
import { arquivoMachine } from '../../../catalogue/machines/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { reachOf, within } from '../machine/reach.ts'

/** A file to read before acting. */
export interface ToRead {
  nome: string
  endereco: string
}

/** Files of a record: itself, or those attached to it. */
const about: Readonly<Record<string, (id: number) => RawBuilder<boolean>>> = {
  arquivo: (id) => sql`a.id = ${id}`,
  assinatura: (id) => sql`a.id = ${id}`,
  // A document that was refused is no part of what is judged now.
  pendencia: (id) => sql`(a.pendencia_id = ${id} or a.id = (select arquivo_id from pendencia
    where cliente_id = ${currentClient} and id = ${id})) and a.situacao <> ${arquivoMachine.moves.recusar.to}`,
  solicitacao: (id) => sql`a.solicitacao_id = ${id}`,
  equivalencia: (id) => sql`a.equivalencia_id = ${id}`,
  convenio: (id) => sql`a.convenio_id = ${id}`,
}

const most = 20

/** Files of a record that have a content and are within the actor's reach, with addresses. */
export async function filesToRead(
  tx: Tx,
  { noun, id }: { noun: string; id: number },
  acting: Acting,
): Promise<ToRead[]> {
  const which = about[noun]?.(id)
  const { linkTo } = acting
  if (!which || !linkTo) return []
  const { rows } = await sql<{ id: number; nome: string; sha256: string }>`
    select a.id, a.nome, a.arquivo_sha256 as sha256 from arquivo a
     where a.cliente_id = ${currentClient} and ${which} and a.arquivo_sha256 is not null
       and ${within('arquivo', 'a', reachOf(acting.actor))}
     order by a.id limit ${most}`.execute(tx)
  return rows.map(({ id, nome, sha256 }) => ({
    nome,
    endereco: linkTo({ table: 'arquivo', id, sha256 }).endereco,
  }))
}
