import { BlockList, isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

/** Trusted proxies: a number of hops, or networks. */
export type Proxies = number | BlockList

const mostHops = 10
const advice =
  'informe quantos proxies há na frente (1 para um só) ou os endereços e redes deles, como 10.0.0.0/8,loopback'

/**
 * Reads a number of hops or a list of networks. Trusting all addresses is impossible, because callers can
 * forge the header.
 */
export function readProxies(name: string, value: string | undefined): Proxies {
  if (value === undefined || value === '') return 0
  const hops = /^\d+$/.test(value) ? Number(value) : undefined
  if (hops !== undefined && hops <= mostHops) return hops
  const networks = new BlockList()
  for (const item of value.split(',')) {
    if (hops !== undefined || !addNetwork(networks, item.trim())) {
      throw new SettingError(`${name}: "${value}" não serve; ${advice}.`)
    }
  }
  return networks
}

function addNetwork(networks: BlockList, item: string): boolean {
  if (item === 'loopback') return addNetwork(networks, '127.0.0.0/8') && addNetwork(networks, '::1')
  const [address = '', bits, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (bits === undefined) {
    networks.addAddress(address, family)
    return true
  }
  const size = /^\d{1,3}$/.test(bits) ? Number(bits) : 0
  if (size < 1 || size > (version === 4 ? 32 : 128)) return false
  networks.addSubnet(address, size, family)
  return true
}
