import { open } from 'node:fs/promises'
import { isIP } from 'node:net'

const longest = 65_536
const freshFor = 10_000

type Hosts = ReadonlyMap<string, readonly string[]>

/** Names in the machine's hosts file, read again every few seconds. */
export class HostsFile {
  readonly #path: string
  #known: Promise<Hosts> | undefined
  #until = 0

  constructor(path: string) {
    this.#path = path
  }

  async addressesOf(name: string): Promise<readonly string[]> {
    if (!this.#known || Date.now() >= this.#until) {
      this.#known = readHosts(this.#path)
      this.#until = Date.now() + freshFor
    }
    return (await this.#known).get(name) ?? []
  }
}

/** A file that cannot be read has no names. */
async function readHosts(path: string): Promise<Hosts> {
  const hosts = new Map<string, string[]>()
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longest), 0, longest, 0)
    for (const line of buffer.toString('utf8', 0, bytesRead).split('\n')) {
      const [address = '', ...names] = line.split('#', 1)[0]!.trim().split(/\s+/)
      if (!isIP(address)) continue
      for (const name of names) {
        const key = name.toLowerCase()
        hosts.set(key, [...(hosts.get(key) ?? []), address])
      }
    }
  } catch {}
  return hosts
}
