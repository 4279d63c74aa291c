import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { openSource } from '../../cli/remote/source.ts'
import { connect } from '../../client/connection.ts'
import { sendRecords } from '../../client/send.ts'
import { answer, Scripted } from '../support/scripted-server.ts'
import { soak } from '../support/soak.ts'

/** Many more than may be in memory at once. */
const many = soak({ usual: 20_000, full: 100_000 })
const operation: InboundOperation = recebeAlunos

describe('records by the ten thousand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-muitos-'))
  const received: number[] = []
  let server: Scripted
  before(async () => {
    const totals = { TOTAL_INCLUIDOS: 0, TOTAL_RECUSADOS: 0 }
    server = await Scripted.open(({ path, body }, response) => {
      if (path.endsWith('/ConsultaLote')) {
        return answer(response, 200, { LOTE: { SITUACAO: 'Processado', ...totals }, REGISTROS: [] })
      }
      received.push(JSON.parse(body).SDT_INT_ALUNOS.length)
      server.heard.length = 0
      answer(response, 200, { MsgRetorno: '' }, { 'x-lote-id': String(received.length) })
    })
  })
  after(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  it('are read from a file and sent with only a few batches in memory', async () => {
    const path = join(folder, 'muitos.csv')
    const line = (nth: number) => `N${nth};Ana;"Rua A; ${nth}"\n`
    writeFileSync(
      path,
      `Identificação;Aluno;Endereço\n${Array.from({ length: many }, (_, nth) => line(nth)).join('')}`,
    )
    const source = await openSource(path, operation.list)
    assert.deepEqual([source.count, source.columns], [many, ['Identificação', 'Aluno', 'Endereço']])
    let read = 0
    let settled = 0
    let most = 0
    async function* counted() {
      for await (const { values } of source.rows()) {
        most = Math.max(most, ++read - settled)
        yield values
      }
    }
    const connection = connect(server.base, { token: 'x' })
    for await (const { first, records } of sendRecords(connection, operation, counted(), {
      records: 2_000,
    })) {
      assert.equal(records[0]!.Identificação, `N${first}`)
      settled += records.length
    }
    assert.deepEqual([read, settled], [many, many])
    assert.ok(most <= 4 * 2_000 + 1, `${most} were held at once`)
    assert.deepEqual([received.length, new Set(received)], [many / 2_000, new Set([2_000])])
  })
})
