import { connect } from 'node:net'
import type pg from 'pg'

/** Properties of a connection that the driver's types omit. */
declare module 'pg' {
  interface ClientBase {
    readonly processID: number
    readonly secretKey: number
    readonly host: string
    readonly port: number
  }
}

/** Sends a cancel request for the statement that runs on this connection. */
export function cancel({ processID, secretKey, host, port }: pg.ClientBase): void {
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(80_877_102, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  // A host that is a folder contains the server's Unix socket.
  const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { port, host }
  const socket = connect(where, () => socket.end(message))
  socket.on('error', () => {})
  socket.unref()
}
