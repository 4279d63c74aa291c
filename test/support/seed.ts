import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import { loadSecrets, type Secrets } from '../../server/config/secrets.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import { database, owner, prepareRoles } from '../../server/store/embedded/roles.ts'
import { migrate } from '../../server/store/migrate.ts'
import { prepareTemplate } from './database.ts'
import { temporaryFolder } from './process.ts'

const programs = 'postgres-'

/** Age in milliseconds after which seeds of former versions are deleted. */
const keptFor = 7 * 24 * 3_600_000
const seeds = join(tmpdir(), `vinculo-semente-${userInfo().uid}`)

/** Hash of everything that a seed depends on. */
function essence(): string {
  const hash = createHash('sha256')
  const parts = ['server/store/**/*.{ts,sql}', 'test/support/{seed,database}.ts', 'package-lock.json']
  for (const file of globSync(parts, { cwd: projectRoot }).sort())
    hash.update(file).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The seed of the current version, created once because that takes longer than most tests. It gets its name
 * when complete: of concurrent runs, the first to finish provides it.
 */
export async function findSeed(): Promise<string> {
  mkdirSync(seeds, { recursive: true, mode: 0o755 })
  // Other users can write to the shared temporary folder.
  if (lstatSync(seeds).uid !== userInfo().uid) throw new Error(`${seeds} belongs to somebody else`)
  const seed = join(seeds, essence())
  if (existsSync(seed)) return seed
  const workshop = mkdtempSync(join(seeds, 'nova-'))
  chmodSync(workshop, 0o755)
  const made = join(workshop, 'semente')
  try {
    await makeSeed(made)
    renameSync(made, seed)
  } catch (error) {
    if (!existsSync(seed)) throw error
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  for (const name of readdirSync(seeds)) {
    const old = join(seeds, name)
    if (Date.now() - lstatSync(old).mtimeMs > keptFor) rmSync(old, { recursive: true, force: true })
  }
  return seed
}

/** Creates a data folder as a first start does, with the cluster stopped and the template database in it. */
async function makeSeed(data: string): Promise<void> {
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

/** Copies a seed; the PostgreSQL programs are not copied. */
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

/** A data folder with a migrated cluster, for tests that do not test its creation. */
export function seededFolder(): ReturnType<typeof temporaryFolder> & { secrets: Secrets } {
  const seed = process.env.VINCULO_TEST_SEED
  if (!seed) throw new Error('Run the tests with "npm test" (all) or "npm test -- <file>"')
  const folder = temporaryFolder()
  plantSeed(seed, folder.path)
  return { ...folder, secrets: loadSecrets({ data: folder.path, keys: undefined }) }
}
