import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createDatabase } from '../support/database.ts'
import { Running, Serving, until } from '../support/process.ts'
import { day, studentOf } from '../support/records.ts'
import { Relay } from '../support/relay.ts'
import { call } from '../support/run-command.ts'

/** More than one page of results. */
const sent = 1_500
const added = 900

describe('files sent and fetched while processes are killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-morte-'))
  const at = (name: string) => join(folder, name)
  let database: Awaited<ReturnType<typeof createDatabase>>
  let serving: Serving
  let relay: Relay
  let settings: Record<string, string>
  before(async () => {
    database = await createDatabase()
    settings = {
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.url,
      VINCULO_DATA: folder,
    }
    await call(['client', 'create', 'morte'], settings)
    const { stdout } = await call(['token', 'create', '--client', 'morte'], settings)
    serving = await Serving.start(settings)
    relay = await Relay.open(serving.base)
    settings.VINCULO_TOKEN = stdout.trim()
    settings.VINCULO_SERVER = relay.base
  })
  after(async () => {
    await serving.end('SIGKILL')
    relay.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  /**
   * Kills the server when it has answered a request, before the answer arrives, and starts another at the
   * same address.
   */
  const killAt = (operation: string, turn: number): Promise<void> => {
    const nth = relay.count(operation) + turn
    const replaced = Promise.withResolvers<void>()
    const replace = async () => {
      relay.target = undefined
      await serving.end('SIGKILL')
      serving = await Serving.start(settings)
      relay.target = serving.base
    }
    relay.fate = (path, now) => {
      if (path !== operation || now !== nth) return 'pass'
      return { lost: () => replace().then(replaced.resolve, replaced.reject) }
    }
    return replaced.promise
  }
  /** Runs a command, and repeats it if it gave up before the server was back. */
  const finished = async (args: string[], back: Promise<void>) => {
    const first = await call(args, settings)
    await back
    return first.code === 1 ? call(args, settings) : first
  }
  const codes = async (back = Promise.resolve()) => {
    const out = at('todos.ndjson')
    rmSync(out, { force: true })
    const args = ['export', 'RetornaDadosIntegracaoAlunos', '--from', day(-1), '--out', out]
    const { code, stderr } = await finished(args, back)
    assert.equal(code, 0, stderr)
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line).identificacao as string)
  }
  const file = (name: string, from: number, count: number) => {
    const lines = Array.from({ length: count }, (_, nth) => JSON.stringify(studentOf(from + nth)))
    writeFileSync(at(name), `${lines.join('\n')}\n`)
    return Array.from({ length: count }, (_, nth) => `N${from + nth}`)
  }
  const sending = (name: string, each: number) => [
    'send',
    at(name),
    '--operation',
    'RecebeAlunos',
    '--batch-size',
    String(each),
    '--json',
  ]

  it('a server killed during a send: the rest goes to the next one, and no batch is stored twice', async () => {
    const expected = file('a.ndjson', 0, sent)
    const back = killAt('RecebeAlunos', 3)
    const { code, stdout, stderr } = await finished(sending('a.ndjson', sent / 5), back)
    assert.equal(code, 0, stderr)
    const { lotes, aceitos } = JSON.parse(stdout)
    assert.deepEqual([new Set(lotes).size, aceitos], [5, sent])
    assert.deepEqual((await codes()).toSorted(), expected.toSorted())
  })

  it('a server killed during a fetch: the file has every record once', async () => {
    const all = await codes(killAt('RetornaDadosIntegracaoAlunos', 2))
    assert.deepEqual([all.length, new Set(all).size], [sent, sent])
  })

  it('a command killed during a send: the next one continues, and nothing is duplicated', async () => {
    const expected = file('b.ndjson', 5_000, added)
    const nth = relay.count('RecebeAlunos') + 2
    let killed: Promise<unknown> | undefined
    relay.fate = (path, now) => {
      if (path !== 'RecebeAlunos' || now !== nth) return 'pass'
      return {
        lost: () => {
          killed = child.end('SIGKILL')
        },
      }
    }
    const child = new Running(sending('b.ndjson', added / 3), settings)
    await until('the kill', () => killed)
    await killed
    relay.fate = () => 'pass'
    assert.ok(existsSync(at('b.ndjson.envio.json')))
    const { code, stdout, stderr } = await call(sending('b.ndjson', added / 3), settings)
    assert.deepEqual([code, /ele continua/.test(stderr)], [0, true], stderr)
    assert.deepEqual([JSON.parse(stdout).lotes.length, JSON.parse(stdout).aceitos], [3, added])
    const all = await codes()
    assert.equal(all.length, sent + added)
    assert.ok(expected.every((one) => all.includes(one)))
  })
})
