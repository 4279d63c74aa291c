import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Gate } from '../gate/gate.ts'
import { HostsFile } from './hosts-file.ts'

export interface Address {
  address: string
  family: number
}

/** Resolves a host name on behalf of a client. */
export type Resolve = (hostname: string, client: number) => Promise<Address[]>

export interface NamesOptions {
  /** Name servers with ports; by default those of the machine. */
  servers?: readonly string[]
  hostsFile?: string
  /** Longest time for one name in milliseconds, including the wait for the gate. */
  timeout?: number
}

/** Concurrent lookups in total and for one client; each client waits in its own queue. */
const gateLimits = { most: 256, mostOfCrowd: 16, lines: [4_096] }
const local = /(^|\.)localhost$/
const notThere = ['ENOTFOUND', 'ENODATA']

/**
 * Resolves names that clients chose without `getaddrinfo`, which blocks one of the few threads that also read
 * files and hash passwords. A name server that never answers costs only its own client a slot for a few
 * seconds.
 */
export class Names {
  readonly #servers: readonly string[] | undefined
  readonly #timeout: number
  readonly #hosts: HostsFile
  readonly #gate = new Gate(gateLimits)
  readonly #closed = new AbortController()
  /** Lookups under way: concurrent requests of one client for the same name share one. */
  readonly #underWay = new Map<string, Promise<Address[]>>()

  constructor({ servers, hostsFile = '/etc/hosts', timeout = 5_000 }: NamesOptions = {}) {
    this.#servers = servers
    this.#hosts = new HostsFile(hostsFile)
    this.#timeout = timeout
  }

  readonly resolve: Resolve = async (hostname, client) => {
    const name = hostname.toLowerCase().replace(/\.$/, '')
    if (local.test(name)) return withFamilies(['127.0.0.1', '::1'])
    const known = await this.#hosts.addressesOf(name)
    if (known.length > 0) return withFamilies(known)
    const key = `${client} ${name}`
    const asked = this.#underWay.get(key)
    if (asked) return asked
    const asking = this.#inTurn(name, client).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, asking)
    return asking
  }

  /** Cancels all lookups. */
  close(): void {
    this.#closed.abort()
  }

  async #inTurn(name: string, client: number): Promise<Address[]> {
    const late = AbortSignal.any([AbortSignal.timeout(this.#timeout), this.#closed.signal])
    try {
      return await this.#gate.run({ crowds: [String(client)] }, () => this.#ask(name, late), late)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      // The error codes of `getaddrinfo`: no such name, or no answer for now.
      throw Object.assign(new Error('name'), { code: notThere.includes(code) ? 'ENOTFOUND' : 'EAI_AGAIN' })
    }
  }

  async #ask(name: string, late: AbortSignal): Promise<Address[]> {
    // One resolver per name, so that each can be cancelled alone.
    const resolver = new Resolver({ timeout: this.#timeout, tries: 2 })
    if (this.#servers) resolver.setServers(this.#servers)
    const giveUp = () => resolver.cancel()
    late.addEventListener('abort', giveUp, { once: true })
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const found = [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      if (found.length > 0) return withFamilies(found)
      throw four.status === 'rejected' ? four.reason : new Error('no address')
    } finally {
      late.removeEventListener('abort', giveUp)
    }
  }
}

const withFamilies = (addresses: readonly string[]): Address[] =>
  addresses.map((address) => ({ address, family: isIP(address) }))
