import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The part of an address that one holder has: all of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1] ?? address
  if (isIPv4(four)) return four
  if (!isIPv6(address)) return 'desconhecido'
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // An embedded IPv4 address at the end stands for two groups.
  const groups = [...first, ...last].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0)
  const gap = tail === undefined ? [] : new Array<string>(8 - groups).fill('0')
  const prefix = [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
