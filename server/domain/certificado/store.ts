import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Bundle, Certificate } from './read.ts'

/** Stores the client's certificate and replaces the previous one. */
export async function saveCertificate(tx: Tx, sealer: Sealer, certificate: Certificate): Promise<void> {
  const { titular, validoDe, validoAte, key, certificates } = certificate
  const row = {
    titular,
    valido_de: validoDe.toISOString(),
    valido_ate: validoAte.toISOString(),
    segredo: sealer.seal(JSON.stringify({ key, certificates } satisfies Bundle)),
  }
  await tx
    .insertInto('certificado')
    .values({ cliente_id: currentClient, ...row })
    .onConflict((clash) => clash.column('cliente_id').doUpdateSet({ ...row, atualizacao: now }))
    .execute()
}

/** Subject and validity, without the key. */
export interface CertificateShown {
  titular: string
  validoDe: string
  validoAte: string
}

export async function showCertificate(tx: Tx): Promise<CertificateShown | undefined> {
  const { rows } = await sql<CertificateShown>`
    select titular, momento_do_cliente(cliente_id, valido_de) as "validoDe",
           momento_do_cliente(cliente_id, valido_ate) as "validoAte"
      from certificado where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]
}

/** The certificate for signing documents; undefined if there is none or it is not valid now. */
export async function currentCertificate(
  tx: Tx,
  sealer: Sealer,
): Promise<(Bundle & { titular: string }) | undefined> {
  const { rows } = await sql<{ titular: string; segredo: Buffer }>`
    select titular, segredo from certificado
     where cliente_id = ${currentClient} and now() between valido_de and valido_ate`.execute(tx)
  if (!rows[0]) return undefined
  const { titular, segredo } = rows[0]
  return { titular, ...(JSON.parse(sealer.open(segredo).toString()) as Bundle) }
}

export async function removeCertificate(tx: Tx): Promise<boolean> {
  const done = await tx.deleteFrom('certificado').where('cliente_id', '=', currentClient).executeTakeFirst()
  return done.numDeletedRows > 0n
}
