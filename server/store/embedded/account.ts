import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The operating-system account PostgreSQL runs under when we are root, which PostgreSQL refuses. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const preferred = ['vinculo', 'postgres', 'nobody']

export function accountForRoot(passwd = readFileSync('/etc/passwd', 'utf8')): Account | undefined {
  const entries = new Map(
    passwd.split('\n').map((line) => {
      const [name = '', , uid = '', gid = ''] = line.split(':')
      return [name, { name, uid: Number(uid), gid: Number(gid) }] as const
    }),
  )
  for (const name of preferred) {
    const found = entries.get(name)
    if (found && found.uid > 0) return found
  }
  return undefined
}

/** Whether every folder above `path` lets a foreign account pass through. */
export function isReachable(path: string, account: Account): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat) {
      const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001
      if ((stat.mode & bit) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}
