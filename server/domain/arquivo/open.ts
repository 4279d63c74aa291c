import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { mimes } from '../../values/file-type.ts'
import type { LinkedFile } from '../machine/linked-file.ts'

/** A content to be downloaded. */
export interface GivenFile {
  nome: string
  tipo: string
  sha256: string
  /** A PDF that the platform drew itself. Uploads are never shown inside a page. */
  proprio?: boolean
  /** Content that is not in the file store: base64 in JSON, sealed. */
  selado?: Buffer
}

const received = `arquivo_nome as nome, '${JSON.stringify(mimes)}'::jsonb ->> arquivo_tipo as tipo`
/**
 * SQL: the content of the file was drawn by the platform. One signed elsewhere was uploaded in its place.
 */
export function drawnHere(alias: string): string {
  return `(${alias}.tipo_mime = 'application/pdf' and exists (select from documento f
      where f.cliente_id = ${alias}.cliente_id and f.arquivo_id = ${alias}.id and f.tipo is not null)
    and not exists (select from evidencia f
      where f.cliente_id = ${alias}.cliente_id and f.arquivo_id = ${alias}.id and f.ato = 'registrado'))`
}

const columns = {
  arquivo: `nome, tipo_mime as tipo, ${drawnHere('arquivo')} as proprio`,
  curriculo: received,
  documento_financeiro: received,
  conteudo: 'nome, tipo_mime as tipo',
} as const

/** A remittance file cannot be downloaded before another person has approved it. */
const approved = `select nome_arquivo as nome, 'text/plain' as tipo, hash as sha256, k.conteudo as selado
  from remessa x join remessa_conteudo k on k.cliente_id = x.cliente_id and k.remessa_id = x.id
 where x.aprovada_em is not null and x.cliente_id = (select cliente_atual())`

/** The current content of a row. */
export async function fileOf(
  tx: Tx,
  { table, id }: Omit<LinkedFile, 'sha256'>,
): Promise<GivenFile | undefined> {
  if (table === 'remessa') {
    const { rows } = await sql<GivenFile>`${sql.raw(approved)} and x.id = ${id}`.execute(tx)
    return rows[0]
  }
  const { rows } = await sql<GivenFile>`
    select ${sql.raw(columns[table])}, arquivo_sha256 as sha256 from ${sql.table(table)}
     where cliente_id = ${currentClient} and id = ${id} and arquivo_sha256 is not null`.execute(tx)
  return rows[0]
}

/** Writes an audit entry for the download. Contents that no record refers to have none. */
export const recordDownload = async (tx: Tx, table: LinkedFile['table'], id: number): Promise<void> => {
  if (table === 'conteudo') return
  await sql`insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior)
    values (cliente_atual(), ${entities[table]}, 'Acesso', 1, ${id}, ${id})`.execute(tx)
}

const entities = {
  arquivo: 'arquivo',
  curriculo: 'curriculo',
  documento_financeiro: 'documentoFinanceiro',
  remessa: 'remessa',
} as const
