import type { SettingName } from './settings.ts'

/** The environment, read here and passed on. No other module reads it. */
export type Environment = Partial<Record<SettingName, string | undefined>>

export function readEnvironment(): Environment {
  return process.env
}
