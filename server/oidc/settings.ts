import type { Tx } from '../store/database.ts'
import { currentClient, now } from '../store/expressions.ts'
import type { Sealer } from '../store/sealing.ts'
import { isPrivate } from '../values/address.ts'

/** Identity provider of a client. */
export interface Provider {
  emissor: string
  identificador: string
  /** Undefined for a public client. */
  segredo: string | undefined
  escopos: string
  campoLogin: string
  rotulo: string
  aceitaSenha: boolean
}

export async function loadProvider(tx: Tx, sealer: Sealer): Promise<Provider | undefined> {
  const row = await tx
    .selectFrom('provedor_oidc')
    .select(['emissor', 'identificador', 'segredo', 'escopos', 'campo_login as campoLogin', 'rotulo'])
    .select('aceita_senha as aceitaSenha')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirst()
  return row && { ...row, segredo: row.segredo ? sealer.open(row.segredo).toString() : undefined }
}

export async function saveProvider(tx: Tx, sealer: Sealer, provider: Provider): Promise<void> {
  const { segredo, campoLogin, aceitaSenha, ...plain } = provider
  const stored = {
    ...plain,
    segredo: segredo === undefined ? null : sealer.seal(segredo),
    campo_login: campoLogin,
    aceita_senha: aceitaSenha,
  }
  await tx
    .insertInto('provedor_oidc')
    .values({ cliente_id: currentClient, ...stored })
    .onConflict((known) => known.column('cliente_id').doUpdateSet({ ...stored, atualizacao: now }))
    .execute()
}

export async function removeProvider(tx: Tx): Promise<boolean> {
  const done = await tx.deleteFrom('provedor_oidc').where('cliente_id', '=', currentClient).executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** Secrets and tokens are sent there: https, except on this machine. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && isPrivate(url) && url.search === '' && url.hash === '' && url.username === ''
}
