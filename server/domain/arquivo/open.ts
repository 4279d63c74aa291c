import { sql } from 'kysely'
import { mimes } from '../../records/files.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { LinkedFile } from './link.ts'

/** A content as it is given to somebody. */
export interface GivenFile {
  nome: string
  tipo: string
  sha256: string
}

const received = `arquivo_nome as nome, '${JSON.stringify(mimes)}'::jsonb ->> arquivo_tipo as tipo`
const columns = {
  arquivo: 'nome, tipo_mime as tipo',
  curriculo: received,
  documento_financeiro: received,
  conteudo: 'nome, tipo_mime as tipo',
} as const

/** The content that a row names now. */
export async function fileOf(
  tx: Tx,
  { table, id }: Omit<LinkedFile, 'sha256'>,
): Promise<GivenFile | undefined> {
  const { rows } = await sql<GivenFile>`
    select ${sql.raw(columns[table])}, arquivo_sha256 as sha256 from ${sql.table(table)}
     where cliente_id = ${currentClient} and id = ${id} and arquivo_sha256 is not null`.execute(tx)
  return rows[0]
}

/** Who took a content is in the audit trail, as whoever reads what is sealed is. A preview is nobody's record. */
export const recordDownload = async (tx: Tx, table: LinkedFile['table'], id: number): Promise<void> => {
  if (table === 'conteudo') return
  await sql`insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior)
    values (cliente_atual(), ${entities[table]}, 'Acesso', 1, ${id}, ${id})`.execute(tx)
}

const entities = {
  arquivo: 'arquivo',
  curriculo: 'curriculo',
  documento_financeiro: 'documentoFinanceiro',
} as const
