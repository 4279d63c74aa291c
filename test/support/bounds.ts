import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import type { Bound } from '../../server/domain/machine/bound.ts'

const isBound = (one: unknown): one is Bound =>
  typeof one === 'object' && one !== null && 'machine' in one && 'guards' in one

/** Every machine with its guards and consequences, by noun, as the domain binds them. */
export async function boundMachines(): Promise<ReadonlyMap<string, Bound>> {
  const files = globSync('server/domain/*/guards.ts', { cwd: projectRoot })
  const modules = await Promise.all(
    files.map((file) => import(join(projectRoot, file)) as Promise<Readonly<Record<string, unknown>>>),
  )
  const bounds = modules.flatMap((one) => Object.values(one).filter(isBound))
  return new Map(bounds.map((bound) => [bound.machine.noun, bound]))
}
