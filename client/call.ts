import { peoplePathOf } from '../catalogue/doors.ts'
import { csrfHeader } from '../catalogue/session/operation.ts'
import { Problem, toldIn, Unreachable } from './problem.ts'
import type { Answer, Declared, Input } from './types.ts'

/** Where the platform is, and how the caller is known there. */
export interface Connection {
  /** The address, or the path prefix of the page's own; without a slash at the end. */
  base: string
  /** A management key; a page has a session instead, which its browser sends. */
  key?: string
  /** The value with which a session proves that a page of ours asks. */
  csrf?: () => string | undefined
}

export interface Sending {
  signal?: AbortSignal | undefined
  /** The same key and content give the first answer again. */
  idempotencyKey?: string | undefined
}

/** Calls one operation. A refusal is thrown as a Problem, and no answer as Unreachable. */
export async function call<D extends Declared>(
  connection: Connection,
  declaration: D,
  input: Input<D>,
  sending: Sending = {},
): Promise<Answer<D>> {
  const response = await send(connection, declaration, input, sending)
  const body = await response.json().catch((error) => {
    throw new Unreachable(error)
  })
  return body as Answer<D>
}

/** The same, for answers that are files. */
export async function callForFile<D extends Declared>(
  connection: Connection,
  declaration: D,
  input: Input<D> & { formato: string },
  sending: Sending = {},
): Promise<Blob> {
  const response = await send(connection, declaration, input, sending)
  return response.blob().catch((error) => {
    throw new Unreachable(error)
  })
}

/** Where files are sent to before a command makes a record of them. */
const contents = '/gestao/conteudos'

/** What was sent, as the platform calls it. */
export interface SentContent {
  conteudo: string
}

/** Sends a file. A command then says what it is. */
export async function sendFile(connection: Connection, file: File): Promise<SentContent> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-nome-arquivo': encodeURIComponent(file.name),
  }
  const response = await exchange(connection, contents, { method: 'POST', headers, body: file })
  const sent = await response.json().catch((error) => {
    throw new Unreachable(error)
  })
  return sent as SentContent
}

async function send(
  connection: Connection,
  declaration: Declared,
  input: object,
  { signal, idempotencyKey }: Sending,
): Promise<Response> {
  const { method, path, body } = requestOf(declaration, input)
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
  return exchange(connection, path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  })
}

async function exchange(
  { base, key, csrf }: Connection,
  path: string,
  request: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const token = csrf?.()
  const headers = {
    accept: 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
    ...(token ? { [csrfHeader]: token } : {}),
    ...request.headers,
  }
  const response = await fetch(base + path, { ...request, headers }).catch((error) => {
    throw request.signal?.aborted ? error : new Unreachable(error)
  })
  if (response.ok) return response
  const told = toldIn(await response.json().catch(() => undefined))
  throw told ? new Problem(told, response.status, response.headers) : new Unreachable(response.status)
}

interface Request {
  method: string
  path: string
  body: string | undefined
}

/** How an operation is asked for: its method, its address and what it takes in either. */
export function requestOf(declaration: Declared, input: object): Request {
  if (declaration.family !== 'session') {
    return { method: 'POST', path: peoplePathOf(declaration), body: JSON.stringify(input) }
  }
  const { method, path, query = {}, input: body } = declaration
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (name in query && value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.size > 0 ? `?${search}` : ''
  return { method, path: path + text, body: body && JSON.stringify(input) }
}
