import { isIPv6 } from 'node:net'

/** What counts as one address: an IPv4 address, or the 64 bits of IPv6 that a single network is given. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0]!.toLowerCase()
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (embedded) return embedded[1]!
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) groups.push(...Array<string>(8).fill('0'))
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
