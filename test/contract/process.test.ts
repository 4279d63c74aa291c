import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { environment, flags } from '../../bin/process.mjs'
import { projectRoot } from '../../server/config/config.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)

it('"npm start" and "vinculo" start the process with the same Node options', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  assert.equal(scripts.start, [...settings, 'exec node', ...flags, 'bin/vinculo.mjs serve'].join(' '))
  const [first] = read('bin/vinculo.mjs').split('\n')
  assert.equal(first, ['#!/usr/bin/env -S', ...settings, 'node', ...flags].join(' '))
})
