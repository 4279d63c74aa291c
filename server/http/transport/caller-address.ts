import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Proxies } from '../../config/proxies.ts'

/**
 * Address of the caller as far as trusted proxies report it. Each proxy appends the address that called it to
 * X-Forwarded-For, and entries further left may be forged. The walk goes from our connection to the left and
 * stops at the first address that is no trusted proxy, or before an entry that is no address.
 */
export function callerAddress({ socket, headers }: IncomingMessage, proxies: Proxies): string {
  let address = plain(socket.remoteAddress ?? '') ?? ''
  if (proxies === 0) return address
  const told = String(headers['x-forwarded-for'] ?? '').split(',')
  for (let hop = 0; told.length > 0 && believed(proxies, address, hop); hop++) {
    const before = plain(told.pop()!)
    if (before === undefined) return address
    address = before
  }
  return address
}

function believed(proxies: Proxies, address: string, hop: number): boolean {
  if (typeof proxies === 'number') return hop < proxies
  const version = isIP(address)
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Strips port, brackets and zone from an address and unwraps IPv4-mapped IPv6; undefined for other texts. */
function plain(text: string): string | undefined {
  const [, inside, outside] = /^(?:\[([^\]]*)\](?::\d{1,5})?|(.*))$/s.exec(text.trim()) ?? []
  const bare = (inside ?? outside?.replace(/^([\d.]+):\d{1,5}$/, '$1') ?? '').split('%', 1)[0]!.toLowerCase()
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  const address = embedded ?? bare
  return isIP(address) === 0 ? undefined : address
}
