import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from './location.ts'
import { giveFolder, isPrivate, readPlainFile, requirePrivate } from './private-files.ts'

/** The longest name a socket can have, and the longest that PostgreSQL gives one in its folder. */
const longestName = process.platform === 'linux' ? 107 : 103
const longestFile = '/.s.PGSQL.65535'
/** Names under the usual temporary folder of a user can be too long again, and another account cannot enter it. */
const shortPlace = '/tmp/vinculo-'

/**
 * The folder of the server's socket, which only its account can enter: nobody else can wait there for passwords
 * while the server is down. It stands beside the cluster; where that name is too long, the data folder says where.
 */
export function socketFolder(data: string, { base, account }: Location): string {
  const beside = join(base, 'socket')
  if (Buffer.byteLength(beside + longestFile) <= longestName) {
    if (!existsSync(beside)) {
      mkdirSync(beside, { mode: 0o700 })
      giveFolder(beside, account)
    }
    requirePrivate(beside, account)
    return beside
  }
  const pointer = join(data, 'postgres-socket')
  const known = readPlainFile(pointer)?.trim()
  if (known && isPrivate(known, account)) return known
  const fresh = mkdtempSync(shortPlace)
  giveFolder(fresh, account)
  writeFileSync(pointer, `${fresh}\n`)
  return fresh
}
