import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { setLocally } from '../../store/settings.ts'
import { readCode } from './codigo.ts'

/** Public facts about a document. */
export interface Verified {
  codigo: string
  documento: string
  instituicao: string
  situacao: string
  emissao: string
  /** SHA-256 of the file as signed and as sealed; empty if there is none. */
  hashAssinado: string
  hashSelado: string
  /** Subject of the sealing certificate; empty if none was used. */
  certificado: string
  assinaturas: readonly { assinante: string; nome: string; situacao: string; momento: string }[]
}

interface Found {
  arquivoId: number
  clienteId: number
}

/**
 * Finds a document by its code, without sign-in. Row-level security admits the row by the setting
 * `vinculo.codigo`.
 */
export function verify(db: Database, typed: string): Promise<Verified | undefined> {
  const codigo = readCode(typed)
  if (!codigo) return Promise.resolve(undefined)
  return db.kysely
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await setLocally(tx, [['vinculo.codigo', codigo]])
      const { rows } = await sql<Found>`
        select arquivo_id as "arquivoId", cliente_id as "clienteId" from documento where codigo = ${codigo}`.execute(
        tx,
      )
      const [found] = rows
      if (!found) return undefined
      await setLocally(tx, [['vinculo.cliente', String(found.clienteId)]])
      const told = await sql<Omit<Verified, 'assinaturas'>>`
        select d.codigo, a.nome as documento, k.nome as instituicao,
               case when a.situacao_assinatura = 'Não enviado' then 'Emitido' else a.situacao_assinatura end as situacao,
               to_char(d.inclusao at time zone k.fuso, 'DD/MM/YYYY') as emissao,
               coalesce(d.arquivo_sha256, '') as "hashAssinado",
               case when a.arquivo_sha256 <> d.arquivo_sha256 then a.arquivo_sha256 else '' end as "hashSelado",
               coalesce(d.certificado, '') as certificado
          from documento d join arquivo a on a.cliente_id = d.cliente_id and a.id = d.arquivo_id
          join cliente k on k.cliente_id = d.cliente_id
         where d.cliente_id = ${currentClient} and d.arquivo_id = ${found.arquivoId}`.execute(tx)
      const signed = await sql<Verified['assinaturas'][number]>`
        select s.assinante, s.nome, case when s.assinado then 'Assinado' when s.recusado then 'Recusado' else 'Aguardando' end as situacao,
               coalesce(to_char(s.assinado_em at time zone k.fuso, 'DD/MM/YYYY HH24:MI'), '') as momento
          from assinatura s join cliente k on k.cliente_id = s.cliente_id
         where s.cliente_id = ${currentClient} and s.arquivo_id = ${found.arquivoId} order by s.ordem, s.id`.execute(
        tx,
      )
      const assinaturas = signed.rows.map((one) => ({ ...one, nome: shortened(one.nome) }))
      return { ...told.rows[0]!, assinaturas }
    })
}

/** First name and initials: enough to recognise a known person without publishing the full name. */
const shortened = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part, at) => (at === 0 ? part : `${[...part][0]!.toUpperCase()}.`))
    .join(' ')
