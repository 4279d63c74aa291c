import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { until } from '../support/process.ts'
import type { Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const classes = ['RecebeTurmas', 'SDT_INT_TURMAS'] as const
const group = (turma: string, more: Fields = {}) => ({
  ESITU_IDENTIFICACAO: 'T1',
  ESITU_TURMA: turma,
  ESITU_ANO: 2026,
  ESITU_SEMESTRE: 1,
  ...more,
})
/** Refused until the course exists. */
const early = (turma: string) => group(turma, { ESITU_CURSO: 'C1' })

const courses = ['RecebeCursos', 'SDT_INT_CURSOS'] as const
const course = { ESICU_IDENTIFICACAO: 'C1', ESICU_CURSO: 'Curso', ESICU_NIVEL: 'GR' }

const superseded = (result: { resultados: string; ocorrencias: { codigo: string }[] }) => {
  assert.equal(result.resultados, 'R')
  assert.deepEqual(
    result.ocorrencias.map(({ codigo }) => codigo),
    ['REGISTRO_SUPERADO'],
  )
}

// First, because the server is shared and nothing is processed by itself.
it('an old record does not undo a batch that was queued before its reprocessing', async () => {
  const quiet = await World.share({ processing: false })
  try {
    const sender = await quiet.institution()
    const old = await quiet.send(sender, ...classes, [early('velha')])
    await quiet.work(() => quiet.outcome(sender, old))
    await quiet.send(sender, ...courses, [course])
    await quiet.send(sender, ...classes, [group('nova')])
    const { body } = await quiet.control('ReprocessaLote', { TOKEN: sender.token, LOTE: old })
    superseded(await quiet.work(() => quiet.outcome(sender, body.LOTE as number)))
  } finally {
    await quiet.close()
  }
})

describe('an old record that is reprocessed', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
  })
  after(() => world.close())
  beforeEach(async () => {
    client = await world.institution()
  })

  const send = (...records: Fields[]) => world.process(client, ...classes, records)
  const bringCourse = () => world.process(client, ...courses, [course])
  const again = async ({ lote }: { lote: number }) => {
    const { status, body, text } = await world.control('ReprocessaLote', { TOKEN: client.token, LOTE: lote })
    assert.equal(status, 200, text)
    return world.outcome(client, body.LOTE as number)
  }
  const stored = async () =>
    (await world.rows<{ nome: string }>(client.id, 'select nome from turma')).map(({ nome }) => nome)

  it('does not undo what was applied since', async () => {
    const old = await send(early('velha'))
    assert.equal(old.resultados, 'R')
    await send(group('nova'))
    await bringCourse()
    const repeated = await again(old)
    superseded(repeated)
    assert.deepEqual(await stored(), ['nova'])
    // It is not offered again.
    const once = { TOKEN: client.token, LOTE: repeated.lote }
    assert.equal((await world.control('ReprocessaLote', once)).status, 409)
  })

  it('does not undo an unchanged record sent since', async () => {
    await send(group('nova'))
    const old = await send(early('velha'))
    assert.equal((await send(group('nova'))).resultados, 'N')
    await bringCourse()
    superseded(await again(old))
    assert.deepEqual(await stored(), ['nova'])
  })

  it('does not undo a later record of its own batch', async () => {
    const batch = await send(early('velha'), group('nova'))
    assert.equal(batch.resultados, 'RI')
    await bringCourse()
    superseded(await again(batch))
    assert.deepEqual(await stored(), ['nova'])
  })

  it('is applied when the record sent since was refused, and then yields to that one', async () => {
    const [old, newer] = [await send(early('velha')), await send(early('nova'))]
    await bringCourse()
    assert.equal((await again(old)).resultados, 'I')
    assert.equal((await again(newer)).resultados, 'A')
    assert.deepEqual(await stored(), ['nova'])
  })

  it('keeps the age of its first sending, however often it is reprocessed', async () => {
    const [old, newer] = [await send(early('velha')), await send(early('nova'))]
    const refusedAgain = await again(old)
    assert.equal(refusedAgain.resultados, 'R')
    await bringCourse()
    assert.equal((await again(newer)).resultados, 'I')
    superseded(await again(refusedAgain))
    assert.deepEqual(await stored(), ['nova'])
  })

  it('does not replace a newer record that waits', async () => {
    const old = await send(early('velha'))
    await sql`update cliente set espera_referencias = 24 where cliente_id = ${client.id}`.execute(
      world.context.owner.kysely,
    )
    const waits = await send(group('nova', { ESITU_CURSO: 'C2' }))
    assert.equal(waits.resultados, 'E')
    await bringCourse()
    assert.equal((await again(old)).resultados, 'I')
    await world.process(client, ...courses, [{ ...course, ESICU_IDENTIFICACAO: 'C2' }])
    await until('the wait to end', async () => (await world.outcome(client, waits.lote)).resultados === 'A')
    assert.deepEqual(await stored(), ['nova'])
  })
})
