import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { bytesText } from '../../bytes-text.ts'
import { SettingError } from '../../config/setting-error.ts'
import { clusterWithoutData, hasCluster, placeOf } from './location.ts'

/** Bytes of PostgreSQL's programs, an empty cluster with its log, and what the first minutes write. */
const leastFree = 400 * 2 ** 20

/**
 * Refuses a start if the data folder is gone but its cluster is still there, or if a new cluster does not fit on
 * the disk. Creates nothing.
 */
export function refuseImpossibleStart(data: string): void {
  const left = clusterWithoutData(data)
  if (left) throw dataFolderGone(data, left)
  if (hasCluster(data)) return
  for (const folder of [data, placeOf(data)]) {
    const { blocks, bavail, bsize } = statfsSync(existingAbove(folder))
    if (blocks === 0) throw noDisk(folder)
    const free = bavail * bsize
    if (free < leastFree) throw diskTooSmall(folder, free)
  }
}

function existingAbove(path: string): string {
  return existsSync(path) ? path : existingAbove(dirname(path))
}

const diskTooSmall = (folder: string, free: number) =>
  new SettingError(
    `O disco de ${folder} tem só ${bytesText(free)} livres, e o primeiro início precisa de ${bytesText(leastFree)}. Libere espaço, ou escolha outra pasta com VINCULO_DATA. Nada foi criado.`,
  )

/** File systems without blocks, such as /proc. */
const noDisk = (folder: string) =>
  new SettingError(
    `${folder} não fica em um disco em que se guardam arquivos. Escolha outra pasta com VINCULO_DATA. Nada foi criado.`,
  )

const dataFolderGone = (data: string, cluster: string) =>
  new SettingError(
    `A pasta de dados ${data} foi apagada ou está em um disco desmontado, mas o banco dela ainda está em ${cluster}. Para continuar com ele, devolva a pasta da cópia de segurança, ao menos secrets.json e arquivos. Para restaurar uma cópia inteira, use vinculo restore com outra pasta. Para começar do zero, remova antes o banco com: vinculo data remove ${cluster}. Nada foi alterado.`,
  )
