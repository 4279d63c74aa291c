import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { within } from '../reach.ts'

/** By which column a file belongs to a record that somebody is asked about. */
const columns: Readonly<Record<string, string>> = {
  arquivo: 'id',
  assinatura: 'id',
  pendencia: 'pendencia_id',
  solicitacao: 'solicitacao_id',
  equivalencia: 'equivalencia_id',
  convenio: 'convenio_id',
}

/** As many as one page of a record shows. */
const most = 50

/** The files of a record that whoever acts may read, each with its address. */
export async function filesOf(
  tx: Tx,
  { noun, id }: { noun: string; id: number },
  acting: Acting,
): Promise<{ nome: string; endereco: string }[]> {
  const column = columns[noun]
  const { linkTo } = acting
  if (!column || !linkTo) return []
  const { rows } = await sql<{ id: number; nome: string; sha256: string }>`
    select a.id, a.nome, a.arquivo_sha256 as sha256 from arquivo a
     where a.cliente_id = ${currentClient} and ${sql.ref(`a.${column}`)} = ${id} and a.arquivo_sha256 is not null
       and ${within('arquivo', 'a', acting)} order by a.id limit ${most}`.execute(tx)
  return rows.map(({ id: file, nome, sha256 }) => ({
    nome,
    endereco: linkTo({ table: 'arquivo', id: file, sha256 }).endereco,
  }))
}
