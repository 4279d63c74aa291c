import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

/** The server's day is not the client's: `hoje_do_cliente()` in SQL and `today(zone)` in code are. */
it('no statement asks for the day of the server', () => {
  const files = globSync('{server,cli,demo}/**/*.{ts,sql}', { cwd: projectRoot })
  assert.ok(files.length > 100)
  const asking = files.filter((file) =>
    /current_date|now\(\)\s*::\s*date|current_timestamp\s*::\s*date|'(today|tomorrow|yesterday)'/i.test(
      readFileSync(`${projectRoot}/${file}`, 'utf8'),
    ),
  )
  assert.deepEqual(asking, [])
})
