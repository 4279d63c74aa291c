import type { ManagementOperation, Operation } from '../operation.ts'
import type { Opening, Shape } from '../output.ts'
import type { SessionOperation } from '../session/operation.ts'

export type Answering = Operation | ManagementOperation | SessionOperation

/** Whether a shape holds a secret. Parts on request count if this request opened them. */
const holdsSecret = (shape: Shape, opened: readonly Opening[] | undefined): boolean =>
  Object.values(shape).some((output) => {
    if ('fields' in output) return holdsSecret(output.fields, opened)
    if (!output.secret) return false
    return !opened || !('asked' in output) || opened.includes(output.asked!)
  })

/** Shapes of an operation's answers. Receipts and redirects have none. */
function answersOf(operation: Answering): readonly Shape[] {
  switch (operation.family) {
    case 'inbound':
      return []
    case 'query':
      return [operation.element, ...Object.values(operation.formats ?? {})]
    case 'management':
      if (operation.kind === 'command') return [operation.output]
      return [operation.kind === 'listing' ? operation.columns : operation.element]
    case 'session':
      return operation.output === 'redirect' ? [] : [operation.output]
    default:
      return operation.output ? [operation.output] : []
  }
}

/**
 * Whether answers may be compressed. The size of a compressed answer discloses a secret in it to those who can
 * choose another part of the same answer (BREACH). `opened` are the optional parts of this answer;
 * without it, all of them count.
 */
export function isCompressible(operation: Answering, opened?: readonly Opening[]): boolean {
  return !answersOf(operation).some((shape) => holdsSecret(shape, opened))
}
