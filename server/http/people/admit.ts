import { isRight } from '../../../catalogue/doors.ts'
import { actingAs } from '../../domain/credencial/actor.ts'
import { authenticate, type Caller } from '../../domain/credencial/authenticate.ts'
import { actingPerson, type Person as SignedIn } from '../../domain/login/person.ts'
import { hindrance } from '../../domain/login/state.ts'
import { useSession } from '../../domain/sessao/use.ts'
import type { Person } from '../../management/caller.ts'
import { Refusal } from '../../refusal.ts'
import { type Authority, allUnits, unitsFrom } from '../../store/actor.ts'
import { today } from '../../values/dates.ts'
import { headerKey, invalidCredential, usedFrom } from '../access.ts'
import type { Exchange } from '../exchange.ts'
import { callOf, requireToken } from '../session/call.ts'
import { requireSameSite } from '../session/site.ts'

/** Authenticates by a management key in the header, or by a session with its CSRF token. */
export function admitPerson(operation: string, exchange: Exchange): Promise<Person> {
  const key = headerKey(exchange.request)
  return key === undefined ? bySession(operation, exchange) : byKey(operation, exchange, key)
}

async function byKey(operation: string, exchange: Exchange, key: string): Promise<Person> {
  const { db, limits } = exchange.context
  const caller = await authenticate(db, key, 'gestao', undefined, usedFrom(exchange))
  if (!caller) throw await invalidCredential(exchange, key, 'gestao')
  limits.noteValidCredential(exchange.address)
  await limits.spendRequest(caller)
  const { clienteId, codigo, fuso } = caller
  const authority = authorityOf(caller, today(fuso, exchange.context.clock.now()))
  const { credencialId, contaId } = caller
  const spender = { credencialId, contaId }
  return { clienteId, codigo, fuso, spender, actor: actingAs(caller, operation, authority) }
}

/**
 * Rights of a key: those it was given that its owner still has today. A key without an owner has all it was
 * given.
 */
function authorityOf({ escopos, usuarioId, dono }: Caller, day: string): Authority {
  const given = escopos.filter(isRight)
  if (usuarioId === null) return { permissoes: given, units: allUnits }
  const refusal = dono ? hindrance(dono, day) : new Refusal('CADASTRO_INATIVO')
  if (refusal) throw refusal
  return {
    permissoes: given.filter((right) => dono!.permissoes.includes(right)),
    units: unitsFrom(dono!.unidades),
  }
}

async function bySession(operation: string, exchange: Exchange): Promise<Person> {
  const { context, request } = exchange
  const call = callOf(exchange)
  requireSameSite(context.config, call.site, request)
  requireToken(call)
  const { client, person, session } = await useSession(context, call.cookies.get('session'))
  const spender = { sessaoId: session.id }
  await context.limits.spendRequest(spender)
  const { clienteId, codigo, fuso } = client
  const nivel = session.metodo === 'oidc' ? 'avançada' : 'simples'
  return { clienteId, codigo, fuso, spender, actor: { ...actorOf(person, operation), nivel } }
}

/** Students and professors act as parties to their contracts, users as staff. */
function actorOf(person: SignedIn, operacao: string) {
  const { tipo, id, nome, login } = person
  if (tipo === 'usuario') return actingPerson(person, operacao)
  const units = unitsFrom(person.unidades)
  return { kind: 'party', parte: tipo, id, nome, units, by: 'session', login, operacao } as const
}
