import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { render } from '../../catalogue/render.ts'
import { pruneNightly } from '../../server/backup/folder.ts'
import { makeBackup } from '../../server/backup/make.ts'
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
  const manifestOf = (name: string) => JSON.parse(readFileSync(join(backups, name, 'manifesto.json'), 'utf8'))
  const rewrite = (path: string, manifest: object) => {
    const text = JSON.stringify(manifest)
    writeFileSync(join(path, 'manifesto.json'), text)
    writeFileSync(join(path, 'manifesto.sha256'), hash('sha256', text))
  }
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

  it('is reported as impossible from the start while its folder cannot take one, and creates nothing', async () => {
    const { config } = context
    const made = join(outside.path, 'outra')
    mkdirSync(made)
    const unusable = join(outside.path, 'arquivo', 'copias')
    writeFileSync(join(outside.path, 'arquivo'), '')
    writeFileSync(join(made, 'notas.txt'), '')
    for (const [folder, why] of [
      [unusable, /Não é possível escrever em \S+copias \(ENOTDIR\)/],
      [join(source.path, 'copias'), /fica dentro da pasta de dados/],
      [join(context.location.cluster!, 'copias'), /fica dentro da pasta de dados/],
      [made, /tem outras coisas \(notas\.txt\)/],
    ] as const) {
      const other = await openContext({ ...config, backups: folder })
      try {
        const { findings } = await other.health.report()
        const found = findings.find(({ code }) => code === 'COPIA_SEM_PASTA')
        assert.match(render(found!.text, 'pt'), why)
        assert.match(render(found!.text, 'pt'), /^A cópia da noite não pode ser feita\. /)
        assert.match(await other.events.registry.metrics(), /degraded\{reason="COPIA_SEM_PASTA"\} 1/)
      } finally {
        await other.close()
      }
    }
    assert.deepEqual(readdirSync(outside.path).sort(), ['arquivo', 'outra'])
    assert.equal(existsSync(join(source.path, 'copias')), false)
    rmSync(join(outside.path, 'arquivo'))
    rmSync(made, { recursive: true })
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

  it('has a problem while the folder has backups of another database', async () => {
    const [newest] = kept()
    const manifest = manifestOf(newest!)
    const other = join(backups, 'vinculo-20200131T000000000Z')
    cpSync(join(backups, newest!), other, { recursive: true })
    rewrite(other, { ...manifest, banco: { ...manifest.banco, sistema: '1' } })
    assert.deepEqual(await codes(), ['COPIA_COM_PROBLEMA'])
    rmSync(other, { recursive: true })
    assert.deepEqual(await codes(), [])
  })

  it('that is damaged is found by the rehearsal of a repeated run, which makes no other', async () => {
    pass(24)
    await night()
    const newest = join(backups, state().ensaio.copia)
    // As after a run that was interrupted before its rehearsal.
    const { ensaio, ...rest } = state()
    const former = { ...ensaio, copia: kept()[0] }
    writeFileSync(join(backups, 'estado.json'), JSON.stringify({ ...rest, ensaio: former }))
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

  describe('that was rehearsed last', () => {
    const damage = (name: string) => {
      const path = join(backups, name, 'conferencia.json')
      writeFileSync(path, 'x'.repeat(statSync(path).size))
    }
    /** A night whose run was interrupted before the rehearsal, which then finds a damaged backup. */
    const badNight = async () => {
      pass(24)
      const moment = now
      const { path } = await makeBackup(context, { folder: backups, moment, nightly: true })
      damage(basename(path))
      pass(1)
      await assert.rejects(night(), /danificada/)
    }

    it('is kept while newer ones are damaged, and until another was rehearsed', async () => {
      pass(24)
      await night()
      const good: string = state().ensaio.copia
      for (let nights = 0; nights < 3; nights++) await badNight()
      assert.equal(state().ensaio.copia, good)
      // The two newest, and the last good one.
      assert.equal(kept().length, 3)
      assert.equal(kept()[0], good)
      pass(24)
      await night()
      assert.equal(kept().length, 2)
      assert.equal(kept()[1], state().ensaio.copia)
    })

    it('is kept also when a clock that was ahead made others look newer', async () => {
      const future = '2099-01-01T00:00:00Z'
      for (const days of [0, 1, 2]) {
        const moment = Temporal.Instant.from(future).add({ hours: days * 24 })
        await makeBackup(context, { folder: backups, moment, nightly: true })
      }
      const good: string = state().ensaio.copia
      const { sistema } = manifestOf(good).banco
      assert.ok((await pruneNightly(backups, sistema, { keep: 2, rehearsed: good })) > 0)
      assert.ok(kept().includes(good))
      assert.equal(await pruneNightly(backups, sistema, { keep: 1, rehearsed: undefined }), 0)
      for (const name of kept()) if (name > 'vinculo-2099') rmSync(join(backups, name), { recursive: true })
    })

    it('is followed by a removal that leaves what is not a complete nightly backup of this cluster', async () => {
      pass(24)
      await night()
      const good: string = state().ensaio.copia
      const copyOf = (name: string) => {
        cpSync(join(backups, good), join(backups, name), { recursive: true })
        return join(backups, name)
      }
      const others = [1, 2, 3, 4, 5, 6].map((day) => `vinculo-2020010${day}T000000000Z`)
      const [whole, foreign, byHand, truncated, empty, link] = others as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      copyOf(whole)
      const manifest = manifestOf(good)
      rewrite(copyOf(foreign), { ...manifest, banco: { ...manifest.banco, sistema: '1' } })
      rewrite(copyOf(byHand), { ...manifest, noturna: false })
      writeFileSync(join(copyOf(truncated), 'banco.tar.zst'), 'x')
      mkdirSync(join(backups, empty))
      cpSync(join(backups, good), join(outside.path, 'longe'), { recursive: true })
      symlinkSync(join(outside.path, 'longe'), join(backups, link))
      const others2 = ['notas.txt', '.oculto']
      for (const name of others2) writeFileSync(join(backups, name), 'x')
      const { sistema } = manifest.banco
      await pruneNightly(backups, sistema, { keep: 1, rehearsed: good })
      assert.deepEqual(
        readdirSync(backups).sort(),
        [...others2, 'estado.json', ...others.slice(1), good].sort(),
      )
      assert.ok(readdirSync(join(outside.path, 'longe')).length > 3)
      for (const name of [...others.slice(1), ...others2]) rmSync(join(backups, name), { recursive: true })
    })
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
