import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

/** The server's day may differ from the client's: use `hoje_do_cliente()` in SQL and `today(zone)` in code. */
it('no statement uses the server’s current day', () => {
  const files = globSync('{server,cli,demo}/**/*.{ts,sql}', { cwd: projectRoot })
  assert.ok(files.length > 100)
  const asking = files.filter((file) =>
    /current_date|now\(\)\s*::\s*date|current_timestamp\s*::\s*date|'(today|tomorrow|yesterday)'/i.test(
      readFileSync(`${projectRoot}/${file}`, 'utf8'),
    ),
  )
  assert.deepEqual(asking, [])
})
