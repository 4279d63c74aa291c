import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { codesOf } from '../../server/health/health.ts'
import { backUp } from '../../server/jobs/back-up.ts'
import { jobs } from '../../server/jobs/background.ts'
import { recorded } from '../../server/jobs/job-runs.ts'
import { stopPostgres, temporaryFolder } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

const never = new AbortController().signal

describe('the nightly backup', () => {
  const source = seededFolder()
  const outside = temporaryFolder()
  const backups = join(outside.path, 'copias')
  let now = Temporal.Instant.from('2026-03-02T05:15:00Z')
  let context: Context

  const pass = (hours: number) => {
    now = now.add({ hours })
  }
  const codes = async () => {
    context.health.forget()
    return codesOf(await context.health.report()).filter((code) => code.startsWith('COPIA'))
  }
  const kept = () =>
    readdirSync(backups)
      .filter((name) => name.startsWith('vinculo-'))
      .sort()
  const state = () => JSON.parse(readFileSync(join(backups, 'estado.json'), 'utf8'))
  const night = () => backUp(context, never)

  before(async () => {
    const config = readConfig({
      VINCULO_DATA: source.path,
      VINCULO_BACKUPS: backups,
      VINCULO_BACKUPS_KEEP: '2',
      VINCULO_LOG: 'silent',
    })
    context = await openContext(config)
    context.clock = { now: () => now, pause: async () => {} }
  })
  after(async () => {
    await context?.close()
    await stopPostgres(source.path)
    source.remove()
    outside.remove()
  })

  it('is scheduled, and reported as missing until it was made', async () => {
    assert.ok(jobs.some(({ run }) => run === backUp))
    assert.deepEqual(await codes(), ['COPIA_ATRASADA'])
  })

  it('is made and rehearsed, and its age is measured', async () => {
    await night()
    assert.deepEqual(await codes(), [])
    assert.equal(kept().length, 1)
    assert.equal(state().ensaio.copia, kept()[0])
    pass(5)
    context.health.forget()
    assert.equal((await context.health.report()).measures.backupAgeSeconds, 5 * 3600)
    assert.match(await context.events.registry.metrics(), /^vinculo_backup_age_seconds 18000$/m)
  })

  it('is reported as outdated when nights are missed, and no longer after the next', async () => {
    pass(30)
    assert.deepEqual(await codes(), [])
    pass(2)
    assert.deepEqual(await codes(), ['COPIA_ATRASADA'])
    pass(8 * 24)
    assert.deepEqual(await codes(), ['COPIA_ATRASADA', 'COPIA_NAO_ENSAIADA'])
    await night()
    assert.deepEqual(await codes(), [])
  })

  it('keeps the newest, and those that a person made', async () => {
    const byHand = await call(['backup', backups, '--json'], { VINCULO_DATA: source.path })
    assert.equal(byHand.code, 0, byHand.stderr)
    pass(24)
    const before = kept()
    await night()
    assert.equal(kept().length, 3)
    assert.equal(kept().includes(before[0]!), false)
    const manifests = kept().map((name) =>
      JSON.parse(readFileSync(join(backups, name, 'manifesto.json'), 'utf8')),
    )
    assert.equal(manifests.filter(({ noturna }) => noturna).length, 2)
    const { copia } = JSON.parse(byHand.stdout)
    rmSync(copia, { recursive: true })
  })

  it('that is damaged is found by the rehearsal of a repeated run, which makes no other', async () => {
    pass(24)
    await night()
    const newest = join(backups, state().ensaio.copia)
    // As after a run that was interrupted before its rehearsal.
    const { ensaio: _, ...rest } = state()
    writeFileSync(join(backups, 'estado.json'), JSON.stringify(rest))
    const path = join(newest, 'conferencia.json')
    const whole = readFileSync(path)
    writeFileSync(path, 'x')
    pass(1)
    await assert.rejects(recorded(context, 'copia-de-seguranca', night), /danificada/)
    assert.match(state().problema, /A cópia está danificada/)
    assert.deepEqual(await codes(), ['COPIA_COM_PROBLEMA'])
    writeFileSync(path, whole)
    await night()
    assert.equal(state().problema, undefined)
    assert.deepEqual(await codes(), [])
  })

  it('has a problem when the folder cannot be written', async () => {
    pass(24)
    const { config } = context
    const file = join(outside.path, 'arquivo')
    writeFileSync(file, '')
    context.config = { ...config, backups: file }
    await assert.rejects(night(), /Não é possível escrever em/)
    context.config = config
  })
})
