import { connect } from 'node:net'
import type pg from 'pg'

/** What the driver knows of a connection and does not say in its types. */
declare module 'pg' {
  interface ClientBase {
    readonly processID: number
    readonly secretKey: number
    readonly host: string
    readonly port: number
  }
}

/** Asks the server to stop what this connection runs. */
export function cancel({ processID, secretKey, host, port }: pg.ClientBase): void {
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(80_877_102, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  // A host that is a folder holds the server's socket.
  const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { port, host }
  const socket = connect(where, () => socket.end(message))
  socket.on('error', () => {})
  socket.unref()
}
