import type { InputShape } from '../../../catalogue/operation.ts'
import type { Shape } from '../../../catalogue/output.ts'
import { encerraSessoes } from '../../../catalogue/session/encerra-sessoes.ts'
import { entraSessao } from '../../../catalogue/session/entra-sessao.ts'
import type { Session } from '../../../catalogue/session/index.ts'
import { iniciaLoginUnico } from '../../../catalogue/session/inicia-login-unico.ts'
import { opcoesSessao } from '../../../catalogue/session/opcoes-sessao.ts'
import type { InputOf, ToldOf } from '../../../catalogue/typed.ts'
import { postFor } from '../../context.ts'
import { signIn } from '../../domain/acesso/sign-in.ts'
import { actingPerson } from '../../domain/login/person.ts'
import { isSecret, newSecret } from '../../domain/secrets/token.ts'
import { endSession, endSessions } from '../../domain/sessao/end.ts'
import { listSessions } from '../../domain/sessao/list.ts'
import { holdSession, type Signed, useSession } from '../../domain/sessao/use.ts'
import { finishAtProvider } from '../../oidc/finish.ts'
import { optionsOf } from '../../oidc/options.ts'
import { startAtProvider } from '../../oidc/start.ts'
import { readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import { foldCode } from '../../values/fold.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import type { Exchange } from '../exchange.ts'
import * as access from './access.ts'
import { type Call, originOf } from './call.ts'
import { described } from './described.ts'
import * as factor from './factor.ts'
import * as links from './links.ts'
import * as password from './password.ts'
import * as sandbox from './sandbox.ts'
import { destinationIn, requirePrivacy } from './site.ts'

const callback = '/sessao/oidc/retorno'
const start = '/sessao/oidc'

/** The declared answer, or the address of a redirect. */
type AnswerTo<T extends Session> = T['output'] extends Shape ? ToldOf<T['output']> : URL

/** Handlers by operation. A missing one does not compile. */
export const handlers: { readonly [T in Session as T['id']]: (call: Call) => Promise<AnswerTo<T>> } = {
  async OpcoesSessao({ exchange, site }) {
    const cliente = foldCode(read(opcoesSessao.query, exchange.request.query).cliente)
    const { senha, rotulo } = await optionsOf(exchange.context.db, cliente)
    const endereco = `${site.base}${start}?cliente=${encodeURIComponent(cliente)}`
    const mensagens = postFor(exchange.context, cliente) !== undefined
    return { senha, mensagens, loginUnico: rotulo === undefined ? null : { rotulo, endereco } }
  },

  async EntraSessao(call) {
    const { exchange, site, cookies } = call
    requirePrivacy(site)
    requireJson(exchange.request.headers['content-type'])
    const { cliente, login, senha, tipo } = read(entraSessao.input, await readObject(exchange))
    const device = deviceOf(call)
    try {
      const secret = await signIn(
        exchange.context,
        { cliente: foldCode(cliente), login, senha, tipo: tipo ?? undefined },
        { ...originOf(exchange), device, stranger: cookies.get('device') !== device },
      )
      return described(exchange.context, await enter(call, secret, device), secret)
    } catch (error) {
      reportRefused(exchange, error)
      throw error
    }
  },

  async IniciaLoginUnico({ exchange, site, cookies }) {
    requirePrivacy(site)
    const { cliente, tipo, destino } = read(iniciaLoginUnico.query, exchange.request.query)
    // Reused from a flow under way in another tab, so that both can finish.
    const before = cookies.get('flow')
    const browser = isSecret(before) ? before : newSecret()
    const url = await startAtProvider(exchange.context, {
      cliente: foldCode(cliente),
      tipo: tipo ?? undefined,
      destino: destinationIn(site, destino),
      browser,
      address: exchange.address,
      redirectUri: site.base + callback,
    })
    cookies.set('flow', browser)
    return url
  },

  async ConcluiLoginUnico(call) {
    const { exchange, site, cookies } = call
    requirePrivacy(site)
    const { search } = new URL(exchange.request.raw.url ?? '', site.base)
    const device = deviceOf(call)
    try {
      const { secret, destino } = await finishAtProvider(exchange.context, {
        url: new URL(site.base + callback + search),
        browser: cookies.get('flow'),
        origin: { ...originOf(exchange), device },
      })
      await enter(call, secret, device)
      cookies.clear('flow')
      return new URL(site.base + destino)
    } catch (error) {
      reportRefused(exchange, error)
      throw error
    }
  },

  async RetornaSessao(call) {
    const { exchange, cookies } = call
    const secret = cookies.get('session')
    try {
      return described(exchange.context, await holdSession(exchange.context, secret), secret!)
    } catch (error) {
      // Emptying a sandbox deletes its sessions; the browser returns to the institution's session.
      if (!isEnded(error) || cookies.get('main') === undefined) throw error
      return sandbox.back(call)
    }
  },

  async ListaSessoes({ exchange, cookies }) {
    const signed = await useSession(exchange.context, cookies.get('session'))
    return { sessoes: await listSessions(exchange.context, signed) }
  },

  async EncerraSessao(call) {
    const { exchange, cookies } = call
    const { db, clock } = exchange.context
    await sandbox.endMain(call)
    await endSession(db, cookies.get('session'), clock.now())
    cookies.clear('session')
    return {}
  },

  async EncerraSessoes(call) {
    const { exchange, cookies } = call
    const { db, clock } = exchange.context
    const { client, person, session } = await useSession(exchange.context, cookies.get('session'))
    const { identificador } = read(encerraSessoes.query, exchange.request.query)
    const one = identificador ?? undefined
    const ended = await db.inClient(
      client.clienteId,
      (tx) => endSessions(tx, person, clock.now(), { only: one }),
      actingPerson(person, encerraSessoes.id),
    )
    if (one !== undefined && ended === 0) throw new Refusal('SESSAO_INEXISTENTE')
    if (one === undefined || one === session.id) {
      await sandbox.endMain(call)
      cookies.clear('session')
    }
    return {}
  },

  EntraEnsaio: sandbox.enter,

  SaiEnsaio: sandbox.leave,

  ConfirmaSessao: factor.complete,

  RetornaPerfil: factor.profile,

  IniciaSegundoFator: factor.begin,

  ConfirmaSegundoFator: factor.confirm,

  RemoveSegundoFator: factor.remove,

  PedeSenha: password.ask,

  ConsultaSenha: password.look,

  DefineSenha: password.choose,

  AlteraSenha: password.change,

  PedeCodigoLink: links.pedeCodigo,

  ConfirmaLink: links.confirma,

  ConsultaLink: links.consulta,

  UsaLink: links.usa,

  EntraAcesso: access.enter,

  ConsultaAcesso: access.show,

  EncerraAcesso: access.end,
}

const isEnded = (error: unknown) => error instanceof Refusal && error.code === 'SESSAO_INVALIDA'

const zone = 'America/Sao_Paulo'

/** No field of this family is a date, so the zone has no effect. */
const read = <S extends InputShape>(shape: S, given: unknown): InputOf<S> =>
  readInput(shape, typeof given === 'object' && given !== null ? { ...given } : {}, zone)

function deviceOf({ cookies }: Call): string {
  const before = cookies.get('device')
  return isSecret(before) ? before : newSecret()
}

/** Replaces the browser's previous session. */
async function enter(call: Call, secret: string, device: string): Promise<Signed> {
  const { exchange, cookies } = call
  const { db, clock, config, events } = exchange.context
  const signed = await holdSession(exchange.context, secret)
  await endSession(db, cookies.get('session'), clock.now())
  await sandbox.endMain(call)
  cookies.set('session', secret, config.sessionDays * 86_400)
  cookies.set('device', device)
  if (!signed.session.falta) {
    events.report({
      kind: 'session.began',
      client: signed.client.clienteId,
      person: signed.person.tipo,
      way: signed.session.metodo,
      requestId: exchange.request.id,
    })
  }
  return signed
}

function reportRefused({ context, request }: Exchange, error: unknown): void {
  if (!(error instanceof Refusal)) return
  context.events.report({ kind: 'session.refused', code: error.code, requestId: request.id })
}
