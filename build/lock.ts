import { mkdirSync } from 'node:fs'
import { withStartLock } from '../server/store/embedded/start-lock.ts'
import { dist } from './dist.ts'

/** One build at a time: two starts of a clone would otherwise replace each other's files. */
export function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(dist, { recursive: true })
  return withStartLock(dist, work)
}
