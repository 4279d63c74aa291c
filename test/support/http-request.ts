import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Sent {
  status: number
  headers: Headers
  text: string
}

/** One request and its answer over a keep-alive connection, at less than half the cost of `fetch`. */
export async function send(
  url: URL | string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Uint8Array,
): Promise<Sent> {
  const asking = request(url, { agent, method, headers })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const text = (await buffer(answer)).toString()
  return { status: answer.statusCode!, headers: headersOf(answer), text }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}
