import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '../config/setting-error.ts'

/** Marks a data folder while a backup is restored into it. */
export const unfinishedRestore = 'restauracao-incompleta'

/** Otherwise a start would treat the incomplete folder as a new installation. */
export function refuseUnfinishedRestore(data: string): void {
  if (!existsSync(join(data, unfinishedRestore))) return
  throw new SettingError(
    `A restauração em ${data} não terminou. Repita vinculo restore com a mesma pasta: ela continua do começo. Nada foi alterado.`,
  )
}
