import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { repeatsItself } from '../support/regex-ambiguity.ts'
import { expressionsIn } from '../support/regex-source.ts'

/** Texts of the operator, the program and the store, which no caller writes. */
const trusted = ['server/config/', 'server/store/', 'catalogue/reference']

describe('every regular expression on caller input', () => {
  it('reads a text in linear time', () => {
    const files = globSync('{server,catalogue}/**/*.ts', { cwd: projectRoot }).filter(
      (file) => !trusted.some((folder) => file.startsWith(folder)),
    )
    const all = files.flatMap((file) =>
      expressionsIn(readFileSync(join(projectRoot, file), 'utf8')).map((one) => ({ file, ...one })),
    )
    assert.ok(all.length > 50, `only ${all.length} were found`)
    const slow = all.filter(({ body, flags }) => repeatsItself(body, flags))
    assert.deepEqual(
      slow.map(({ file, line, body }) => `${file}:${line} /${body}/`),
      [],
    )
  })

  it('is detected when it does not', () => {
    const slow = [
      '^(-?)0*(\\d+)(?:[.,](\\d+))?$',
      '0+$',
      '=+$',
      '^(a+)+$',
      '^(a|a)*b',
      '\\s+$',
      'a.*b.*c',
      '^\\d+\\d*x',
      '<(.*?)>',
    ]
    const quick = [
      '^\\d+$',
      '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$',
      '\\s+',
      '[^A-Z]+',
      '^0+(?=\\d)',
      '^a*b*c$',
      '[.\\-\\s/]',
      '={1,2}$',
    ]
    assert.deepEqual(
      slow.filter((body) => !repeatsItself(body, '')),
      [],
    )
    assert.deepEqual(
      quick.filter((body) => repeatsItself(body, '')),
      [],
    )
  })
})
