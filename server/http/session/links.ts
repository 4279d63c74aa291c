import { proofMinutes } from '../../../catalogue/links.ts'
import { said } from '../../../catalogue/message.ts'
import { confirmaLink } from '../../../catalogue/session/confirma-link.ts'
import { consultaLink } from '../../../catalogue/session/consulta-link.ts'
import { pedeCodigoLink } from '../../../catalogue/session/pede-codigo-link.ts'
import { usaLink } from '../../../catalogue/session/usa-link.ts'
import { type Context, postFor } from '../../context.ts'
import { confereCodigo } from '../../domain/acesso/codigo.ts'
import { pedeCodigo as askCode } from '../../domain/acesso/pede-codigo.ts'
import { hasCodeAddress, ondeVai } from '../../domain/link/endereco.ts'
import { type Bearer, findLink, type Held, isOpen, requireOpen } from '../../domain/link/find.ts'
import { isSecret, newSecret } from '../../domain/secrets/token.ts'
import { showLink } from '../../management/link.ts'
import { useLink } from '../../management/use-link.ts'
import { readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import { system } from '../../store/actor.ts'
import { today } from '../../values/dates.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import { languageOf } from '../language.ts'
import type { Call } from './call.ts'
import { requirePrivacy } from './site.ts'

const zone = 'America/Sao_Paulo'

/** The secret of a link comes in the body, because addresses may be logged. */
async function bodyOf({ exchange, site }: Call): Promise<Record<string, unknown>> {
  requirePrivacy(site)
  requireJson(exchange.request.headers['content-type'])
  await exchange.context.limits.spendCheck(exchange.address)
  return readObject(exchange)
}

/** Whether a code would reach its recipient: a sandbox sends no messages. */
const sendsLetters =
  (context: Context) =>
  ({ client, ensaio, addresses: { telefone } }: Held): boolean =>
    !ensaio && (telefone !== undefined || postFor(context, client.codigo) !== undefined)

/**
 * The bearer of a link. Without the code's proof, a browser learns only where a code would be sent, and
 * expired links answer like unknown ones. Each link has the request limit of a session.
 */
async function bearerOf({ exchange: { context }, cookies }: Call, segredo: string): Promise<Bearer> {
  const held = await findLink(context, segredo, cookies.get('link'))
  if (!held) throw new Refusal('LINK_INVALIDO')
  await context.limits.spendRequest({ linkId: held.link.id })
  const { client, link, proof } = held
  if (!proof) throw whyClosed(context, held)
  requireOpen(link, today(client.fuso, context.clock.now()))
  return { client, link, proof }
}

function whyClosed(context: Context, held: Held): Refusal {
  const { client, addresses } = held
  if (!isOpen(held, context.clock.now())) return new Refusal('LINK_INVALIDO')
  const instituicao = client.nome
  if (!sendsLetters(context)(held)) return new Refusal('LINK_SEM_CORREIO', { instituicao })
  if (!hasCodeAddress(addresses)) return new Refusal('LINK_SEM_ENDERECO', { instituicao })
  return new Refusal('LINK_PEDE_CODIGO', { instituicao, destino: ondeVai(addresses) })
}

const named = (entidade: string | null | undefined, registro: number | null | undefined) => ({
  ...(entidade ? { noun: entidade } : {}),
  ...(registro ? { id: registro } : {}),
})

const told = said('pedido.linkAindaServeCodigoEnviado')

export async function pedeCodigo(call: Call) {
  const { segredo } = readInput(pedeCodigoLink.input, await bodyOf(call), zone)
  const { context, address } = call.exchange
  await askCode(context, segredo, address, sendsLetters(context))
  return { mensagem: told }
}

export async function confirma(call: Call) {
  const { segredo, codigo } = readInput(confirmaLink.input, await bodyOf(call), zone)
  const { context } = call.exchange
  const held = await findLink(context, segredo, undefined)
  const now = context.clock.now()
  if (!held || !isOpen(held, now)) throw new Refusal('CODIGO_LINK_INVALIDO')
  const { client, link, addresses } = held
  await context.limits.spendRequest({ linkId: link.id })
  const before = call.cookies.get('link')
  // One cookie value for all links of a browser; each link is proven by itself.
  const browser = isSecret(before) ? before : newSecret()
  const fits = await context.db.inClient(
    client.clienteId,
    (tx) => confereCodigo(tx, { sealer: context.sealer, now }, { id: link.id, addresses }, codigo, browser),
    system(confirmaLink.id),
  )
  if (!fits) throw new Refusal('CODIGO_LINK_INVALIDO')
  call.cookies.set('link', browser)
  return { minutos: proofMinutes }
}

export async function consulta(call: Call) {
  const { segredo, entidade, registro } = readInput(consultaLink.input, await bodyOf(call), zone)
  const { context, request } = call.exchange
  return showLink(context, await bearerOf(call, segredo), named(entidade, registro), languageOf(request))
}

export async function usa(call: Call) {
  const input = readInput(usaLink.input, await bodyOf(call), zone)
  const { segredo, comando, entidade, registro, valores, documentos } = input
  return useLink(call.exchange.context, await bearerOf(call, segredo), {
    comando,
    subject: named(entidade, registro),
    origin: { address: call.exchange.address, agent: call.exchange.request.headers['user-agent'] },
    valores: valores ?? [],
    documentos: documentos ?? [],
  })
}
