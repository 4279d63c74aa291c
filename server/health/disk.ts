import { stat, statfs } from 'node:fs/promises'
import { type Message, said } from '../../catalogue/message.ts'
import { bytesText } from '../bytes-text.ts'
import type { Config } from '../config/config.ts'
import { clusterBase } from '../store/embedded/location.ts'
import type { Checked, Finding } from './finding.ts'

export type FreeBytes = (folder: string) => Promise<number>

/** Bytes that an ordinary account may still write. */
export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

type DiskConfig = Pick<Config, 'data' | 'databaseUrl' | 'diskLow' | 'diskFull'>

/** Free space of the data folder, and of the embedded database where that is on another disk. */
export async function checkDisk(config: DiskConfig, free: FreeBytes = freeBytes): Promise<Checked> {
  const { data, databaseUrl } = config
  const cluster = databaseUrl ? undefined : clusterBase(data)
  const dataFreeBytes = await free(data)
  const findings = judge(dataFreeBytes, said('saude.discoDosDados'), config)
  if (!cluster || (await deviceOf(cluster)) === (await deviceOf(data))) {
    return { findings, measures: { dataFreeBytes } }
  }
  const databaseFreeBytes = await free(cluster)
  return {
    findings: [...findings, ...judge(databaseFreeBytes, said('saude.discoDoBanco'), config)],
    measures: { dataFreeBytes, databaseFreeBytes },
  }
}

const deviceOf = async (folder: string) => (await stat(folder)).dev

function judge(free: number, onde: Message, { diskLow, diskFull }: DiskConfig): Finding[] {
  const values = { onde, livre: bytesText(free) }
  if (free < diskFull) return [{ code: 'DISCO_CHEIO', text: said('saude.discoCheio', values) }]
  if (free < diskLow) return [{ code: 'DISCO_QUASE_CHEIO', text: said('saude.discoQuaseCheio', values) }]
  return []
}
