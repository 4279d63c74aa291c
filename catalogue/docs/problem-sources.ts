import { operations } from '../index.ts'
import { management } from '../management/index.ts'
import { documentName } from '../openapi/management.ts'
import { openApi } from '../openapi.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { sessionOperations } from '../session/index.ts'
import { enviaConteudo } from '../upload.ts'

/** Which operations answer a problem, and how: what the OpenAPI document says, read the other way round. */

export interface ProblemSource {
  /** The operation's place on the reference page. */
  anchor: string
  /** The body of such a refusal. */
  body: unknown
}

interface Answer {
  $ref?: string
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>
  components: { responses: Record<string, Answer> }
}

const anchors: ReadonlySet<string> = new Set([
  ...operations.map(({ id }) => id),
  ...management.map(documentName),
  ...sessionOperations.map(({ id }) => id),
  enviaConteudo.id,
])

/** What systems and staff have in common stands once on the page, under the name that systems call it by. */
const anchorOf = (operationId: string) =>
  anchors.has(operationId) ? operationId : operationId.replace(/^Gestao/, '')

export type ProblemSources = ReadonlyMap<ProblemCode, readonly ProblemSource[]>

export function problemSources(): ProblemSources {
  const { paths, components } = openApi() as unknown as Document
  const found = new Map<ProblemCode, Map<string, ProblemSource>>()
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const { operationId, responses } of described) {
    const anchor = anchorOf(operationId)
    for (const answer of Object.values(responses)) {
      const { content } = answer.$ref ? components.responses[answer.$ref.split('/').at(-1)!]! : answer
      for (const [name, { value }] of Object.entries(content?.['application/json']?.examples ?? {})) {
        if (!Object.hasOwn(problems, name)) continue
        const code = name as ProblemCode
        const sources = found.get(code) ?? new Map<string, ProblemSource>()
        if (!sources.has(anchor)) sources.set(anchor, { anchor, body: value })
        found.set(code, sources)
      }
    }
  }
  return new Map([...found].map(([code, sources]) => [code, [...sources.values()]]))
}
