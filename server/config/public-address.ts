import type { Config } from './config.ts'

/** Where people reach the platform, without a slash at the end. */
export function publicAddress({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '')
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
