import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { majorVersion } from './binaries.ts'
import { OtherMajor } from './failure.ts'

/** PostgreSQL does not read a cluster of another major version, and pg_upgrade is not part of the package. */
export function refuseOtherMajor(cluster: string): void {
  let found: string
  try {
    found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    // There is no cluster yet, or another account owns it, as which PostgreSQL itself will look.
    if (['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  const ours = majorVersion()
  if (found === ours) return
  throw new OtherMajor(
    `O banco de ${cluster} é do PostgreSQL ${found}, e este Vínculo traz o ${ours}, que não o lê. Com a versão do Vínculo usada até agora, execute "vinculo data export PASTA"; com esta, "vinculo data import PASTA --data NOVA" (docs/OPERATIONS.md, Upgrading). Nada foi alterado.`,
  )
}
