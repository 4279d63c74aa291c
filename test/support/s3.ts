import { createHmac, hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../server/config/config.ts'

export interface Kept {
  bytes: Buffer
  metadata: Record<string, string>
  changedAt: Date
}

/** Fault of a request: an error status, no answer, a reset connection, or altered bytes. */
export type Trouble = number | 'silence' | 'reset' | 'altered'

const bucket = 'arquivos'
const accessKey = 'CHAVEDETESTE'
const secretKey = 'segredo/de+teste'
const region = 'sa-east-1'
const pageSize = 2
const sha256 = (bytes: Uint8Array | string) => hash('sha256', bytes, 'hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** S3 server with one bucket that accepts only requests with a valid AWS signature. */
export class S3Imitation {
  readonly objects = new Map<string, Kept>()
  /** Method and key of every request, in order. */
  readonly requests: string[] = []
  /** Faults of the next requests in order; `undefined` is none. */
  troubles: (Trouble | undefined)[] = []
  /** Called after an object is stored and before the answer. */
  onKept: () => void | Promise<void> = () => {}
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  static async open(): Promise<S3Imitation> {
    const imitation = new S3Imitation()
    await new Promise<void>((resolve) => imitation.#server.listen(0, '127.0.0.1', resolve))
    return imitation
  }

  get settings(): S3Settings {
    const { port } = this.#server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region,
      accessKey,
      secretKey,
      prefix: 'vinculo/a/',
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request))
    const url = new URL(request.url!, 'http://s3')
    const key = url.pathname.slice(`/${bucket}/`.length)
    this.requests.push(`${request.method} ${key}`)
    const trouble = this.troubles.shift()
    if (trouble === 'silence') return
    if (trouble === 'reset') {
      request.socket.destroy()
      return
    }
    if (typeof trouble === 'number') return answer(response, trouble)
    const wrong = flawIn(request, url, body)
    if (wrong) return answer(response, 403, `<Error><Code>${wrong}</Code></Error>`)
    if (url.pathname.split('/')[1] !== bucket) return answer(response, 404, '<Code>NoSuchBucket</Code>')
    if (key === '') return answer(response, 200, this.#listing(url.searchParams))
    const kept = this.objects.get(key)
    switch (request.method) {
      case 'PUT': {
        const metadata = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
        this.objects.set(key, {
          bytes: body,
          metadata: Object.fromEntries(metadata) as Record<string, string>,
          changedAt: new Date(),
        })
        await this.onKept()
        return answer(response, 200)
      }
      case 'DELETE':
        this.objects.delete(key)
        return answer(response, 204)
      default: {
        if (!kept) return answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
        for (const [name, value] of Object.entries(kept.metadata)) response.setHeader(name, value)
        const bytes = Buffer.from(kept.bytes)
        if (request.headers.range === 'bytes=0-0') return answer(response, 206, bytes.subarray(0, 1))
        if (trouble === 'altered') bytes[bytes.length - 1]! ^= 1
        return answer(response, 200, request.method === 'HEAD' ? undefined : bytes)
      }
    }
  }

  #listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const contents = page.map((key) => {
      const { changedAt } = this.objects.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>1</Size></Contents>`
    })
    const more = keys.length > page.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }
}

function answer(response: ServerResponse, status: number, body?: string | Buffer): void {
  response.writeHead(status)
  response.end(body)
}

/** The error in a request's signature, computed from the request alone. */
function flawIn({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const moment = String(headers['x-amz-date'])
  if (!found || !/^\d{8}T\d{6}Z$/.test(moment)) return 'AccessDenied'
  const [, key, date, where, names, signature] = found as unknown as string[]
  if (key !== accessKey || where !== region || moment.slice(0, 8) !== date) return 'InvalidAccessKeyId'
  const signed = names!.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) {
    return 'AccessDenied'
  }
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (method === 'PUT' && Number(headers['content-length']) !== body.length) return 'MissingContentLength'
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((step) => encoded(decodeURIComponent(step)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const derived = scope.split('/').reduce<string | Buffer>((one, step) => hmac(one, step), `AWS4${secretKey}`)
  return hmac(derived, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
