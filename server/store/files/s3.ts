import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../config/config.ts'
import { FileStoreError } from './file-store.ts'
import type { Objects, StoredObject } from './objects.ts'
import { readListing } from './s3-listing.ts'

/** Timeout in milliseconds, number of attempts, and pause before the first retry. */
export interface S3Retry {
  timeout: number
  attempts: number
  pause: number
}

interface Answer {
  status: number
  headers: Headers
  bytes: Buffer
}

const usualRetry: S3Retry = { timeout: 15_000, attempts: 4, pause: 200 }
const checksum = 'x-amz-meta-sha256'

/** Objects in a bucket of S3 or a compatible service. */
export class S3Objects implements Objects {
  readonly #aws: AwsClient
  readonly #bucket: string
  readonly #prefix: string
  readonly #retry: S3Retry

  constructor(settings: S3Settings, retry = usualRetry) {
    const { endpoint, bucket, region, accessKey, secretKey, prefix } = settings
    this.#aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' })
    // Path-style address, unless the endpoint contains `{bucket}`.
    this.#bucket = endpoint.includes('{bucket}')
      ? endpoint.replace('{bucket}', bucket)
      : `${endpoint}/${bucket}`
    this.#prefix = prefix
    this.#retry = retry
  }

  /** Always writes: checking for existence would cost a request too, and writing renews `changedAt`. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ask('put', 'PUT', this.#address(name), [200], bytes)
  }

  replace(name: string, bytes: Uint8Array): Promise<void> {
    return this.put(name, bytes)
  }

  async peek(name: string): Promise<number | undefined> {
    const range = { range: 'bytes=0-0' }
    const { status, bytes } = await this.#ask(
      'get',
      'GET',
      this.#address(name),
      [200, 206, 404],
      undefined,
      range,
    )
    return status === 404 ? undefined : bytes[0]
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, bytes } = await this.#ask('get', 'GET', this.#address(name), [200, 404])
    if (status === 200) return bytes
    if (bytes.includes('NoSuchBucket')) throw new FileStoreError('get', 'NoSuchBucket')
    return undefined
  }

  async has(name: string): Promise<boolean> {
    return (await this.#ask('has', 'HEAD', this.#address(name), [200, 404])).status === 200
  }

  async remove(name: string): Promise<void> {
    await this.#ask('remove', 'DELETE', this.#address(name), [200, 204, 404])
  }

  async *list(folder: string): AsyncGenerator<StoredObject> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.#prefix}${folder}/` })
    for (;;) {
      const { bytes } = await this.#ask('list', 'GET', `${this.#bucket}?${query}`, [200])
      const { objects, next } = readListing(bytes.toString())
      for (const { key, changedAt } of objects) yield { name: key.slice(this.#prefix.length), changedAt }
      if (next === undefined) return
      query.set('continuation-token', next)
    }
  }

  #address(name: string): string {
    return `${this.#bucket}/${this.#prefix}${name}`
  }

  async #ask(
    action: string,
    method: string,
    url: string,
    expected: readonly number[],
    body?: Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { attempts, pause } = this.#retry
    for (let attempt = 1; ; attempt++) {
      let trouble: string
      try {
        const answer = await this.#once(method, url, body, headers)
        if (expected.includes(answer.status) && isWhole(method, answer)) return answer
        trouble = answer.status === 200 ? 'sha256' : String(answer.status)
        if (answer.status > 200 && !isPassing(answer.status)) throw new FileStoreError(action, trouble)
      } catch (error) {
        if (error instanceof FileStoreError) throw error
        trouble = reasonOf(error)
      }
      if (attempt >= attempts) throw new FileStoreError(action, trouble)
      // Jitter: other clients met the same failure at the same time.
      await sleep(pause * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async #once(
    method: string,
    url: string,
    body: Uint8Array | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const sha256 = hash('sha256', body ?? '', 'hex')
    const request = await this.#aws.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256, ...(body && { [checksum]: sha256 }) },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      // A signature is valid for one address.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#retry.timeout),
    })
    const response = await fetch(request)
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
}

/** Whether the bytes match the checksum that was stored with them. */
function isWhole(method: string, { status, headers, bytes }: Answer): boolean {
  const sent = headers.get(checksum)
  return method !== 'GET' || status !== 200 || sent === null || sent === hash('sha256', bytes, 'hex')
}

const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? 'erro'
}
