/**
 * Runs the tests on a real PostgreSQL: an embedded one made for this run, or that of TEST_DATABASE_URL.
 * Arguments are test files, by default all. --changed selects those that a change can affect, --browser those
 * that need a browser, --long runs soak tests in full. Browser tests run last and alone.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { cacheIn } from '../bin/cache.mjs'
import { ensureBuilt } from '../bin/ensure-built.mjs'
import { projectRoot } from '../server/config/config.ts'
import { loadSecrets } from '../server/config/secrets.ts'
import { openDataLocation } from '../server/store/data-location.ts'
import { browserTests, hasBrowser, withoutBrowser } from './support/browser-tests.ts'
import { affectedTests, changedFiles } from './support/changed.ts'
import { prepareTemplate } from './support/database.ts'
import { browserLanes, longFirst, runLanes, tell } from './support/lanes.ts'
import { scratchFolder } from './support/scratch.ts'
import { findSeed, plantSeed } from './support/seed.ts'
import { inFull } from './support/soak.ts'

const given = process.argv.slice(2)
const chosen = choose()
if (chosen.length === 0) process.exit(0)
const files = withoutBrowser(chosen)
const inBrowser = chosen.filter((file) => !files.includes(file))

function choose(): string[] {
  if (given.includes('--changed')) return chooseChanged()
  if (given.includes('--browser')) return longFirst(browserTests())
  if (given.includes('--long')) return soakTests()
  return given.length > 0 ? given : longFirst(all())
}

function all(): string[] {
  return globSync('test/**/*.test.ts', { cwd: projectRoot })
}

function soakTests(): string[] {
  return all().filter((file) => readFileSync(join(projectRoot, file), 'utf8').includes('/support/soak.ts'))
}

function chooseChanged(): string[] {
  const changed = changedFiles()
  const chosen = affectedTests(changed)
  console.log(`${changed.length} changed files can affect ${chosen.length} of ${all().length} test files:`)
  for (const file of chosen) console.log(`  ${file}`)
  return chosen
}

/** Turns durability off: the cluster is deleted after the run, and tests of crashes have their own clusters. */
async function turnDurabilityOff(url: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  server.username = 'postgres'
  server.password = secrets.databasePassword
  const admin = new pg.Client({ connectionString: server.href })
  await admin.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await admin.query(`alter system set ${setting} = off`)
  }
  await admin.query('select pg_reload_conf()')
  await admin.end()
}

// Tests that start the program as a process, and those of pages, use the build.
const unbuilt = await ensureBuilt(projectRoot)
if (unbuilt) throw new Error(unbuilt)
const { path: folder, temporary } = scratchFolder()
const external = process.env.TEST_DATABASE_URL
const seed = await findSeed()
if (!external) plantSeed(seed, folder)
const secrets = loadSecrets({ data: folder, keys: undefined })
const place = await openDataLocation(
  { data: folder, databaseUrl: external } as Parameters<typeof openDataLocation>[0],
  secrets,
  { serving: false, onRestart: () => {} },
)
let status = 1
try {
  if (external) await prepareTemplate(external)
  else await turnDurabilityOff(place.ownerUrl)
  const env = {
    ...process.env,
    TMPDIR: temporary,
    VINCULO_TEST_URL: place.ownerUrl,
    VINCULO_TEST_APPLICATION_URL: place.url,
    VINCULO_TEST_FOLDER: folder,
    VINCULO_TEST_SEED: seed,
    ...(given.includes('--long') && inFull),
    NODE_OPTIONS: '',
    // The program's own compile cache, shared with later runs and with processes that tests start.
    NODE_COMPILE_CACHE: cacheIn(projectRoot),
  }
  const failures = files.length > 0 ? await runLanes(files, env) : []
  if (inBrowser.length > 0) {
    // Separately, because pages are slow beside other tests.
    const demanded = files.length === 0 || process.env.REQUIRE_BROWSER === '1'
    const found = await hasBrowser(inBrowser)
    const shown = found ? await runLanes(inBrowser, env, browserLanes) : []
    // Repeats the failures after the output of the browser tests.
    if (found) tell(failures)
    status = failures.length + shown.length > 0 || (!found && demanded) ? 1 : 0
  } else status = failures.length > 0 ? 1 : 0
} finally {
  await place.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
