import { ResponseBodyError } from 'openid-client'
import { describeError, type Fact } from '../facts.ts'
import { Refusal } from '../refusal.ts'

export interface Reporter {
  report: (fact: Fact) => void
}

const unreachable = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Runs a request to a provider. Failures are reported by kind, never with their text. */
export async function withProvider<T>(
  events: Reporter,
  client: number,
  stage: 'discovery' | 'exchange',
  talk: () => Promise<T>,
): Promise<T> {
  try {
    return await talk()
  } catch (error) {
    if (error instanceof Refusal) throw error
    events.report({ kind: 'oidc.trouble', client, stage, error: describeError(error) })
    const { code = '' } = error as { code?: string }
    const away =
      stage === 'discovery' ||
      // `fetch` throws a TypeError when there is no answer.
      error instanceof TypeError ||
      unreachable.includes(code) ||
      (error instanceof ResponseBodyError && error.status >= 500)
    throw new Refusal(away ? 'PROVEDOR_INDISPONIVEL' : 'PROVEDOR_RECUSOU')
  }
}
