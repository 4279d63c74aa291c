import { sql } from 'kysely'
import type { Tx } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { isPrivate } from '../values/address.ts'

/** The identity provider of a client's own institution. */
export interface Provider {
  emissor: string
  identificador: string
  /** Absent for a public client. */
  segredo: string | undefined
  escopos: string
  campoLogin: string
  rotulo: string
  aceitaSenha: boolean
}

export async function loadProvider(tx: Tx, sealer: Sealer): Promise<Provider | undefined> {
  const found = await sql<Omit<Provider, 'segredo'> & { segredo: Buffer | null }>`
    select emissor, identificador, segredo, escopos, campo_login as "campoLogin", rotulo,
           aceita_senha as "aceitaSenha"
      from provedor_oidc where cliente_id = (select cliente_atual())`.execute(tx)
  const [row] = found.rows
  return row && { ...row, segredo: row.segredo ? sealer.open(row.segredo).toString() : undefined }
}

export async function saveProvider(tx: Tx, sealer: Sealer, provider: Provider): Promise<void> {
  const { emissor, identificador, segredo, escopos, campoLogin, rotulo, aceitaSenha } = provider
  const sealed = segredo === undefined ? null : sealer.seal(segredo)
  await sql`insert into provedor_oidc
      (cliente_id, emissor, identificador, segredo, escopos, campo_login, rotulo, aceita_senha)
    values (cliente_atual(), ${emissor}, ${identificador}, ${sealed}, ${escopos}, ${campoLogin}, ${rotulo},
            ${aceitaSenha})
    on conflict (cliente_id) do update set emissor = excluded.emissor, identificador = excluded.identificador,
      segredo = excluded.segredo, escopos = excluded.escopos, campo_login = excluded.campo_login,
      rotulo = excluded.rotulo, aceita_senha = excluded.aceita_senha, atualizacao = now()`.execute(tx)
}

export async function removeProvider(tx: Tx): Promise<boolean> {
  const done = await sql`delete from provedor_oidc where cliente_id = (select cliente_atual())`.execute(tx)
  return (done.numAffectedRows ?? 0n) > 0n
}

/** Secrets and tokens travel there: https, except on this machine. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && isPrivate(url) && url.search === '' && url.hash === '' && url.username === ''
}
