import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '../config/setting-error.ts'

/** Marks a data folder while an export is imported into it. */
export const unfinishedImport = 'importacao-incompleta'

/** Otherwise a start would treat the half-filled database as a complete one. */
export function refuseUnfinishedImport(data: string): void {
  if (!existsSync(join(data, unfinishedImport))) return
  throw new SettingError(
    `A importação em ${data} não terminou. Repita "vinculo data import" com a mesma pasta de dados: ela recomeça. Nada foi alterado.`,
  )
}
