import type pg from 'pg'
import { operations } from '../../catalogue/index.ts'
import { markOf, readFirstPage } from '../query/first-page.ts'
import { applicationConnection } from '../store/connection.ts'
import { Database } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'

/** Answers of the interface's queries, which the rehearsal of a backup compares with the restored database's. */
export interface Answers {
  /** ISO 8601 instant whose day the answers were given on. */
  momento: string
  /** Number of elements, and keyed digest of the first page, by client and query. */
  paginas: Readonly<Record<string, readonly [total: number, digest: string]>>
  /** Mark of each query: another version of the program may answer it differently. */
  consultas: Readonly<Record<string, string>>
  /** Answers that changed during the backup. */
  mudaram: number
  /** Answers that failed, or were not reached in time. */
  naoLidas: number
  /** Clients beyond the most that are asked. */
  clientesDeFora: number
}

export interface AnswersOf {
  /** Login of the application, which row-level security binds. */
  url: string
  sealer: Sealer
  signal?: AbortSignal | undefined
  limits?: Limits
}

export interface Limits {
  clients: number
  statementMs: number
  totalMs: number
}

/** Twice a minute: before and after the copy. */
const duringBackup: Limits = { clients: 100, statementMs: 10_000, totalMs: 60_000 }
const duringRehearsal: Limits = { clients: 100, statementMs: 30_000, totalMs: 120_000 }

const queries = operations.filter((operation) => operation.family === 'query')
type Query = (typeof queries)[number]

interface Question {
  name: string
  clienteId: number
  zone: string
  query: Query
}

/** Before the database is copied. The questions are asked again afterwards. */
export interface AnswersBefore {
  answers: Answers
  questions: Question[]
}

/** `superuser` finds the clients; the answers are read as the application reads them. */
export async function takeAnswers(superuser: pg.Client, of: AnswersOf): Promise<AnswersBefore> {
  const limits = of.limits ?? duringBackup
  const momento = Temporal.Now.instant().toString()
  const clients = await clientsOf(superuser)
  const chosen = clients.slice(0, limits.clients)
  const questions = chosen.flatMap((client) => queries.map((query) => questionOf(client, query)))
  const pages = await ask(questions, of, limits)
  const read = questions.filter(({ name }) => Array.isArray(pages.get(name)))
  return {
    questions: read,
    answers: {
      momento,
      paginas: Object.fromEntries(read.map(({ name }) => [name, pages.get(name) as Page])),
      consultas: Object.fromEntries(queries.map((query) => [query.id, markOf(query)])),
      mudaram: 0,
      naoLidas: questions.length - read.length,
      clientesDeFora: clients.length - chosen.length,
    },
  }
}

/** After the database was copied: leaves out what changed meanwhile. */
export async function keepSame({ answers, questions }: AnswersBefore, of: AnswersOf): Promise<Answers> {
  const pages = await ask(questions, of, of.limits ?? duringBackup)
  const { paginas, naoLidas } = answers
  const read = Object.entries(paginas).filter(([name]) => Array.isArray(pages.get(name)))
  const kept = read.filter(([name, page]) => String(pages.get(name)) === String(page))
  return {
    ...answers,
    paginas: Object.fromEntries(kept),
    mudaram: read.length - kept.length,
    naoLidas: naoLidas + questions.length - read.length,
  }
}

/** Comparison of the answers with those of a restored database. */
export interface Compared {
  /** As sentences for the operator. */
  differences: string[]
  iguais: number
  mudaram: number
  /** At the backup or now. */
  naoLidas: number
  /** Of queries that this version of the program answers differently. */
  outraVersao: number
  clientesDeFora: number
}

export async function compareAnswers(
  superuser: pg.Client,
  expected: Answers,
  of: AnswersOf,
): Promise<Compared> {
  await stopClock(superuser, expected.momento)
  const known = new Map<string, Query>(
    queries
      .filter((query) => expected.consultas[query.id] === markOf(query))
      .map((query) => [query.id, query]),
  )
  const clients = new Map((await clientsOf(superuser)).map((client) => [String(client.id), client]))
  const differences: string[] = []
  const questions: Question[] = []
  let outraVersao = 0
  for (const name of Object.keys(expected.paginas)) {
    const [id = '', operation = ''] = name.split('/')
    const [client, query] = [clients.get(id), known.get(operation)]
    if (!query) outraVersao++
    else if (client) questions.push(questionOf(client, query))
    else differences.push(`${operation} do cliente ${id}: o cliente falta`)
  }
  const pages = await ask(questions, of, of.limits ?? duringRehearsal)
  let [iguais, naoLidas] = [0, expected.naoLidas]
  for (const { name, clienteId, query } of questions) {
    const difference = differenceOf(expected.paginas[name]!, pages.get(name))
    if (difference === 'não lida') naoLidas++
    else if (difference) differences.push(`${query.id} do cliente ${clienteId}: ${difference}`)
    else iguais++
  }
  const { mudaram, clientesDeFora } = expected
  return { differences, iguais, mudaram, naoLidas, outraVersao, clientesDeFora }
}

function differenceOf(
  [total, digest]: Answers['paginas'][string],
  now: Page | Error | undefined,
): string | undefined {
  if (now === undefined || isLate(now)) return 'não lida'
  if (now instanceof Error) return `não pôde ser respondida (${now.message})`
  if (now[0] !== total) return `${now[0]} elementos em vez de ${total}`
  return now[1] === digest ? undefined : 'a resposta tem outro conteúdo'
}

/** Ended by `statement_timeout`. */
const isLate = (found: Page | Error): boolean =>
  found instanceof Error && 'code' in found && found.code === '57014'

const questionOf = ({ id, zone }: Client, query: Query): Question => ({
  name: `${id}/${query.id}`,
  clienteId: id,
  zone,
  query,
})

interface Client {
  id: number
  zone: string
}

/** In another order each time, so that each of many clients is among the first ones some night. */
async function clientsOf(superuser: pg.Client): Promise<Client[]> {
  const { rows } = await superuser.query(
    'select cliente_id as id, fuso as zone from cliente order by random()',
  )
  return rows.map(({ id, zone }) => ({ id: Number(id), zone }))
}

/** Lets "today" of a restored database, which is removed afterwards, be the day of the backup. */
async function stopClock(superuser: pg.Client, momento: string): Promise<void> {
  await superuser.query(`create or replace function hoje_do_cliente() returns date language sql stable
    begin atomic
      select (${superuser.escapeLiteral(momento)}::timestamptz at time zone fuso)::date
        from cliente where cliente_id = (select cliente_atual());
    end`)
}

type Page = [total: number, digest: string]

/** Asks one question after another on one connection. A question without a result was not reached. */
async function ask(
  questions: readonly Question[],
  { url, sealer, signal }: AnswersOf,
  { statementMs, totalMs }: Limits,
): Promise<Map<string, Page | Error>> {
  const connection = applicationConnection(url)
  const options = `${connection.options} -c statement_timeout=${statementMs}`
  const from = new Database({ ...connection, options }, 1)
  const late = AbortSignal.timeout(totalMs)
  const either = signal ? AbortSignal.any([signal, late]) : late
  const pages = new Map<string, Page | Error>()
  try {
    for (const { name, clienteId, query, zone } of questions) {
      signal?.throwIfAborted()
      if (late.aborted) break
      try {
        const { total, digest } = await readFirstPage(
          { from, sealer, signal: either },
          clienteId,
          query,
          zone,
        )
        pages.set(name, [total, digest])
      } catch (error) {
        // The rest of the time ended it.
        if (!either.aborted) pages.set(name, error as Error)
      }
    }
    return pages
  } finally {
    await from.close()
  }
}
