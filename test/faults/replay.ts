import assert from 'node:assert/strict'
import type { Sealer } from '../../server/store/sealing.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'
import { waitingBatches } from './queue.ts'
import { type ClientState, readState } from './state.ts'
import type { Sending } from './workload.ts'

/** The workload batch of a stored batch. */
const indexOf = (retorno: string) => Number(/^b(\d+)/.exec(retorno)?.[1])

export interface Disturbed {
  url: string
  sealer: Sealer
  clients: readonly Institution[]
  sendings: readonly Sending[]
  /** Ids of the batches with a receipt. */
  acknowledged: readonly number[]
}

/** Asserts that a disturbed run has the same result as an undisturbed one with the same batches. */
export async function assertAsUndisturbed(run: Disturbed): Promise<void> {
  const world = await World.open()
  try {
    const states: ClientState[] = []
    const twins: Institution[] = []
    for (const client of run.clients) {
      const state = await readState(run.url, client.id, run.sealer)
      const twin = await world.institution(undefined, 24)
      for (const { retorno } of state.lotes) {
        const { operation, list, records } = run.sendings[indexOf(retorno)]!
        await world.send(twin, operation, list, records, { RETORNO: retorno })
      }
      states.push(state)
      twins.push(twin)
    }
    await until('the undisturbed run', async () => (await waitingBatches(world.databaseUrl)) === 0)
    for (const [index, state] of states.entries()) {
      assertWhole(state)
      assertSame(state, await readState(world.databaseUrl, twins[index]!.id, world.context.sealer))
    }
    const lotes = new Set(states.flatMap((state) => state.lotes.map(({ id }) => id)))
    assert.deepEqual(
      run.acknowledged.filter((lote) => !lotes.has(lote)),
      [],
      'an acknowledged batch was lost',
    )
  } finally {
    await world.close()
  }
}

/** Every batch ended, every record has exactly one outcome, and totals equal details. */
function assertWhole({ lotes, resultados, ocorrencias, esperas }: ClientState): void {
  assert.deepEqual(esperas, [])
  for (const [index, lote] of lotes.entries()) {
    const letters = resultados[index]!
    const count = (letter: string) => letters.split(letter).length - 1
    const graver = (severity: string) =>
      ocorrencias[index]!.filter((one) => one.split(' ')[3] === severity).length
    const erros = graver('Erro')
    const alertas = graver('Alerta')
    assert.match(letters, /^[IANR]*$/)
    assert.equal(letters.length, lote.registros)
    assert.deepEqual(
      [lote.situacao, lote.partes_feitas, lote.erros, lote.alertas],
      [erros + alertas > 0 ? 'Processado com ocorrências' : 'Processado', lote.partes, erros, alertas],
    )
    assert.deepEqual(
      [lote.incluidos, lote.atualizados, lote.inalterados, lote.recusados],
      ['I', 'A', 'N', 'R'].map(count),
    )
  }
}

function assertSame(disturbed: ClientState, undisturbed: ClientState): void {
  const same = ['resultados', 'ocorrencias', 'alunos', 'usuarios', 'unidades', 'senhas', 'vinculos'] as const
  for (const name of same) assert.deepEqual(disturbed[name], undisturbed[name], name)
  assert.ok(disturbed.vinculos.length > 0)
}
