import { extname } from 'node:path'
import type { QueryOperation } from '../../catalogue/operation.ts'
import type { Connection } from '../../client/connection.ts'
import { elementTexts } from '../../client/read.ts'
import { retried } from '../../client/retry.ts'
import type { Totals } from '../../client/types.ts'
import type { Call } from '../call.ts'
import { UsageError } from '../errors.ts'
import { Stages } from '../stages.ts'
import type { ServerOptions } from './connection.ts'
import { sayStopped, stoppedBy } from './failure.ts'
import { queryCalled } from './operation.ts'
import { PartFile } from './part.ts'
import { type Asked, type Question, questionOf } from './question.ts'
import { StateFile } from './state.ts'
import { type Format, formats, writeFrom } from './written.ts'

export interface ExportOptions extends ServerOptions, Asked {
  out: string
  state?: string
  json?: boolean
}

/** Progress of an export; after an interruption it continues after this page. */
interface Progress {
  server: string
  operation: string
  question: Question
  page: number
  pages: number
  elements: number
  bytes: number
  /** When the page arrived, in milliseconds. */
  at: number
  /** Code of the refusal that stopped it. */
  stopped?: string | undefined
}

const pageSize = 1_000
/** The server keeps page positions for an hour. Later, records may have moved between pages. */
const longestBreak = 45 * 60_000

/** Exports all results of a query to a file. */
export async function exportCommand(
  call: Call,
  connection: Connection,
  name: string,
  options: ExportOptions,
): Promise<void> {
  const operation = queryCalled(name)
  const format = formatOf(options.out)
  const question = questionOf(operation, options)
  const state = new StateFile<Progress>(options.state ?? `${options.out}.exportacao.json`)
  const part = new PartFile(`${options.out}.parcial`)
  const stages = new Stages(call)
  let done: Progress | undefined
  try {
    done = await begin(call, part, state.read(), {
      server: connection.base,
      operation: operation.id,
      question,
    })
    while (done.page === 0 || done.page < done.pages) {
      const totals = await fetchPage(connection, operation, done, part)
      state.write(Object.assign(done, await passed(done, totals, part)))
      stages.show('exportados', done.elements, Math.max(done.elements, totals.totalElementos))
    }
    stages.end()
    await part.close()
    await writeFrom(part.path, options.out, { format, operation, question })
    state.forget()
    await part.remove()
    const said = { operacao: operation.id, arquivo: options.out, elementos: done.elements }
    call.print(options, said, `${done.elements} elementos em ${options.out}.`)
  } catch (error) {
    const stopped = stoppedBy(error)
    if (done && done.page > 0 && stopped !== undefined) state.amend({ ...done, stopped })
    throw error
  } finally {
    stages.end()
    await part.close()
  }
}

function formatOf(path: string): Format {
  const format = extname(path).slice(1).toLowerCase()
  if (Object.hasOwn(formats, format)) return format as Format
  throw new UsageError(`o nome do arquivo, em --out, termina em .${Object.keys(formats).join(', .')}.`)
}

/** Continues the same export if it was interrupted recently, else starts at the first page. */
async function begin(
  call: Call,
  part: PartFile,
  before: Progress | undefined,
  wanted: Pick<Progress, 'server' | 'operation' | 'question'>,
): Promise<Progress> {
  const { server, operation, question } = before ?? {}
  const same = JSON.stringify([server, operation, question]) === JSON.stringify(Object.values(wanted))
  if (before && same && Date.now() - before.at < longestBreak && (await part.open(before.bytes))) {
    const how = sayStopped(before.stopped, 'foi interrompida')
    call.warn(`Uma exportação ${how}; ela continua depois de ${before.elements} elementos.`)
    return { ...before, stopped: undefined }
  }
  if (before) call.warn('A exportação que não terminou é outra, ou de muito antes; esta começa do início.')
  await part.open(0)
  return { ...wanted, page: 0, pages: 0, elements: 0, bytes: 0, at: Date.now() }
}

/** Writes the next page. A page that fails is truncated and requested again. */
function fetchPage(
  connection: Connection,
  operation: QueryOperation,
  { question, page, bytes }: Progress,
  part: PartFile,
): Promise<Totals> {
  const input = { ...question, quantidade: pageSize, pagina: page + 1 }
  return retried(connection, true, async () => {
    await part.backTo(bytes)
    const texts = elementTexts({ ...connection, retries: 0 }, operation, input)
    for (;;) {
      const next = await texts.next()
      if (next.done) return next.value
      await part.write(next.value)
    }
  })
}

async function passed(done: Progress, totals: Totals, part: PartFile): Promise<Partial<Progress>> {
  const page = done.page + 1
  const { totalElementos, totalPaginas: pages } = totals
  const elements = Math.min(page * pageSize, totalElementos)
  return { page, pages, elements, bytes: await part.mark(), at: Date.now() }
}
