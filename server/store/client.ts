import pg from 'pg'

/**
 * Every connection of the program. An address with `require_auth=scram-sha-256`, as libpq knows it, is believed
 * only once the server proved by SCRAM that it knows the password: an impostor is told nothing of it and is not
 * let pass by waving us through either. `pg` alone sends the password in clear to whoever asks.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const address = typeof config === 'string' ? config : config?.connectionString
    if (address && URL.parse(address)?.searchParams.get('require_auth') === 'scram-sha-256') demandScram(this)
  }
}

/** The server asked for the password itself, or for nothing. */
export class UnprovenServer extends Error {
  constructor() {
    super('o servidor não comprovou que conhece a senha (SCRAM)')
  }
}

function demandScram(client: pg.Client): void {
  const { connection } = client
  const refuse = () => {
    // What came along with the refused message is not to count either.
    connection.removeAllListeners('readyForQuery')
    connection.stream.destroy(new UnprovenServer())
  }
  // Before the listeners of `pg` itself, which are added when it connects: nothing leaves a destroyed stream.
  connection.on('authenticationCleartextPassword', refuse)
  connection.on('authenticationMD5Password', refuse)
  connection.on('authenticationOk', () => {
    // Null once the server's signature was compared, undefined when SCRAM never began.
    if ((client as { saslSession?: unknown }).saslSession !== null) refuse()
  })
}
