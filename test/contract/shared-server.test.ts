import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it, test } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { stopClock } from '../support/browser.ts'
import { World } from '../support/world.ts'

/** Effects beyond the clients of one file: tables, jobs over all clients, other programs. */
const farReaching =
  /\b(create|alter|drop) (or replace )?(table|trigger|function|index|role|database)\b|\btruncate\b|\b(revoke|grant) \w+ on\b|\b(vacuum|analyze)\b|\/server\/jobs\/|\bdatabaseUrl\b|pg_terminate_backend|session_replication_role/i

test('tests on a shared server change nothing outside their own clients', () => {
  const files = globSync('test/**/*.test.ts', { cwd: projectRoot }).map((file) => ({
    file,
    text: readFileSync(`${projectRoot}/${file}`, 'utf8'),
  }))
  const sharing = files.filter(({ text }) => /^\s*world = await World\.share\(/m.test(text))
  assert.ok(sharing.length > 50)
  const altering = sharing.filter(({ text }) => farReaching.test(text))
  assert.deepEqual(
    altering.map(({ file, text }) => `${file}: ${farReaching.exec(text)![0]}`),
    [],
  )
})

describe('a shared server', () => {
  it('is reused by the next test file, which creates other clients', async () => {
    const first = await World.share({ processing: false })
    const { base } = first
    stopClock(first, '2020-01-01T12:00:00Z')
    const { codigo } = await first.institution()
    await first.close()
    const second = await World.share({ processing: false })
    try {
      assert.equal(second.base, base)
      assert.notEqual((await second.institution()).codigo, codigo)
      assert.ok(Temporal.Instant.compare(second.context.clock.now(), '2026-01-01T00:00:00Z') > 0)
    } finally {
      await second.close()
    }
  })

  it('in use is not given to another file', async () => {
    const first = await World.share({ processing: false })
    const second = await World.share({ processing: false })
    assert.notEqual(first.base, second.base)
    await second.close()
    await first.close()
  })
})
