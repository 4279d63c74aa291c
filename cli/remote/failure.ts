import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { Stalled } from '../../client/batch.ts'
import type { Retry } from '../../client/connection.ts'
import { Problem, Unreachable } from '../../client/problem.ts'

/** A request to a server failed for good; the message names the server. */
export class RemoteFailure extends Error {}

/** Adds the called address to the failure of a request. Other errors stay unchanged. */
export function withAddress(error: unknown, address: string): unknown {
  if (error instanceof Stalled)
    return new RemoteFailure(
      `${address}: ${error.message}; "vinculo watch ${error.batch.LOTE}" volta a esperar.`,
    )
  if (error instanceof Problem) return new RemoteFailure(refusedBy(address, error))
  if (!(error instanceof Unreachable)) return error
  const { said, check } = whyNoAnswer(error, address)
  return new RemoteFailure(`${said}. ${check} O mesmo comando continua de onde parou.`)
}

/** Lines for the operator: what failed, and when it is tried again. */
export function sayRetry({ error, attempt, of, wait }: Retry, address: string): string {
  const why =
    error instanceof Unreachable
      ? whyNoAnswer(error, address).said
      : `o servidor ${address} pede para esperar: ${(error as Error).message.replace(/\.$/, '')}`
  const seconds = Math.max(0.1, wait / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}; tentativa ${attempt} de ${of} em ${seconds} s.`
}

/** Refusals that another token may end. */
const ofCredential: readonly ProblemCode[] = ['CREDENCIAL_INVALIDA', 'CREDENCIAL_AUSENTE', 'ESCOPO_AUSENTE']

function refusedBy(address: string, { code, status, message, requestId, url }: Problem): string {
  const operation = URL.parse(url)?.pathname.split('/').at(-1)
  // A newer server may have codes that this version does not know.
  const fix = (problems as Partial<typeof problems>)[code as ProblemCode]?.fix ?? ''
  const goesOn = ofCredential.includes(code)
    ? 'Com um token que sirva, o mesmo comando continua de onde parou.'
    : ''
  const facts = [`${status} ${code}`, requestId && `pedido ${requestId}`].filter(Boolean).join(', ')
  const said = [message, fix, goesOn, `(${facts})`].filter(Boolean).join(' ')
  return `${address} recusou${operation ? ` ${operation}` : ''}: ${said}`
}

/** Why a command stopped, for its next run; undefined when the reason is not a refusal. */
export const stoppedBy = (error: unknown): string | undefined =>
  error instanceof Problem ? error.code : undefined

/** How the command stopped before, in words. */
export const sayStopped = (code: string | undefined, interrupted: string): string =>
  code === undefined ? interrupted : `parou porque o servidor recusou um pedido (${code})`

interface NoAnswer {
  said: string
  check: string
}

const noAnswerCodes = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const unknownHostCodes = ['ENOTFOUND', 'EAI_AGAIN']
const untrusted = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/
const settings = '--server ou VINCULO_SERVER'
/** Causes of an answer with a success status that is not from Vínculo. */
const foreignCauses: readonly unknown[] = ['no object', 'no batch', 'no elements', 'no JSON']

/** Why Vínculo did not answer, and what to check. */
function whyNoAnswer(error: Unreachable, address: string): NoAnswer {
  if (error.status) {
    return {
      said: `${address} respondeu ${error.status}, e a resposta não é do Vínculo`,
      check: `Confira o endereço em ${settings}, com o prefixo do caminho se houver, e o proxy.`,
    }
  }
  if (error.cause instanceof SyntaxError || foreignCauses.includes(error.cause)) {
    return {
      said: `a resposta de ${address} não é do Vínculo`,
      check: `Confira o endereço em ${settings}, com o prefixo do caminho se houver.`,
    }
  }
  const why = causeOf(error)
  if (error.cause === 'silence' || noAnswerCodes.includes(why)) {
    const cause = why === '' ? 'silêncio' : why
    return {
      said: `ninguém responde em ${address} (${cause})`,
      check: `Confira se o servidor está no ar, e o endereço e a porta em ${settings}.`,
    }
  }
  if (unknownHostCodes.includes(why)) {
    return {
      said: `o nome do servidor em ${address} não é conhecido (${why})`,
      check: `Confira o endereço em ${settings}.`,
    }
  }
  if (untrusted.test(why)) {
    return {
      said: `a conexão segura com ${address} falhou (${why})`,
      check: 'Confira o certificado do servidor; o de uma autoridade própria vai em NODE_EXTRA_CA_CERTS.',
    }
  }
  return {
    said: `a conexão com ${address} falhou${why && ` (${why})`}`,
    check: `Confira a rede, o proxy e o endereço em ${settings}.`,
  }
}

/** The system's code of a failed request. `fetch` puts it into the cause of its own error. */
function causeOf({ cause }: Unreachable): string {
  for (let one: unknown = cause, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const { code } = one as NodeJS.ErrnoException
    if (code) return code
  }
  return ''
}
