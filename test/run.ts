/**
 * Runs the tests on a real PostgreSQL: an embedded one made for this run, or the one of TEST_DATABASE_URL.
 * Arguments are test files; without any, all of them. Those that need a browser come last, where there is one; with
 * --browser they come alone.
 */
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../server/config/config.ts'
import { loadSecrets } from '../server/config/secrets.ts'
import { openPlace } from '../server/store/place.ts'
import { browserLot, withoutBrowser } from './support/browser-lot.ts'
import { prepareTemplate } from './support/database.ts'
import { runLots, slowFirst } from './support/lots.ts'
import { makeSeed, plantSeed } from './support/seed.ts'

/** Nobody needs what this server holds after a crash; tests about crashes have servers of their own. */
async function hurry(url: string): Promise<void> {
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

const folder = mkdtempSync(join(tmpdir(), 'vinculo-teste-'))
// The account PostgreSQL runs under when we are root must reach it.
chmodSync(folder, 0o755)
const external = process.env.TEST_DATABASE_URL
const seed = join(folder, 'semente')
await makeSeed(seed)
if (!external) plantSeed(seed, folder)
const secrets = loadSecrets({ data: folder, keys: undefined })
const place = await openPlace(
  { data: folder, databaseUrl: external } as Parameters<typeof openPlace>[0],
  secrets,
  { serving: false, onRestart: () => {} },
)
let status = 1
try {
  if (external) await prepareTemplate(external)
  else await hurry(place.ownerUrl)
  const given = process.argv.slice(2)
  const alone = given[0] === '--browser'
  const all = alone ? [] : withoutBrowser(globSync('test/**/*.test.ts', { cwd: projectRoot }).sort(slowFirst))
  const env = {
    ...process.env,
    VINCULO_TEST_URL: place.ownerUrl,
    VINCULO_TEST_APPLICATION_URL: place.url,
    VINCULO_TEST_FOLDER: folder,
    VINCULO_TEST_SEED: seed,
    NODE_OPTIONS: '',
    NODE_COMPILE_CACHE: join(folder, 'code'),
  }
  const files = given.length > 0 && !alone ? given : all
  status = files.length > 0 ? await runLots(files, env) : 0
  if (files === all) {
    // By themselves: pages are slow where many others work.
    const lot = await browserLot()
    const required = alone || process.env.REQUIRE_BROWSER === '1'
    const shown = lot.missing ? Number(required) : await runLots(lot.files, env)
    status ||= shown
  }
} finally {
  await place.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
