import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { checkOut } from '../../release/checkout.ts'
import { normalise, writeTarGz } from '../../release/files.ts'
import { readOptions } from '../../release/options.ts'
import { temporaryFolder } from '../support/process.ts'

describe('a release', () => {
  const scratch = temporaryFolder()
  after(scratch.remove)

  it('packs the same files to the same bytes, in whatever order and with whatever rights they were made', async () => {
    const packed = []
    for (const [made, names] of [
      ['one', ['b', 'a', 'c']],
      ['two', ['c', 'b', 'a']],
    ] as const) {
      const folder = join(scratch.path, made)
      mkdirSync(join(folder, 'vinculo/bin'), { recursive: true, mode: made === 'one' ? 0o700 : 0o777 })
      for (const name of names) writeFileSync(join(folder, 'vinculo', name), name)
      const program = join(folder, 'vinculo/bin/program')
      writeFileSync(program, '#!/bin/sh')
      chmodSync(program, made === 'one' ? 0o700 : 0o775)
      symlinkSync('bin/program', join(folder, 'vinculo/link'))
      normalise(folder, 1_700_000_000)
      await writeTarGz(folder, join(scratch.path, `${made}.tar.gz`))
      packed.push(readFileSync(join(scratch.path, `${made}.tar.gz`)))
    }
    assert.ok(packed[0]!.length > 100)
    assert.ok(packed[0]!.equals(packed[1]!))
    const listed = execFileSync('tar', ['-tvzf', join(scratch.path, 'one.tar.gz')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TZ: 'UTC' },
    })
    assert.match(listed, /^-rwxr-xr-x 0\/0 .* 2023-11-14 22:13 vinculo\/bin\/program$/m)
    assert.match(listed, /^-rw-r--r-- 0\/0 .* vinculo\/a$/m)
  })

  it('is refused without a tag, of another version, and without a date in the changelog', () => {
    const project = join(scratch.path, 'project')
    mkdirSync(project)
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', project, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args])
    const commit = (version: string, changelog: string) => {
      writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'x', version }))
      writeFileSync(join(project, 'CHANGELOG.md'), changelog)
      git('add', '.')
      git('commit', '--quiet', '--no-gpg-sign', '-m', version)
    }
    git('init', '--quiet')
    commit('1.0.0', '## [Unreleased]\n')
    git('tag', 'v1.0.0')
    git('tag', 'v2.0.0')
    let times = 0
    const releasing = (tag: string) => () =>
      checkOut(project, readOptions(['--tag', tag]), join(scratch.path, `checkout-${++times}`))
    assert.throws(releasing('v3.0.0'), /v3\.0\.0: Essa etiqueta não existe/)
    assert.throws(releasing('HEAD'), /HEAD: Essa etiqueta não existe/)
    assert.throws(releasing('v2.0.0'), /A etiqueta v2\.0\.0 tem a versão 1\.0\.0/)
    assert.throws(releasing('v1.0.0'), /falta "## \[1\.0\.0\] - AAAA-MM-DD"/)
  })

  it('has options that name what they do not know', () => {
    assert.throws(() => readOptions([]), /Falta --tag/)
    assert.throws(
      () => readOptions(['--tag', 'v1', '--platforms', 'linux-x64,windows']),
      /"windows" não existe/,
    )
    assert.throws(() => readOptions(['--tag', 'v1', '--only', 'rpm']), /"rpm" não existe; use npm, deb/)
    assert.throws(() => readOptions(['--tag', 'v1', '--tags', 'x']), /RELEASING/)
    const { platforms, kinds } = readOptions([
      '--tag',
      'v1',
      '--platforms',
      'darwin-x64,linux-x64',
      '--only',
      '',
    ])
    assert.deepEqual(platforms, ['linux-x64', 'darwin-x64'])
    assert.deepEqual(kinds, [])
  })
})
