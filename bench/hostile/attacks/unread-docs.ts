import type { Attack } from '../attack.ts'
import { addressOf, closed, dial, lanes } from '../tools.ts'

const readers = 150
const longest = 90_000
const paths = ['/openapi.json', '/docs/referencia', '/docs/images/reference.png']

export const unreadDocs: Attack = {
  name: 'unread-docs',
  what: '150 connections that ask for the largest pages, uncompressed, and never read them',
  run: (field) =>
    lanes(readers, field, 1_000, async (lane, turn) => {
      const socket = dial(field, addressOf(lane), longest)
      socket.pause()
      socket.write(`GET ${paths[(lane + turn) % paths.length]} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
      field.count('opened')
      await closed(socket)
    }),
}
