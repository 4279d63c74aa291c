import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { openLog, readableLine } from '../../server/log.ts'

const time = new Date(2026, 2, 2, 14, 30, 5).getTime()
const line = (more: object, level = 30) => JSON.stringify({ level, time, ...more })

test('a log line for a terminal has time, level, message and details on one line', () => {
  assert.equal(
    readableLine(line({ operation: 'RecebeAlunos', status: 200, ms: 12, msg: 'request' }), false),
    '14:30:05 info      request operation=RecebeAlunos status=200 ms=12\n',
  )
  assert.equal(readableLine(line({ msg: 'failure' }, 50), false), '14:30:05 erro      failure\n')
  const coloured = readableLine(line({ role: 'serve', msg: 'started' }), true)
  assert.notEqual(coloured, stripVTControlCharacters(coloured))
  assert.equal(stripVTControlCharacters(coloured), '14:30:05 info      started role=serve\n')
})

test('no value can break the line or control the terminal', () => {
  const shown = readableLine(line({ reason: 'a\n\u001b[2Jb c', list: [1, 'x'], none: null, msg: 'x' }), false)
  assert.equal(shown, '14:30:05 info      x reason="a\\n\\u001b[2Jb c" list=[1,"x"] none=null\n')
})

test('a stream that is no terminal gets JSON', () => {
  const lines: string[] = []
  openLog('info', { write: (text) => lines.push(text) }).info({ role: 'serve' }, 'started')
  const { time: _, ...rest } = JSON.parse(lines[0]!)
  assert.deepEqual(rest, { level: 30, role: 'serve', msg: 'started' })
})
