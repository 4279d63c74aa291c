import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A server of the PostgreSQL protocol that lets everybody in and answers every statement with one value. */
export async function answeringPostgres(column: string, value: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    serve(socket, column, value)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://u:p@127.0.0.1:${port}/b`, close: () => server.close() }
}

function serve(socket: Socket, column: string, value: string): void {
  const ready = message('Z', Buffer.from('I'))
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
    socket.on('data', (chunk) => {
      if (chunk[0] === 'Q'.charCodeAt(0)) socket.write(Buffer.concat([...row(column, value), ready]))
    })
  })
}

const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), uint32(body.length + 4), body])

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** One column of type text, one row. */
function row(column: string, value: string): Buffer[] {
  const one = Buffer.from([0, 1])
  const rest = Buffer.concat([Buffer.alloc(6), uint32(25), Buffer.alloc(8)])
  return [
    message('T', Buffer.concat([one, Buffer.from(`${column}\0`), rest])),
    message('D', Buffer.concat([one, uint32(Buffer.byteLength(value)), Buffer.from(value)])),
    message('C', Buffer.from('SELECT 1\0')),
  ]
}
