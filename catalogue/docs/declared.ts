import { operations } from '../index.ts'
import { answerExamples, placeholders, requestExamples } from '../openapi/examples.ts'
import { type Operation, pathOf } from '../operation.ts'

/** A fenced code block of a guide. */
export interface Fence {
  /** Info string of the opening fence. */
  info: string
  text: string
}

/** Examples of the guides, derived from declarations so that they stay correct. */

const byId = new Map<string, Operation>(operations.map((one) => [one.id, one]))

function operationOf(id: string): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`a guide shows ${id}, which is no operation`)
  return operation
}

const written = (value: unknown) => JSON.stringify(value, null, 2)

/** Only the credential is a shell variable; the rest of the body is literal. */
function requestOf(id: string, name?: string): string {
  const operation = operationOf(id)
  const examples = requestExamples(operation)
  const { value } = (name ? examples[name] : Object.values(examples)[0])!
  const body = written(value).replaceAll("'", "'\\''").replaceAll(placeholders.token, `'"$TOKEN"'`)
  return `curl -s "$VINCULO${pathOf(operation)}" \\\n  -H 'Content-Type: application/json' -d '${body}'`
}

const answerOf = (id: string): string => written(Object.values(answerExamples(operationOf(id)))[0]!.value)

/**
 * Content of a fence: `pedido RecebeAlunos` is the declared request, `resposta ConsultaLote` the recorded
 * answer.
 */
export function shownIn({ info, text }: Fence): string {
  const [kind, id = '', name] = info.split(' ')
  if (kind === 'pedido') return requestOf(id, name)
  return kind === 'resposta' ? answerOf(id) : text
}
