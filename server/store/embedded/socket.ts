import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { replaceDurably } from '../../durable-file.ts'
import type { Location } from './location.ts'
import { giveFolder, isPrivate, readPlainFile, requirePrivate } from './private-files.ts'

/** Longest path of a Unix socket, and the longest name that PostgreSQL gives one. */
const longestName = process.platform === 'linux' ? 107 : 103
const longestFile = '/.s.PGSQL.65535'
/** A user's own temporary folder may have a long path, and other accounts cannot enter it. */
const shortFolder = '/tmp/vinculo-'

/**
 * Folder of the server's socket. Only its account can enter, so that no other process can collect passwords
 * there while the server is down. It is beside the cluster; where that path is too long, a file in the data
 * folder names it.
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
  const fresh = mkdtempSync(shortFolder)
  giveFolder(fresh, account)
  replaceDurably(pointer, `${fresh}\n`, 0o644)
  return fresh
}
