import { operations } from '../index.ts'
import { management } from '../management/index.ts'
import { documentName } from '../openapi/management.ts'
import { openApi } from '../openapi.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { sessionOperations } from '../session/index.ts'
import { enviaConteudo } from '../upload.ts'

/** Operations that answer a problem, derived from the OpenAPI document. */

export interface ProblemSource {
  /** Anchor of the operation on the reference page. */
  anchor: string
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

/** Operations that systems and staff share appear once on the page, under their system name. */
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
