import { peoplePathOf } from '../catalogue/doors.ts'
import { pathOf } from '../catalogue/operation.ts'
import type { Connection } from './connection.ts'
import type { Declared } from './types.ts'

export interface Request {
  method: string
  path: string
  body: string | undefined
}

/** Method, path and body of an operation's request. */
export function requestOf(declaration: Declared, input: object, connection?: Connection): Request {
  if (declaration.family !== 'session') {
    return { method: 'POST', path: pathFor(declaration, connection), body: JSON.stringify(input) }
  }
  const { method, path, query = {}, input: body } = declaration
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (name in query && value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.size > 0 ? `?${search}` : ''
  return { method, path: path + text, body: body && JSON.stringify(input) }
}

/** Callers with a token, and open operations, use the integration path; others the path of people. */
export function pathFor(
  declaration: Exclude<Declared, { family: 'session' }>,
  { token }: Partial<Connection> = {},
): string {
  if (declaration.family === 'management') return peoplePathOf(declaration)
  return token !== undefined || declaration.doors.open ? pathOf(declaration) : peoplePathOf(declaration)
}
