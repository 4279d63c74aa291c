import { entraEnsaio } from '../../../catalogue/session/entra-ensaio.ts'
import { enterSandbox } from '../../domain/ensaio/enter.ts'
import { endSession } from '../../domain/sessao/end.ts'
import { holdSession, type Signed, useSession } from '../../domain/sessao/use.ts'
import { Refusal } from '../../refusal.ts'
import { type Call, originOf } from './call.ts'
import { described } from './described.ts'

/**
 * Switches one browser between an institution and its sandbox. Meanwhile the institution's session is in a
 * cookie of its own.
 */

const { right } = entraEnsaio

export async function enter(call: Call) {
  const { exchange, cookies } = call
  const { context, request } = exchange
  const before = cookies.get('session')!
  const signed = await useSession(context, before)
  if (!signed.person.permissoes.includes(right)) throw new Refusal('PERMISSAO_AUSENTE', { permissao: right })
  const secret = await enterSandbox(context, signed, originOf(exchange))
  const inside = await useSession(context, secret)
  const seconds = context.config.sessionDays * 86_400
  cookies.set('main', before, seconds)
  cookies.set('session', secret, seconds)
  context.events.report({
    kind: 'session.began',
    client: inside.client.clienteId,
    person: inside.person.tipo,
    way: inside.session.metodo,
    requestId: request.id,
  })
  return described(context, inside, secret)
}

export async function leave(call: Call) {
  const { context } = call.exchange
  const secret = call.cookies.get('session')
  const there = await standing(call, secret)
  // Outside a sandbox nothing changes.
  if (there && !there.client.ensaio) return described(context, there, secret!)
  await endSession(context.db, secret, context.clock.now())
  return back(call)
}

/** The session of a secret, where it is still valid. */
async function standing({ exchange }: Call, secret: string | undefined): Promise<Signed | undefined> {
  try {
    return await holdSession(exchange.context, secret)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Restores the session that this browser had before it entered the sandbox, where it is still valid. */
export async function back({ exchange, cookies }: Call) {
  const main = cookies.get('main')
  cookies.clear('main')
  if (main === undefined) {
    cookies.clear('session')
    throw new Refusal('SESSAO_INVALIDA')
  }
  try {
    const signed = await holdSession(exchange.context, main)
    cookies.set('session', main, exchange.context.config.sessionDays * 86_400)
    return described(exchange.context, signed, main)
  } catch (error) {
    if (error instanceof Refusal) cookies.clear('session')
    throw error
  }
}

/** Ends the institution's waiting session at sign-out, or when another person signs in. */
export async function endMain({ exchange, cookies }: Call): Promise<void> {
  const main = cookies.get('main')
  if (main === undefined) return
  const { db, clock } = exchange.context
  await endSession(db, main, clock.now())
  cookies.clear('main')
}
