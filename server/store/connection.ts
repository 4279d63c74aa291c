import pg from 'pg'

// Text stays text: dates, moments and wide integers reach us exactly as the database writes them.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ]) {
  pg.types.setTypeParser(type, (value) => value)
}
// Identifiers fit a JavaScript number: the sequences stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const searchPath = '-c search_path=vinculo'

/** Seconds after which a server that does not answer is taken to be away, unless its address says, as libpq knows it. */
const usualPatience = 5
/** A clock that is set for weeks rings at once. */
const longestPatience = 3_600

const connectionTimeoutOf = (url: string): number => {
  const told = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return Math.min(told > 0 ? told : usualPatience, longestPatience) * 1000
}

/** Connection settings of the application: an ordinary role, bound by row-level security, whoever logs in. */
export function applicationConnection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    options: `${searchPath} -c role=vinculo_app`,
    connectionTimeoutMillis: connectionTimeoutOf(url),
    keepAlive: true,
  }
}

/** Connection settings of the owner: migrations and the operator's commands. */
export function ownerConnection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    options: searchPath,
    connectionTimeoutMillis: connectionTimeoutOf(url),
    keepAlive: true,
  }
}

/** What sockets say of a server that is away. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether the database lives but has no room left: on its disk, in its memory, for connections. */
export const lacksRoom = (error: unknown): boolean =>
  /^53/.test(String((error as { code?: unknown } | null)?.code ?? ''))

/** Whether an error says that the database cannot be reached, rather than that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return (
    /^(08|57P|53)/.test(code) ||
    unreachable.has(code) ||
    // A Unix socket that its server did not make yet.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout (exceeded when trying to connect|expired)|not queryable|connection error/i.test(
      message,
    )
  )
}
