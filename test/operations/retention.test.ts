import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { purgeBatches } from '../../server/jobs/purge-batches.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

describe('retention of batches', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution(undefined, 8_760)
  })
  after(() => world.close())

  const purge = () => purgeBatches(world.context, new AbortController().signal)
  const end = (lote: number, days: number) =>
    world.rows(
      client.id,
      `update lote set terminado_em = now() - interval '${days} days' where id = ${lote} returning id`,
    )
  const kept = async (lote: number) =>
    (
      await world.rows<{ chaves: string[]; retornos: string[] | null; resultados: string; parts: number }>(
        client.id,
        `select chaves, retornos, resultados,
                (select count(*)::int from lote_parte p where p.lote_id = r.lote_id) as parts
           from lote_resultado r where lote_id = ${lote}`,
      )
    )[0]!

  it('deletes the records with their keys, and keeps the outcome', async () => {
    const records = [student({ ID_RETORNO: 'a' }), student({ ESIAL_CPF: '1' })]
    const { lote } = await world.process(client, ...alunos, records)
    await end(lote, 29)
    await purge()
    assert.equal((await kept(lote)).chaves[0], records[0]!.ESIAL_IDENTIFICACAO)
    await end(lote, 31)
    await purge()
    assert.deepEqual(await kept(lote), { chaves: [], retornos: null, resultados: 'IR', parts: 0 })
    const { body } = await world.control('ConsultaLote', { TOKEN: client.token, LOTE: lote })
    const shown = body.REGISTROS as { CHAVE: string; RESULTADO: string }[]
    assert.deepEqual(
      shown.map(({ CHAVE, RESULTADO }) => [CHAVE, RESULTADO]),
      [
        ['', 'I'],
        ['', 'R'],
      ],
    )
  })

  it('keeps a batch while an older one is kept, whose records it may be newer than', async () => {
    const waits = await world.process(client, 'RecebeTurmas', 'SDT_INT_TURMAS', [
      { ESITU_IDENTIFICACAO: 'T', ESITU_TURMA: 'T', ESITU_ANO: 2026, ESITU_SEMESTRE: 1, ESITU_CURSO: 'X' },
    ])
    assert.equal(waits.resultados, 'E')
    const later = await world.process(client, ...alunos, [student()])
    for (const { lote } of [waits, later]) await end(lote, 31)
    await purge()
    assert.deepEqual([(await kept(waits.lote)).parts, (await kept(later.lote)).parts], [1, 0])
    assert.equal((await kept(later.lote)).chaves.length, 1)
    await world.rows(client.id, 'delete from espera_referencia returning alvo')
    await world.rows(client.id, 'delete from espera returning lote_id')
    await purge()
    assert.deepEqual([(await kept(waits.lote)).chaves, (await kept(later.lote)).chaves], [[], []])
  })
})
