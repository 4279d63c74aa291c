import { said } from '../../../catalogue/message.ts'
import { alteraSenha } from '../../../catalogue/session/altera-senha.ts'
import { consultaSenha } from '../../../catalogue/session/consulta-senha.ts'
import { defineSenha } from '../../../catalogue/session/define-senha.ts'
import { pedeSenha } from '../../../catalogue/session/pede-senha.ts'
import { actingPerson } from '../../domain/login/person.ts'
import { askPasswordLink } from '../../domain/senha/ask-link.ts'
import { findPasswordLink, usePasswordLink } from '../../domain/senha/link.ts'
import { freshHash, storePassword } from '../../domain/senha/store.ts'
import { requireGoodPassword } from '../../domain/senha/weakness.ts'
import { useSession } from '../../domain/sessao/use.ts'
import { requirePassword } from '../../management/proof.ts'
import { readInput } from '../../operations/read-input.ts'
import { foldCode } from '../../values/fold.ts'
import { requireJson } from '../body/content-type.ts'
import { readObject } from '../body/object.ts'
import type { Call } from './call.ts'
import { requirePrivacy } from './site.ts'

/** Passwords that people choose themselves. */

const zone = 'America/Sao_Paulo'

async function bodyOf({ exchange, site }: Call): Promise<Record<string, unknown>> {
  requirePrivacy(site)
  requireJson(exchange.request.headers['content-type'])
  return readObject(exchange)
}

/** Publicly known words that a password must not be. */
const knownOf = (
  client: { nome: string; codigo: string },
  { login, nome }: { login: string; nome: string },
) => ({ login, nomes: [nome, client.nome, client.codigo] })

const told = said('pedido.haCadastroEntraSenhaEste')

export async function ask(call: Call) {
  const { cliente, login, tipo } = readInput(pedeSenha.input, await bodyOf(call), zone)
  const { context, address } = call.exchange
  await askPasswordLink(context, { cliente: foldCode(cliente), login, tipo: tipo ?? undefined, address })
  return { mensagem: told }
}

export async function look(call: Call) {
  const { context, address } = call.exchange
  await context.limits.spendCheck(address)
  const { segredo } = readInput(consultaSenha.input, await bodyOf(call), zone)
  const { client, nome, login, ate } = await findPasswordLink(context.db, segredo)
  return { instituicao: client.nome, cliente: client.codigo, nome, login, ate }
}

export async function choose(call: Call) {
  const { context, address } = call.exchange
  await context.limits.spendCheck(address)
  const { segredo, senha } = readInput(defineSenha.input, await bodyOf(call), zone)
  const found = await findPasswordLink(context.db, segredo)
  requireGoodPassword('senha', senha, knownOf(found.client, found))
  const hash = await freshHash(senha)
  await context.db.inClient(
    found.client.clienteId,
    async (tx) => {
      await usePasswordLink(tx, found.link)
      await storePassword(tx, found, hash, context.clock.now(), { copiada: found.copiado })
    },
    // The link sets a password and gives no rights.
    actingPerson({ ...found, permissoes: [], unidades: [] }, defineSenha.id),
  )
  return { cliente: found.client.codigo, login: found.login }
}

export async function change(call: Call) {
  const { context, address } = call.exchange
  const { client, person, session } = await useSession(context, call.cookies.get('session'))
  const { senhaAtual, senha } = readInput(alteraSenha.input, await bodyOf(call), zone)
  requireGoodPassword('senha', senha, knownOf(client, person))
  const { clienteId, codigo } = client
  await requirePassword(context, { clienteId, codigo, ...person }, senhaAtual, address)
  const hash = await freshHash(senha)
  await context.db.inClient(
    clienteId,
    (tx) => storePassword(tx, person, hash, context.clock.now(), { kept: session.id }),
    actingPerson(person, alteraSenha.id),
  )
  return {}
}
