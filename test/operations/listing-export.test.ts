import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { tiposVaga } from '../../catalogue/common-fields.ts'
import type { Right } from '../../catalogue/doors.ts'
import { type Phrase, portuguese } from '../../catalogue/phrase.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Sending } from '../../server/http/sending.ts'
import { stopClock } from '../support/browser.ts'
import { addVacancies, type Shown } from '../support/listings.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

const heads = [
  'Número da vaga',
  'Identificação',
  'Título',
  'Tipo',
  'Situação',
  'Concedente',
  'CPF ou CNPJ',
  'Vagas',
  'Início das inscrições',
  'Fim das inscrições',
  'Versão',
  'Atualização',
]

describe('the export of a listing', () => {
  let world: World
  let client: Institution
  let all: Shown[]
  let authorization: string
  before(async () => {
    world = await World.open({ processing: false })
    stopClock(world, '2026-11-16T01:30:00Z')
    client = await world.institution()
    all = await addVacancies(world, client, 40)
    authorization = await key(['recrutamento.ver'])
  })
  after(() => world.close())

  const key = (scopes: Right[]) =>
    createCredential(world.context.owner, { clienteId: client.id, kind: 'gestao', name: 'painel', scopes })
  const ask = (body: Row, signal?: AbortSignal) =>
    fetch(`${world.base}/gestao/ListaVagas`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })

  const question = { tipo: 'N', ordem: '-titulo', busca: 'a' }
  const pages = async () =>
    ((await (await ask({ ...question, quantidade: 200 })).json()) as { elementos: Shown[] }).elementos
  const brazilian = (day: string) => day.split('-').toReversed().join('/')
  const meaning = ({ tipo }: Shown) => portuguese((tiposVaga.values as Record<string, Phrase>)[tipo]!)

  it('as CSV equals the pages', async () => {
    const answer = await ask({ ...question, formato: 'csv', quantidade: 3 })
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
    // In the institution's zone it is still the day before.
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="vagas-2026-11-15.csv"')
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    const expected = (await pages()).map((row) =>
      [
        row.id,
        row.identificacao,
        row.titulo,
        meaning(row),
        row.situacao,
        row.concedente.nome,
        row.concedente.documento,
        row.quantidade,
        brazilian(row.inicioInscricao),
        brazilian(row.fimInscricao),
        row.versao,
        row.atualizacao.replace(/^(.{10})T/, (_, day) => `${brazilian(day)} `),
      ].join(';'),
    )
    assert.ok(expected.length > 3)
    assert.deepEqual(text.split('\r\n'), [`\ufeff${heads.join(';')}`, ...expected, ''])
  })

  it('as XLSX equals the pages', async () => {
    const answer = await ask({ ...question, formato: 'xlsx' })
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="vagas-2026-11-15.xlsx"')
    const expected = (await pages()).map((row) => [
      row.id,
      row.identificacao,
      row.titulo,
      meaning(row),
      row.situacao,
      row.concedente.nome,
      row.concedente.documento,
      row.quantidade,
      new Date(row.inicioInscricao),
      new Date(row.fimInscricao),
      row.versao,
      new Date(`${row.atualizacao}Z`),
    ])
    const [head, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()))
    // A time of day is a fraction, and this reader rounds to milliseconds.
    const whole = (value: unknown) =>
      value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value
    assert.deepEqual([head, ...rows.map((row) => row.map(whole))], [heads, ...expected])
  })

  it('is complete where nothing is found', async () => {
    const nothing = { busca: 'nada disto existe' }
    assert.equal(await (await ask({ ...nothing, formato: 'csv' })).text(), `${heads.join(';')}\r\n`)
    const sheet = await readSheet(
      Buffer.from(await (await ask({ ...nothing, formato: 'xlsx' })).arrayBuffer()),
    )
    assert.deepEqual(sheet, [heads])
  })

  it('is refused like a page, in the shape of refusals', async () => {
    const wrong = await ask({ formato: 'csv', tipo: 'X' })
    assert.equal(wrong.status, 422)
    assert.equal(((await wrong.json()) as { error: Row }).error.codigo, 'REGISTRO_INVALIDO')
    const before = authorization
    authorization = await key(['contratos.ver'])
    assert.equal((await ask({ formato: 'csv' })).status, 403)
    authorization = before
  })

  describe('a long export', () => {
    // Eight megabytes, more than connection buffers hold: few rows, with host names of maximum cell length.
    // Names repeat only beyond the compression window.
    const rows = 320
    before(async () => {
      await world.rows(
        client.id,
        `with hosts as (insert into pessoa (cliente_id, tipo, documento, nome)
           select cliente_atual(), 'J', lpad(n::text, 14, '0'),
                  (select string_agg(md5(n || '.' || m), '') from generate_series(1, 800) m) from generate_series(1, 4) n returning id),
           listed as (select array_agg(id) as ids from hosts)
         insert into vaga (cliente_id, identificacao, titulo, tipo, concedente_id, quantidade, descricao, inicio_inscricao, fim_inscricao)
         select cliente_id, 'L' || n, 'Longa ' || n, 'E', ids[1 + n % 4], 1, 'x', inicio_inscricao, fim_inscricao
           from vaga, listed, generate_series(1, ${rows}) n where vaga.id = ${all[0]!.id}`,
      )
      // With statistics the planner reads in order and need not sort before the first row.
      await sql`analyze vaga`.execute(world.context.owner.kysely)
    })
    const busy = async () =>
      (
        await world.rows<{ n: number }>(
          client.id,
          `select count(*)::integer as n from pg_stat_activity
            where datname = current_database() and query like 'copy (select%' and state = 'active'`,
        )
      )[0]!.n
    const reported = () => world.logs.filter((line) => line.includes('query.aborted')).length

    for (const formato of ['csv', 'xlsx']) {
      it(`is produced only as far as it is read, as ${formato}`, async () => {
        const takes: (() => void)[] = []
        const { write } = Sending.prototype
        const writing = mock.method(Sending.prototype, 'write', function (this: Sending, block: Buffer) {
          write.call(this, block)
          return false
        })
        const waiting = mock.method(Sending.prototype, 'drained', () => {
          const taken = Promise.withResolvers<void>()
          takes.push(taken.resolve)
          return taken.promise
        })
        try {
          const reading = ask({ tipo: 'E', formato }).then((answer) => answer.arrayBuffer())
          for (const blocks of [1, 2, 3]) {
            await until('one block more', () => takes.length === blocks)
            assert.equal(writing.mock.callCount(), blocks)
            takes.at(-1)!()
          }
          waiting.mock.restore()
          assert.ok((await reading).byteLength > 100_000)
        } finally {
          mock.restoreAll()
        }
      })

      it(`ends when the reader disconnects, as ${formato}`, async () => {
        const hangUp = new AbortController()
        const told = reported()
        const { body } = await ask({ tipo: 'E', formato }, hangUp.signal)
        const reader = body!.getReader()
        await reader.read()
        hangUp.abort()
        await until('the end of the statement', async () => (await busy()) === 0 && reported() > told)
        // Its connection and slot are free again.
        for (let n = 0; n < world.context.config.streams; n++) {
          const again = new AbortController()
          await ask({ tipo: 'E', formato }, again.signal)
          again.abort()
        }
        assert.equal((await ask({ tipo: 'N', formato })).status, 200)
      })
    }

    it('comes from one snapshot and has every row once', async () => {
      const answer = await ask({ tipo: 'E', formato: 'csv', ordem: 'titulo' })
      const text = await answer.text()
      const ids = text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => Number(line.split(';')[0]))
      assert.equal(ids.length, rows + all.filter(({ tipo }) => tipo === 'E').length)
      assert.equal(new Set(ids).size, ids.length)
      const { total } = (await (await ask({ tipo: 'E' })).json()) as { total: Row }
      assert.deepEqual(total, { valor: ids.length, exato: true })
    })
  })
})
