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

/** Seeds of former states of the project are kept so long. */
const keptFor = 7 * 24 * 3_600_000
const seeds = join(tmpdir(), `vinculo-semente-${userInfo().uid}`)

/** Everything that a seed is made of. */
function essence(): string {
  const hash = createHash('sha256')
  const parts = ['server/store/**/*.{ts,sql}', 'test/support/{seed,database}.ts', 'package-lock.json']
  for (const file of globSync(parts, { cwd: projectRoot }).sort())
    hash.update(file).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The seed of the project as it stands. It is made once and kept: making one takes longer than most tests do. It appears
 * under its name when it is whole, so that whoever begins at the same time makes another, and the first to end gives his.
 */
export async function findSeed(): Promise<string> {
  mkdirSync(seeds, { recursive: true, mode: 0o755 })
  // The common temporary folder is everybody's.
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

/**
 * Makes a data folder as a first start leaves it, with its cluster stopped and, in the cluster, the database that
 * tests clone.
 */
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
