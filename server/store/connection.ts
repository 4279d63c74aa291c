import pg from 'pg'

// Dates and timestamps stay text, exactly as the database writes them.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ]) {
  pg.types.setTypeParser(type, (value) => value)
}
// Identifiers fit a JavaScript number: the sequences stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const searchPath = '-c search_path=vinculo'

/** Connection timeout in seconds, unless the address has `connect_timeout`, as in libpq. */
const usualTimeout = 5
/** Upper bound: Node fires timers of more than 24 days at once. */
const longestTimeout = 3_600

const connectionTimeoutOf = (url: string): number => {
  const given = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return Math.min(given > 0 ? given : usualTimeout, longestTimeout) * 1000
}

/** Connection settings of the application: its role is bound by row-level security whatever the login. */
export function applicationConnection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    options: `${searchPath} -c role=vinculo_app`,
    connectionTimeoutMillis: connectionTimeoutOf(url),
    keepAlive: true,
  }
}

/** Connection settings of the owner, for migrations and the operator's commands. */
export function ownerConnection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    options: searchPath,
    connectionTimeoutMillis: connectionTimeoutOf(url),
    keepAlive: true,
  }
}

/** Socket errors of a server that cannot be reached. */
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

/** Whether the database lacks resources: disk, memory or connections (SQLSTATE class 53). */
export const lacksRoom = (error: unknown): boolean =>
  /^53/.test(String((error as { code?: unknown } | null)?.code ?? ''))

/** Whether an error means that the database cannot be reached, rather than that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return (
    /^(08|57P|53)/.test(code) ||
    unreachable.has(code) ||
    // The server has not created its Unix socket yet.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout (exceeded when trying to connect|expired)|not queryable|connection error/i.test(
      message,
    )
  )
}
