import { said } from '../../catalogue/message.ts'
import type { Clock } from '../values/clock.ts'
import type { Checked, Finding } from './finding.ts'

/** State of the backups. */
export interface BackupStatus {
  /** Age of the newest backup; undefined when there is none. */
  ageSeconds?: number
  /** When restoring was last rehearsed, as an ISO 8601 instant. */
  rehearsedAt?: string
  /** What is wrong with the backups, in Portuguese. */
  problem?: string
  /** Why the folder cannot take a backup, in Portuguese. */
  unusable?: string
}

/** Reads the state of the backups; undefined where none are configured. */
export type BackupProvider = () => Promise<BackupStatus | undefined>

/** A nightly backup may take hours, and one night may be missed by a restart. */
const mostHours = 36
const mostDaysUnrehearsed = 8
const hour = 3_600

export async function checkBackup(provider: BackupProvider, clock: Clock): Promise<Checked> {
  const status = await provider()
  if (!status) return { findings: [], measures: {} }
  const { ageSeconds, problem, unusable } = status
  const findings: Finding[] = []
  if (unusable) {
    findings.push({ code: 'COPIA_SEM_PASTA', text: said('saude.copiaSemPasta', { problema: unusable }) })
  }
  if (problem) {
    const problema = problem.replace(/\.$/, '')
    findings.push({ code: 'COPIA_COM_PROBLEMA', text: said('saude.copiaComProblema', { problema }) })
  }
  if (ageSeconds === undefined) {
    findings.push({ code: 'COPIA_ATRASADA', text: said('saude.copiaAusente') })
  } else if (ageSeconds > mostHours * hour) {
    const horas = Math.floor(ageSeconds / hour)
    findings.push({ code: 'COPIA_ATRASADA', text: said('saude.copiaAtrasada', { horas }) })
  }
  if (ageSeconds !== undefined && !isRehearsed(status, clock)) {
    const text = said('saude.copiaNaoEnsaiada', { dias: mostDaysUnrehearsed })
    findings.push({ code: 'COPIA_NAO_ENSAIADA', text })
  }
  return { findings, measures: ageSeconds === undefined ? {} : { backupAgeSeconds: ageSeconds } }
}

function isRehearsed({ rehearsedAt }: BackupStatus, clock: Clock): boolean {
  if (!rehearsedAt) return false
  const age = Temporal.Instant.from(rehearsedAt).until(clock.now()).total('hours')
  return age <= mostDaysUnrehearsed * 24
}
