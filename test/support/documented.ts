import { Check, Errors } from 'typebox/schema'
import { openApi } from '../../catalogue/openapi.ts'

/** The OpenAPI document as integrators read it. */

interface Media {
  schema: object
  examples?: Record<string, { value: Record<string, unknown> }>
}
interface Body {
  content?: { 'application/json': Media }
}
export interface Described {
  operationId: string
  deprecated?: true
  parameters?: { name: string; in: string; required: boolean; schema: { examples?: unknown[] } }[]
  requestBody?: Body
  responses: Record<string, Body & { $ref?: string }>
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { responses: Record<string, Body> }
}

export const emitted = JSON.stringify(openApi())
export const document = JSON.parse(emitted) as Document

/** Whether an operation takes a file; it has no JSON example to send. */
const takesFile = ({ requestBody }: Described) =>
  requestBody?.content !== undefined && !('application/json' in requestBody.content)

/** Every operation of the document with its address. */
export const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, described]) => !takesFile(described))
    .map(([method, described]) => ({ path, method: method.toUpperCase(), described })),
)

export const requestsOf = ({ requestBody }: Described) =>
  Object.entries(requestBody?.content?.['application/json'].examples ?? {}).map(
    ([name, { value }]) => [name, value] as const,
  )

/** The media type of an answer with this status. */
export function answerOf({ responses }: Described, status: number): Media | undefined {
  const found = responses[String(status)]
  const body = found?.$ref ? document.components.responses[found.$ref.split('/').at(-1)!] : found
  return body?.content?.['application/json']
}

/** Schema violations of a value. */
export function objections(schema: object, value: unknown): string[] {
  const whole = { ...schema, components: componentsOf(schema) }
  // Validating is faster than listing the errors.
  if (Check(whole, value)) return []
  const [, errors] = Errors(whole, value)
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

type Components = Record<string, Record<string, object>>
const found = new WeakMap<object, Components>()

/** The components that a schema references, transitively, because the validator walks all that it is given. */
function componentsOf(schema: object): Components {
  const before = found.get(schema)
  if (before) return before
  const named: Components = {}
  const left = [schema]
  for (let one = left.pop(); one; one = left.pop()) {
    for (const [, kind, name] of JSON.stringify(one).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)) {
      const part = (document.components as unknown as Components)[kind!]![name!]!
      named[kind!] ??= {}
      if (named[kind!]![name!]) continue
      named[kind!]![name!] = part
      left.push(part)
    }
  }
  found.set(schema, named)
  return named
}
