import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { readSheet } from 'read-excel-file/node'
import { day, student } from '../support/records.ts'
import { Relay } from '../support/relay.ts'
import { call } from '../support/run-command.ts'
import { answer } from '../support/scripted-server.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosIntegracaoAlunos'
const total = 2_345

describe('vinculo export', () => {
  let world: World
  let client: Institution
  let relay: Relay
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-exporta-'))
  const at = (name: string) => join(folder, name)
  before(async () => {
    world = await World.share()
    client = await world.institution()
    relay = await Relay.open(world.base)
    const students = Array.from({ length: total }, (_, nth) =>
      student({ ESIAL_IDENTIFICACAO: `E${nth}`, ESIAL_ALUNO: nth === 7 ? 'Ana "Nina"; Sá' : '=Ana' }),
    )
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', students)
  })
  beforeEach(() => {
    relay.fate = () => 'pass'
  })
  after(async () => {
    relay.close()
    rmSync(folder, { recursive: true })
    await world.close()
  })

  const fetchInto = (name: string, ...more: string[]) => {
    const settings = { VINCULO_TOKEN: client.token, VINCULO_SERVER: relay.base }
    return call(['export', operation, '--out', at(name), ...more], settings)
  }
  const period = ['--from', day(-1)]
  const linesOf = (name: string) => readFileSync(at(name), 'utf8').trimEnd().split('\n')
  const codesIn = (lines: readonly string[]) => lines.map((line) => JSON.parse(line).identificacao as string)
  const expected = Array.from({ length: total }, (_, nth) => `E${nth}`).toSorted()
  const leftovers = (name: string) =>
    ['.parcial', '.novo', '.exportacao.json'].filter((end) => existsSync(at(name + end)))

  it('writes every element once, as lines, as CSV and as a workbook', async () => {
    const { code, stdout, stderr } = await fetchInto('a.ndjson', ...period)
    assert.deepEqual([code, stdout], [0, `${total} elementos em ${at('a.ndjson')}.\n`], stderr)
    assert.deepEqual(codesIn(linesOf('a.ndjson')).toSorted(), expected)

    assert.equal((await fetchInto('a.csv', ...period)).code, 0)
    const csv = readFileSync(at('a.csv'), 'utf8')
    assert.ok(csv.startsWith('\uFEFF'))
    assert.equal(csv.trimEnd().split('\r\n').length, total + 1)
    assert.ok(csv.includes('"Ana ""Nina""; Sá"') && csv.includes(";'=Ana;"))

    assert.equal((await fetchInto('a.xlsx', ...period)).code, 0)
    const sheet = await readSheet(readFileSync(at('a.xlsx')))
    assert.equal(sheet.length, total + 1)
    for (const name of ['a.ndjson', 'a.csv', 'a.xlsx']) assert.deepEqual(leftovers(name), [])
  })

  it('resumes after the last complete page, and requests no page twice', async () => {
    const turn = relay.count(operation)
    const forbidden = { 'x-problema': 'ESCOPO_AUSENTE' }
    relay.fate = (_, nth) =>
      nth === turn + 3 ? (response) => answer(response, 403, { MsgRetorno: 'x' }, forbidden) : 'pass'
    const broken = await fetchInto('b.ndjson', ...period)
    assert.deepEqual([broken.code, existsSync(at('b.ndjson'))], [1, false], broken.stderr)
    const rest = await fetchInto('b.ndjson', ...period)
    assert.deepEqual(
      [rest.code, /continua depois de 2000 elementos/.test(rest.stderr)],
      [0, true],
      rest.stderr,
    )
    assert.equal(relay.count(operation), turn + 4)
    assert.deepEqual(codesIn(linesOf('b.ndjson')).toSorted(), expected)
    assert.deepEqual(leftovers('b.ndjson'), [])
  })

  it('restarts where the query differs', async () => {
    const turn = relay.count(operation)
    const forbidden = { 'x-problema': 'ESCOPO_AUSENTE' }
    relay.fate = (_, nth) =>
      nth === turn + 2 ? (response) => answer(response, 403, { MsgRetorno: 'x' }, forbidden) : 'pass'
    assert.equal((await fetchInto('c.ndjson', ...period)).code, 1)
    const other = await fetchInto('c.ndjson', '--filter', 'codigoIntegracao=E7')
    assert.deepEqual([other.code, codesIn(linesOf('c.ndjson'))], [0, ['E7']], other.stderr)
  })

  it('discards a page that breaks off, and requests it again', async () => {
    const turn = relay.count(operation)
    relay.fate = (_, nth) =>
      nth !== turn + 2
        ? 'pass'
        : (response) => {
            response.writeHead(200, { 'content-type': 'application/json' })
            response.write('{"alunos":{"elementos":[{"identificacao":"falso"},{"identific', () =>
              response.destroy(),
            )
          }
    const { code, stderr } = await fetchInto('d.ndjson', ...period)
    assert.equal(code, 0, stderr)
    assert.deepEqual(codesIn(linesOf('d.ndjson')).toSorted(), expected)
  })

  it('writes a file without elements too', async () => {
    assert.equal((await fetchInto('e.csv', '--from', '2020-01-01', '--to', '2020-01-02')).code, 0)
    assert.equal(readFileSync(at('e.csv'), 'utf8').trimEnd().split('\r\n').length, 1)
  })

  it('validates the call before any request', async () => {
    const asked = relay.count(operation)
    for (const [name, args, why] of [
      ['x.pdf', period, /termina em \.csv, \.xlsx, \.ndjson/],
      ['x.csv', [], /precisa de --from <data>/],
      ['x.csv', [...period, '--filter', 'signo=9'], /não tem "signo"; o que se pode pedir: /],
      ['x.csv', [...period, '--filter', 'situacao'], /escreva nome=valor/],
    ] as const) {
      const { code, stderr } = await fetchInto(name, ...args)
      assert.deepEqual([code, why.test(stderr)], [1, true], stderr)
    }
    assert.equal(relay.count(operation), asked)
    const refused = await fetchInto('x.csv', '--from', 'ontem')
    assert.deepEqual([refused.code, /O período é inválido/.test(refused.stderr)], [1, true])
  })
})
