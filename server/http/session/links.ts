import { consultaLink } from '../../../catalogue/session/consulta-link.ts'
import { usaLink } from '../../../catalogue/session/usa-link.ts'
import { type Bearer, findLink } from '../../domain/link/find.ts'
import { showLink } from '../../management/link.ts'
import { useLink } from '../../management/use-link.ts'
import { readInput } from '../../operations/read-input.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import type { Call } from './call.ts'
import { requirePrivacy } from './site.ts'

const zone = 'America/Sao_Paulo'

/** The body of somebody with a link. The secret comes in it, and in no address that a log would keep. */
async function bodyOf({ exchange, site }: Call): Promise<Record<string, unknown>> {
  requirePrivacy(site)
  requireJson(exchange.request.headers['content-type'])
  await exchange.context.limits.spendLook(exchange.address)
  return readObject(exchange)
}

/** Whose link it is. Each link has as many requests as a session. */
async function bearerOf({ exchange: { context } }: Call, segredo: string): Promise<Bearer> {
  const bearer = await findLink(context, segredo)
  await context.limits.spendRequest({ linkId: bearer.link.id })
  return bearer
}

const named = (entidade: string | null | undefined, registro: number | null | undefined) => ({
  ...(entidade ? { noun: entidade } : {}),
  ...(registro ? { id: registro } : {}),
})

export async function consulta(call: Call) {
  const { segredo, entidade, registro } = readInput(consultaLink.input, await bodyOf(call), zone)
  return showLink(call.exchange.context, await bearerOf(call, segredo), named(entidade, registro))
}

export async function usa(call: Call) {
  const input = readInput(usaLink.input, await bodyOf(call), zone)
  const { segredo, comando, digitos, entidade, registro, valores } = input
  return useLink(call.exchange.context, await bearerOf(call, segredo), {
    comando,
    digitos,
    subject: named(entidade, registro),
    origin: { address: call.exchange.address, agent: call.exchange.request.headers['user-agent'] },
    valores: valores ?? [],
  })
}
