import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system account that runs PostgreSQL when we are root, which PostgreSQL refuses. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const preferred = ['vinculo', 'postgres', 'nobody']

/** The first preferred account that exists on this machine. */
export function accountForRoot(passwd = readFileSync('/etc/passwd', 'utf8')): Account | undefined {
  const accounts = accountsIn(passwd)
  return preferred
    .map((name) => accounts.find((account) => account.name === name && account.uid > 0))
    .find((account) => account !== undefined)
}

export const accountNumbered = (uid: number, passwd: string): Account | undefined =>
  accountsIn(passwd).find((account) => account.uid === uid)

function accountsIn(passwd: string): Account[] {
  return passwd.split('\n').map((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

/** Whether the account may traverse every folder above `path`. */
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
