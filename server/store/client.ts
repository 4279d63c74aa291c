import pg from 'pg'

/**
 * Client of every connection. With `require_auth=scram-sha-256` in the address, as in libpq, the server must
 * prove by SCRAM that it knows the password: an impostor neither receives it nor can skip authentication.
 * `pg` itself would send the password in clear when asked.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const address = typeof config === 'string' ? config : config?.connectionString
    if (address && URL.parse(address)?.searchParams.get('require_auth') === 'scram-sha-256') demandScram(this)
  }
}

/** The server asked for the password in clear or MD5, or for none. */
export class UnverifiedServer extends Error {
  constructor() {
    super('o servidor não comprovou que conhece a senha (SCRAM)')
  }
}

function demandScram(client: pg.Client): void {
  const { connection } = client
  const refuse = () => {
    // Ignores messages that arrived together with the refused one.
    connection.removeAllListeners('readyForQuery')
    connection.stream.destroy(new UnverifiedServer())
  }
  // Added before `pg` adds its own listeners at connect, so that the stream is destroyed before a reply is
  // written.
  connection.on('authenticationCleartextPassword', refuse)
  connection.on('authenticationMD5Password', refuse)
  connection.on('authenticationOk', () => {
    // `pg` sets null after verifying the server's signature; undefined means that SCRAM never began.
    if ((client as { saslSession?: unknown }).saslSession !== null) refuse()
  })
}
