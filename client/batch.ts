import { consultaLote } from '../catalogue/batches/consulta-lote.ts'
import { call } from './call.ts'
import { type Connection, pause, type Sending } from './connection.ts'
import { Unreachable } from './problem.ts'
import type { Answer, Input } from './types.ts'

type Told = Answer<typeof consultaLote>

/** State of a batch. */
export type BatchState = NonNullable<Told['LOTE']>

/** Outcome of one record of a batch. */
export type Outcome = Told['REGISTROS'][number]

/** Filter for the records of a batch. */
export type OutcomeFilter = Pick<Input<typeof consultaLote>, 'RESULTADO' | 'CODIGO' | 'GRAVIDADE'>

export interface Waiting extends Pick<Sending, 'signal'> {
  /** Called with each poll of the batch. */
  onProgress?: (batch: BatchState) => void
  /** Milliseconds without any change after which waiting ends. */
  patience?: number
}

/** The batch made no progress while waiting. It is still stored and may finish later. */
export class Stalled extends Error {
  override readonly name = 'Stalled'
  readonly batch: BatchState

  constructor(batch: BatchState) {
    super(`o lote ${batch.LOTE} não avançou enquanto se esperava por ele`)
    this.batch = batch
  }
}

const firstPause = 250
const longestPause = 2_000
const usualPatience = 3_600_000
const outcomesOfPage = 1_000

/** Whether processing has ended; records that wait for references may still be decided later. */
export const hasEnded = ({ SITUACAO }: BatchState): boolean =>
  SITUACAO === 'Falhou' || SITUACAO.startsWith('Processado')

/** Current state of a batch. */
export async function batchOf(
  connection: Connection,
  lote: number,
  { signal }: Pick<Sending, 'signal'> = {},
): Promise<BatchState> {
  const { LOTE } = await call(connection, consultaLote, { LOTE: lote, QUANTIDADE: 1 }, { signal })
  // Some other server may answer JSON as well.
  if (typeof LOTE?.SITUACAO !== 'string') throw new Unreachable('no batch')
  return LOTE
}

/** Waits for the end of a batch. */
export async function ended(
  connection: Connection,
  lote: number,
  { signal, onProgress, patience = usualPatience }: Waiting = {},
): Promise<BatchState> {
  let seen = ''
  let still = 0
  for (let wait = firstPause; ; wait = Math.min(longestPause, wait * 1.5)) {
    const batch = await batchOf(connection, lote, { signal })
    onProgress?.(batch)
    if (hasEnded(batch)) return batch
    const now = `${batch.SITUACAO} ${batch.POSICAO_FILA} ${batch.PROGRESSO}`
    still = now === seen ? still + wait : 0
    seen = now
    if (still > patience) throw new Stalled(batch)
    await (connection.pause ?? pause)(wait, signal)
  }
}

/** Outcomes of a batch's records, in the order in which they were sent. */
export async function* outcomes(
  connection: Connection,
  lote: number,
  filter: OutcomeFilter = {},
  { signal }: Pick<Sending, 'signal'> = {},
): AsyncGenerator<Outcome> {
  for (let page = 1, last = 1; page <= last; page++) {
    const asked = { ...filter, LOTE: lote, QUANTIDADE: outcomesOfPage, PAGINA: page }
    const { REGISTROS, TOTAL_PAGINAS } = await call(connection, consultaLote, asked, { signal })
    yield* REGISTROS
    last = TOTAL_PAGINAS ?? 0
  }
}
