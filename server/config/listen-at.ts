import { isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

export interface ListenAt {
  host: string
  port: number
}

/** Reads `port`, `address:port` or `[address]:port`. A port alone means 127.0.0.1. */
export function readListenAt(name: string, value: string | undefined): ListenAt | undefined {
  if (!value) return undefined
  const [, bracketed, plain, digits] = /^(?:(?:\[([^\]]+)\]|([^:[\]]+)):)?(\d{1,5})$/.exec(value) ?? []
  const port = Number(digits)
  if (digits === undefined || port > 65_535 || (bracketed !== undefined && isIP(bracketed) !== 6)) {
    throw new SettingError(
      `${name}: "${value}" não serve; informe uma porta, como 9464, ou endereço e porta, como 10.0.0.5:9464.`,
    )
  }
  return { host: bracketed ?? plain ?? '127.0.0.1', port }
}
