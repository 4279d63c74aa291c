import type { consultaAcesso } from '../../../catalogue/session/consulta-acesso.ts'
import { encerraAcesso } from '../../../catalogue/session/encerra-acesso.ts'
import { entraAcesso } from '../../../catalogue/session/entra-acesso.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { enterByLink, leave, useAccess } from '../../domain/colaborador/access.ts'
import { showOwn } from '../../domain/colaborador/own.ts'
import { readInput } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import { today } from '../../values/dates.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import { browserName } from './browser.ts'
import type { Call } from './call.ts'
import { requirePrivacy } from './site.ts'

/** Access of employees by a link. They have a cookie of their own, and no other session gives this access. */

const zone = 'America/Sao_Paulo'

export async function enter({ exchange, site, cookies }: Call) {
  const { context, request, address } = exchange
  requirePrivacy(site)
  requireJson(request.headers['content-type'])
  await context.limits.spendCheck(address)
  const { segredo } = readInput(entraAcesso.input, await readObject(exchange), zone)
  const origin = { address, browser: browserName(request.headers['user-agent']) }
  const { secret, destino, seconds } = await enterByLink(context, segredo, origin, entraAcesso.id)
  await endPresent({ exchange, site, cookies })
  cookies.set('employee', secret, seconds)
  return { destino }
}

export async function show({ exchange, cookies }: Call): Promise<ToldOf<(typeof consultaAcesso)['output']>> {
  const { context } = exchange
  const { client, id } = await useAccess(context, cookies.get('employee'))
  const day = today(client.fuso, context.clock.now())
  const own = await context.db.reading(client.clienteId, (tx) => showOwn(tx, id, day))
  return { instituicao: client.nome, ...own }
}

export async function end(call: Call) {
  await endPresent(call)
  call.cookies.clear('employee')
  return {}
}

/** An access that is no longer valid counts as ended. */
async function endPresent({ exchange, cookies }: Call): Promise<void> {
  const secret = cookies.get('employee')
  if (secret === undefined) return
  try {
    await leave(exchange.context, secret, encerraAcesso.id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
