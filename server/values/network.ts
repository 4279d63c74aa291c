import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not public. */
const special4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** IPv6 networks inside global unicast that are not public: tunnels, documentation, protocols. */
const special6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

function networks(list: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const block = new BlockList()
  for (const [address, bits] of list) block.addSubnet(address, bits, family)
  return block
}

const reserved4 = networks(special4, 'ipv4')
const reserved6 = networks(special6, 'ipv6')
const global6 = networks([['2000::', 3]], 'ipv6')
const translated6 = networks([['64:ff9b::', 96]], 'ipv6')

/**
 * True for addresses of the public internet. IPv6 is limited to global unicast without 6to4 and Teredo, so
 * that no embedded IPv4 address passes; a NAT64 address is judged by its IPv4 part.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  if (translated6.check(address, 'ipv6')) return isPublicAddress(lastIPv4(address))
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6')
}

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))

/** The IPv4 address in the last 32 bits of an IPv6 one. */
function lastIPv4(address: string): string {
  const dotted = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (dotted) return dotted[1]!
  // The URL parser expands both groups.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':')
  const word = (group: string | undefined) => Number.parseInt(group || '0', 16)
  const [high, low] = [word(groups.at(-2)), word(groups.at(-1))]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The network of one holder: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1] ?? address
  if (isIPv4(four)) return four
  if (!isIPv6(address)) return 'desconhecido'
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // An embedded IPv4 address takes two groups.
  const groups = [...first, ...last].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0)
  const gap = tail === undefined ? [] : new Array<string>(8 - groups).fill('0')
  const prefix = [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
