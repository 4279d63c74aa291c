import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { loadSecrets, type Secrets } from '../../server/config/secrets.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import { database, owner, prepareRoles } from '../../server/store/embedded/roles.ts'
import { migrate } from '../../server/store/migrate.ts'
import { prepareTemplate } from './database.ts'
import { temporaryFolder } from './process.ts'

const programs = 'postgres-'

/**
 * Makes a data folder as a first start leaves it, with its cluster stopped and, in the cluster, the database that
 * tests clone. Made once for a run: making one takes longer than most tests do.
 */
export async function makeSeed(data: string): Promise<void> {
  mkdirSync(data, { mode: 0o755 })
  const { databasePassword: password } = loadSecrets({ data, keys: undefined })
  const cluster = await EmbeddedCluster.open({
    data,
    password,
    settle: (made) => prepareRoles(made.url('postgres', 'postgres'), password),
  })
  try {
    await migrate(cluster.url(database, owner))
    await prepareTemplate(cluster.url('postgres', owner), database)
  } finally {
    await cluster.stop()
  }
}

/** Copies a seed. The programs, which nobody changes, stay where they are. */
export function plantSeed(seed: string, data: string): void {
  const base = join(data, 'postgres')
  mkdirSync(base, { recursive: true, mode: 0o755 })
  execFileSync('cp', ['-a', join(seed, 'secrets.json'), data])
  for (const name of readdirSync(join(seed, 'postgres'))) {
    const from = join(seed, 'postgres', name)
    if (name.startsWith(programs)) symlinkSync(from, join(base, name))
    else execFileSync('cp', ['-a', from, base])
  }
}

/** A data folder of its own whose cluster is made and migrated, for who does not test how that is done. */
export function seededFolder(): ReturnType<typeof temporaryFolder> & { secrets: Secrets } {
  const seed = process.env.VINCULO_TEST_SEED
  if (!seed) throw new Error('Run the tests with "npm test" (all) or "npm test -- <file>"')
  const folder = temporaryFolder()
  plantSeed(seed, folder.path)
  return { ...folder, secrets: loadSecrets({ data: folder.path, keys: undefined }) }
}
