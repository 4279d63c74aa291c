import { said } from '../../../catalogue/message.ts'
import { confirmaSegundoFator } from '../../../catalogue/session/confirma-segundo-fator.ts'
import { confirmaSessao } from '../../../catalogue/session/confirma-sessao.ts'
import { iniciaSegundoFator } from '../../../catalogue/session/inicia-segundo-fator.ts'
import { removeSegundoFator } from '../../../catalogue/session/remove-segundo-fator.ts'
import { showOwnAccess } from '../../domain/acesso/show.ts'
import { actingPerson } from '../../domain/login/person.ts'
import { confirmFactor, proposeFactor, removeFactor } from '../../domain/segundo-fator/enrol.ts'
import { factorStanding, isRequired } from '../../domain/segundo-fator/need.ts'
import { useCode } from '../../domain/segundo-fator/prove.ts'
import { base32, otpauth } from '../../domain/segundo-fator/totp.ts'
import { completeSession, noteProven } from '../../domain/sessao/complete.ts'
import { holdSession, type Signed, useSession } from '../../domain/sessao/use.ts'
import { countUse } from '../../domain/tentativa/count.ts'
import { limits } from '../../domain/tentativa/limits.ts'
import { requirePassword } from '../../management/proof.ts'
import { readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { qrPath } from '../../values/qr.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import { type Call, originOf } from './call.ts'
import { described } from './described.ts'

/** Second factor: completing a sign-in with it, and setting it up. */

const zone = 'America/Sao_Paulo'

async function bodyOf({ exchange }: Call): Promise<Record<string, unknown>> {
  requireJson(exchange.request.headers['content-type'])
  return readObject(exchange)
}

/** Runs `work` as one of a limited number of attempts. The code is used up in the same transaction. */
async function tried<T>(
  { exchange: { context } }: Call,
  { client, person }: Signed,
  operation: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const whose = ['codigo', client.codigo, person.tipo, String(person.id)]
  const forgive = await countUse(context, whose, [limits.code, limits.codeOfDay])
  const done = await context.db.inClient(client.clienteId, work, actingPerson(person, operation))
  await forgive()
  return done
}

/** A session that completes its second factor gets a new cookie. */
async function renewed(call: Call, secret: string): Promise<Signed> {
  const { context, request } = call.exchange
  const signed = await useSession(context, secret)
  call.cookies.set('session', secret, context.config.sessionDays * 86_400)
  const { client, person, session } = signed
  context.events.report({
    kind: 'session.began',
    client: client.clienteId,
    person: person.tipo,
    way: session.metodo,
    requestId: request.id,
  })
  return signed
}

export async function complete(call: Call) {
  const { context } = call.exchange
  const before = call.cookies.get('session')
  const signed = await holdSession(context, before)
  const { codigo } = readInput(confirmaSessao.input, await bodyOf(call), zone)
  if (!signed.session.falta) return described(context, signed, before!)
  const secret = await tried(call, signed, confirmaSessao.id, async (tx) => {
    const now = context.clock.now()
    const factor = await useCode(tx, context.sealer, signed.person, codigo, now)
    const origin = originOf(call.exchange)
    return completeSession(tx, signed, origin, now, context.config.sessionDays, factor)
  })
  return described(context, await renewed(call, secret), secret)
}

export async function profile({ exchange: { context }, cookies }: Call) {
  const { client, person } = await useSession(context, cookies.get('session'))
  return context.db.reading(client.clienteId, (tx) => showOwnAccess(tx, person))
}

/** A session that lacks the code cannot replace the factor; one that lacks a factor may set one up. */
async function enrolling({ exchange: { context }, cookies }: Call): Promise<Signed> {
  const signed = await holdSession(context, cookies.get('session'))
  if (signed.session.falta === 'codigo') throw new Refusal('SEGUNDO_FATOR_EXIGIDO')
  return signed
}

export async function begin(call: Call) {
  const { sealer, clock, db } = call.exchange.context
  const signed = await enrolling(call)
  const { client, person } = signed
  const { codigo, senha } = readInput(iniciaSegundoFator.input, await bodyOf(call), zone)
  const { tem } = await db.reading(client.clienteId, (tx) => factorStanding(tx, person))
  if (!tem) await requireOwnPassword(call, signed, senha ?? '')
  const work = async (tx: Tx) => {
    // Replacing a working factor needs a code of it.
    if ((await factorStanding(tx, person)).tem) await useCode(tx, sealer, person, codigo ?? '', clock.now())
    return proposeFactor(tx, sealer, person)
  }
  const secret = codigo
    ? await tried(call, signed, iniciaSegundoFator.id, work)
    : await db.inClient(client.clienteId, work, actingPerson(person, iniciaSegundoFator.id))
  const endereco = otpauth(secret, { login: person.login, instituicao: client.nome })
  return { segredo: base32(secret), endereco, ...(await qrPath(endereco)) }
}

/**
 * An unattended browser must not lock its owner out. A session that is signing in has just given the
 * password, and single sign-on has none.
 */
async function requireOwnPassword(
  call: Call,
  { client, person, session }: Signed,
  senha: string,
): Promise<void> {
  if (session.entering || session.metodo !== 'senha') return
  const detalhe = said('pedido.informeSuaSenha')
  if (senha === '') throw new Refusal('IDENTIDADE_NAO_CONFIRMADA', { detalhe })
  const { clienteId, codigo } = client
  const { context, address } = call.exchange
  await requirePassword(context, { clienteId, codigo, ...person }, senha, address)
}

export async function confirm(call: Call) {
  const { context } = call.exchange
  const { sealer, clock, config } = context
  const signed = await enrolling(call)
  const { codigo } = readInput(confirmaSegundoFator.input, await bodyOf(call), zone)
  const { codigos, secret } = await tried(call, signed, confirmaSegundoFator.id, async (tx) => {
    const now = clock.now()
    const codigos = await confirmFactor(tx, sealer, signed.person, codigo, now)
    if (!signed.session.falta) {
      await noteProven(tx, signed)
      return { codigos }
    }
    const origin = originOf(call.exchange)
    const secret = await completeSession(tx, signed, origin, now, config.sessionDays, 'cadastro')
    return { codigos, secret }
  })
  if (secret) await renewed(call, secret)
  return { codigos }
}

export async function remove(call: Call) {
  const { sealer, clock } = call.exchange.context
  const signed = await useSession(call.exchange.context, call.cookies.get('session'))
  const { person } = signed
  const { codigo } = readInput(removeSegundoFator.input, await bodyOf(call), zone)
  await tried(call, signed, removeSegundoFator.id, async (tx) => {
    if (isRequired(await factorStanding(tx, person), person)) throw new Refusal('SEGUNDO_FATOR_OBRIGATORIO')
    await useCode(tx, sealer, person, codigo, clock.now())
    await removeFactor(tx, person)
  })
  return {}
}
