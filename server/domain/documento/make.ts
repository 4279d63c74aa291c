import { sql } from 'kysely'
import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { DadosDocumento } from './dados-convenio.ts'

/** Document with work to do: issue or seal. */
export interface Job {
  id: number
  arquivoId: number
  fazer: 'emitir' | 'selar'
  tipo: TipoDocumento | null
  nome: string
  /** Null for an uploaded file. */
  dados: DadosDocumento | null
  /** The client's own template, if any. */
  corpo: string | null
  codigo: string
  sha256: string | null
  tentativas: number
  emissao: string
  instituicao: string
  fuso: string
  /** Logo of the institution, in the file store. */
  logo: string | null
}

/** Next due document of the client, locked until the transaction ends; locked ones are skipped. */
export async function nextJob(tx: Tx): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    select d.id, d.arquivo_id as "arquivoId", d.fazer, d.tipo, a.nome, case when d.tipo is not null then d.dados end as dados, m.corpo, d.codigo,
           d.arquivo_sha256 as sha256, d.tentativas, (d.inclusao at time zone k.fuso)::date as emissao,
           k.nome as instituicao, k.fuso, k.arquivo_sha256 as logo
      from documento d
      join arquivo a on a.cliente_id = d.cliente_id and a.id = d.arquivo_id
      join cliente k on k.cliente_id = d.cliente_id
      left join modelo m on m.cliente_id = d.cliente_id and m.id = d.modelo_id
     where d.cliente_id = ${currentClient} and d.fazer is not null and d.proxima <= now()
     order by d.proxima, d.id limit 1 for update of d skip locked`.execute(tx)
  return rows[0]
}

export async function hasJobs(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from documento where cliente_id = ${currentClient} and fazer is not null limit 1`.execute(tx)
  return rows.length > 0
}

/** Content in the file store. */
export interface Made {
  sha256: string
  size: number
}

/** Stores the issued content; its SHA-256 is what will be signed. */
export async function recordIssued(tx: Tx, { id, arquivoId }: Job, { sha256, size }: Made): Promise<void> {
  await sql`update documento set arquivo_sha256 = ${sha256}, fazer = null, falha = null
    where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  await nameContent(tx, arquivoId, { sha256, size })
}

/**
 * Replaces the file's content by the sealed one. `documento.arquivo_sha256` keeps the digest of what was
 * signed.
 */
export async function recordSealed(
  tx: Tx,
  { id, arquivoId }: Job,
  { certificado, ...made }: Made & { certificado: string | null },
): Promise<void> {
  await sql`update documento set selado_em = now(), certificado = ${certificado}, fazer = null, falha = null
    where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  await nameContent(tx, arquivoId, made)
}

const nameContent = (tx: Tx, arquivo: number, { sha256, size }: Made) =>
  sql`update arquivo set arquivo_sha256 = ${sha256}, tamanho = ${size}, tipo_mime = 'application/pdf', atualizacao = now()
    where cliente_id = ${currentClient} and id = ${arquivo}`.execute(tx)

const longestPause = 3_600

/** Schedules a retry with exponential backoff, without a limit of attempts. */
export const recordFailure = (tx: Tx, { id, tentativas }: Job, falha: string) =>
  sql`update documento set tentativas = tentativas + 1, falha = ${falha.slice(0, 500)},
         proxima = now() + ${Math.min(longestPause, 2 ** tentativas)} * interval '1 second'
    where cliente_id = ${currentClient} and id = ${id} and fazer is not null`.execute(tx)
