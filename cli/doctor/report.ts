import {
  type HealthCode,
  healthReasons,
  type InstallationCode,
  installationReasons,
} from '../../catalogue/health.ts'
import { portuguese } from '../../catalogue/phrase.ts'

type Code = HealthCode | InstallationCode

export interface Trouble {
  code: Code
  tone: string
  title: string
  text: string
  fix: string
}

const reasons = { ...healthReasons, ...installationReasons }

/** Result of an examination. */
export class Report {
  readonly #troubles: Trouble[] = []
  /** Names of the checks that were made. */
  readonly looked: string[] = []
  /** What is worth knowing and not wrong. */
  readonly notes: string[] = []

  add(code: Code, text: string): void {
    const { tone, title, fix } = reasons[code]
    this.#troubles.push({ code, tone, title: portuguese(title), text: sentence(text), fix: portuguese(fix) })
  }

  has = (code: string): boolean => this.#troubles.some((one) => one.code === code)

  /** Errors first. */
  get troubles(): readonly Trouble[] {
    return this.#troubles.toSorted(
      (one, other) => Number(other.tone === 'erro') - Number(one.tone === 'erro'),
    )
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
