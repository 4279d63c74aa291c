import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addFile } from '../support/files.ts'
import { addInternship } from '../support/internships.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('a contract whose signatures expire', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-31T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.ver', 'contratos.alterar'])
  })
  after(() => world.close())

  const on = async (day: string) => {
    clock.at(`${day}T15:00:00Z`)
    await keepCalendars(world.context, new AbortController().signal)
  }
  const waiting = async (more: Row = {}) => {
    const contrato = await addInternship(world, client, { situacao: 'Aguardando assinatura' })
    const file = { contrato_id: contrato, situacao_assinatura: 'Aguardando Assinatura', prazo: '2026-03-31' }
    return { contrato, arquivo: await addFile(world, client, { ...file, ...more }) }
  }
  const seen = async ({ contrato, arquivo }: { contrato: number; arquivo: number }) => {
    const [row] = await world.rows<Row>(
      client.id,
      `select c.situacao, c.cancela_em, c.cancelamento, a.situacao_assinatura as assinatura
         from contrato c, arquivo a where c.id = ${contrato} and a.id = ${arquivo}`,
    )
    return Object.values(row!)
  }

  it('is cancelled thirty days later, unless they are renewed or it is withdrawn', async () => {
    const [left, renewed, corrected, other] = [
      await waiting(),
      await waiting(),
      await waiting(),
      await waiting({ tipo: 'Declaração' }),
    ]
    await on('2026-04-01')
    assert.deepEqual(await seen(left), ['Aguardando assinatura', '2026-05-01', null, 'Vencido'])
    assert.deepEqual(await seen(other), ['Aguardando assinatura', null, null, 'Vencido'])
    const { body } = await staff('PreviaCalendario', { dias: 31 })
    const foreseen = body.itens.find(
      ({ entidade, movimento }: Row) => entidade === 'contrato' && movimento === 'cancelar',
    )
    assert.deepEqual([foreseen.dia, foreseen.quantidade], ['2026-05-01', 3])
    const again = await staff('RenovaAssinatura', { id: renewed.arquivo, prazo: '2026-06-30' })
    assert.equal(codeOf(again), '200 OK', again.text)
    const back = await staff('CorrigeContrato', { id: corrected.contrato, motivo: 'Outra bolsa.' })
    assert.equal(codeOf(back), '200 OK', back.text)
    await on('2026-04-30')
    assert.equal((await seen(left))[0], 'Aguardando assinatura')
    await on('2026-05-01')
    assert.deepEqual(await seen(left), ['Cancelado', null, '2026-05-01', 'Cancelado'])
    assert.deepEqual((await seen(renewed)).slice(0, 2), ['Aguardando assinatura', null])
    assert.deepEqual((await seen(corrected)).slice(0, 2), ['Incluído', null])
    assert.deepEqual((await seen(other))[0], 'Aguardando assinatura')
    const [entry] = await world.rows<Row>(
      client.id,
      `select motivo, autor from historico where entidade = 'contrato' and registro_id = ${left.contrato}
        and movimento = 'cancelar'`,
    )
    assert.deepEqual(entry, {
      motivo: 'As assinaturas venceram e não foram renovadas em 30 dias.',
      autor: 'sistema',
    })
  })
})
