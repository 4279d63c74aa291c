import { hash, randomUUID } from 'node:crypto'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type { Connection } from '../../client/connection.ts'
import { type SentBatch, sendRecords } from '../../client/send.ts'
import type { Slice } from '../../client/slices.ts'
import type { Call } from '../call.ts'
import { counted } from '../counted.ts'
import { SomeRefused, Unfinished, UsageError } from '../errors.ts'
import { Stages } from '../stages.ts'
import type { ServerOptions } from './connection.ts'
import { sayStopped, stoppedBy } from './failure.ts'
import { type Empty, mapperFor, readMap, type ToRecord } from './map.ts'
import { inboundCalled } from './operation.ts'
import { RefusedFile } from './refused.ts'
import { openSource, type Source, type SourceRow } from './source.ts'
import { StateFile } from './state.ts'

export interface SendCommandOptions extends ServerOptions {
  operation: string
  map?: string
  empty: Empty
  dryRun?: boolean
  refused?: string
  label?: string
  batchSize: string
  state?: string
  json?: boolean
}

/** A send that has begun. Its run is part of the idempotency keys of its batches. */
interface Begun {
  run: string
  digest: string
  /** Code of the refusal that stopped it. */
  stopped?: string
}

/** A row of the file; `toJSON` gives the record to send. */
type Line = SourceRow & { toJSON: () => object }

interface Tally {
  lotes: number[]
  aceitos: number
  recusados: number
  aguardando: number
  falhas: string[]
}

/** Sends the records of a file and reports their outcomes. */
export async function sendCommand(
  call: Call,
  connection: Connection,
  path: string,
  options: SendCommandOptions,
): Promise<void> {
  const operation = inboundCalled(options.operation)
  const records = batchSizeOf(options)
  const map = readMap(options.map, operation)
  const source = await openSource(path, operation.list)
  if (source.encoding === 'windows-1252') {
    call.warn('O arquivo não está em UTF-8; as letras foram lidas como as do Windows (Latin-1).')
  }
  const toRecord = mapperFor(call, operation, source, map, options.empty)
  const state = options.dryRun ? undefined : new StateFile<Begun>(options.state ?? `${path}.envio.json`)
  const begun = begin(call, state, identity(operation, connection, source, map, options))
  const refused = options.refused ? new RefusedFile(options.refused, source.columns) : undefined
  const tally: Tally = { lotes: [], aceitos: 0, recusados: 0, aguardando: 0, falhas: [] }
  const stages = new Stages(call)
  try {
    const sending = sendRecords(connection, operation, linesOf(source, toRecord), {
      simulate: options.dryRun === true,
      records,
      keyOf: ({ first, texts }: Slice) =>
        `${begun.run}-${first}-${hash('sha256', texts.join('\n')).slice(0, 32)}`,
      ...(options.label === undefined ? {} : { label: options.label }),
    })
    for await (const sent of sending) {
      await note(call, sent, tally, refused)
      stages.show(options.dryRun ? 'conferidos' : 'enviados', sent.first + sent.records.length, source.count)
    }
  } catch (error) {
    stages.end()
    if (tally.lotes.length > 0) call.warn(`Até aqui: ${summary(options, tally)}.`)
    const stopped = stoppedBy(error)
    if (stopped !== undefined) state?.amend({ ...begun, stopped })
    throw error
  } finally {
    stages.end()
    refused?.close()
  }
  state?.forget()
  conclude(call, path, options, tally)
}

const largestBatch = 100_000

function batchSizeOf({ batchSize }: SendCommandOptions): number {
  const records = /^\d{1,6}$/.test(batchSize) ? Number(batchSize) : 0
  if (records >= 1 && records <= largestBatch) return records
  throw new UsageError(`--batch-size: esperava um número de 1 a ${largestBatch}.`)
}

/** Identifies a send: its content, mapping and destination. */
const identity = (
  operation: InboundOperation,
  { base }: Connection,
  { digest }: Source,
  map: object,
  { empty, label, batchSize }: SendCommandOptions,
) => hash('sha256', JSON.stringify([operation.id, base, digest, map, empty, label, batchSize]))

/** An unfinished send of the same content, else a new one. */
function begin(call: Call, state: StateFile<Begun> | undefined, digest: string): Begun {
  const before = state?.read()
  if (before?.digest === digest) {
    const how = sayStopped(before.stopped, 'foi interrompido')
    call.warn(`Um envio deste arquivo ${how}; ele continua, e nada vai em dobro.`)
    const { run } = before
    return { run, digest }
  }
  if (before)
    call.warn('O arquivo, ou o que ele significa, mudou desde o envio que não terminou; tudo vai de novo.')
  const begun = { run: randomUUID(), digest }
  state?.write(begun)
  return begun
}

async function* linesOf(source: Source, toRecord: ToRecord): AsyncGenerator<Line> {
  for await (const row of source.rows()) yield { ...row, toJSON: () => toRecord(row) }
}

const mostShown = 10

async function note(
  call: Call,
  { lote, batch, records, outcomes }: SentBatch<Line>,
  tally: Tally,
  refused: RefusedFile | undefined,
): Promise<void> {
  tally.lotes.push(lote)
  tally.aceitos += batch.TOTAL_INCLUIDOS! + batch.TOTAL_ATUALIZADOS! + batch.TOTAL_INALTERADOS!
  tally.aguardando += batch.TOTAL_AGUARDANDO!
  if (batch.SITUACAO === 'Falhou') tally.falhas.push(`lote ${lote}: ${batch.FALHA}`)
  if (batch.TOTAL_RECUSADOS === 0) return
  for await (const outcome of outcomes({ RESULTADO: 'R' })) {
    const row = records[outcome.SEQUENCIA! - 1]!
    refused?.write(row.values, outcome)
    if (!refused && tally.recusados < mostShown) {
      const [first] = outcome.OCORRENCIAS.filter(({ GRAVIDADE }) => GRAVIDADE === 'Erro')
      call.warn(`linha ${row.number}: ${first?.CAMPO} ${first?.CODIGO}: ${first?.MENSAGEM}`)
    }
    tally.recusados++
  }
}

function summary(options: SendCommandOptions, { aceitos, recusados, aguardando, lotes }: Tally): string {
  const accepted = options.dryRun
    ? counted(aceitos, 'registro seria aceito', 'registros seriam aceitos')
    : counted(aceitos, 'registro aceito', 'registros aceitos')
  const refused = counted(recusados, 'recusado', 'recusados')
  const waiting =
    aguardando > 0 ? `, ${counted(aguardando, 'aguarda outro registro', 'aguardam outros registros')}` : ''
  const where =
    recusados > 0 && options.refused ? `; os recusados, com os motivos, estão em ${options.refused}` : ''
  const batches = counted(lotes.length, 'lote', 'lotes')
  return `${accepted}, ${refused}${waiting}, em ${batches}${where}`
}

function conclude(call: Call, path: string, options: SendCommandOptions, tally: Tally): void {
  const { recusados, falhas } = tally
  const told = { arquivo: path, simulado: options.dryRun === true, ...tally }
  call.print(options, told, `${summary(options, tally)}.`)
  if (falhas.length > 0) throw new Unfinished(`houve falha técnica: ${falhas.join('; ')}. Envie de novo.`)
  if (recusados > 0)
    throw new SomeRefused(`${counted(recusados, 'registro foi recusado', 'registros foram recusados')}.`)
}
