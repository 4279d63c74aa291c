import { render } from '../catalogue/render.ts'
import { publicAddress } from '../server/config/public-address.ts'
import { clientByCode } from '../server/domain/cliente/by-code.ts'
import { emiteSegredos, linkAddress } from '../server/domain/link/emite.ts'
import { findPeople, type Person, type PersonKind, personKinds } from '../server/domain/login/person.ts'
import { loadWays, wrongWay } from '../server/domain/login/way.ts'
import { removeFactor } from '../server/domain/segundo-fator/enrol.ts'
import { makePasswordLinks } from '../server/domain/senha/link.ts'
import { setPassword } from '../server/domain/senha/store.ts'
import { guessable } from '../server/domain/senha/weakness.ts'
import { endSessions } from '../server/domain/sessao/end.ts'
import { giveProfile } from '../server/domain/usuario/profile.ts'
import { describeError } from '../server/facts.ts'
import { fetchFor } from '../server/net/fetch.ts'
import { Names } from '../server/net/names.ts'
import { discover } from '../server/oidc/discover.ts'
import {
  isIssuer,
  loadProvider,
  type Provider,
  removeProvider,
  saveProvider,
} from '../server/oidc/settings.ts'
import { operator } from '../server/store/actor.ts'
import type { Tx } from '../server/store/database.ts'
import type { Store } from '../server/store/open.ts'
import { systemClock } from '../server/values/clock.ts'
import { today } from '../server/values/dates.ts'
import { foldLogin } from '../server/values/fold.ts'
import { askTwice, firstLine, longestPassword } from './ask.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { requireClient, withStore } from './operator.ts'

export async function passwordCommand(
  call: Call,
  options: { client: string; login: string; type: string; stdin?: boolean },
): Promise<void> {
  const tipo = kindOf(options.type)
  if (!options.stdin && !call.terminal.input.isTTY)
    throw new UsageError('sem terminal para perguntar a senha; envie-a pela entrada padrão com --stdin.')
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, tipo, options)
    const password = options.stdin
      ? await firstLine(call)
      : await askTwice(call, 'Nova senha', 'as duas senhas não são iguais.')
    if (password === '' || password.length > longestPassword)
      throw new UsageError(`a senha tem de 1 a ${longestPassword} caracteres.`)
    const client = await clientByCode(store.db, options.client)
    const weak = guessable(password, {
      login: person.login,
      nomes: [person.nome, client?.nome ?? '', options.client],
    })
    if (weak) throw new UsageError(render(weak, 'pt'))
    await setPassword(store.db, clienteId, person, password, systemClock.now(), operator('user password'))
    call.say(`Senha de ${person.login} trocada; as sessões abertas foram encerradas.`)
    await warnOfProvider(call, store, clienteId, person)
  })
}

/** Tells when the password that a person gets cannot be used. */
async function warnOfProvider(call: Call, store: Store, clienteId: number, person: Person): Promise<void> {
  const ways = await store.db.inClient(clienteId, loadWays, operator('user password'))
  if (!wrongWay(person, 'senha', ways)) return
  const left =
    ways === 'senha'
      ? ' O cliente não tem provedor de login único: configure-o com "oidc set", ou envie o usuário com ESIUS_AUTENTICA = N.'
      : ''
  call.warn(
    `Aviso: este usuário está marcado para login único (ESIUS_AUTENTICA = S) e não entra por senha.${left}`,
  )
}

/** Creates a link with which a person chooses their own password, for the operator to hand over. */
export async function inviteCommand(
  call: Call,
  options: { client: string; login: string; type: string; json?: boolean },
): Promise<void> {
  const tipo = kindOf(options.type)
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, tipo, options)
    const invite = async (tx: Tx) => {
      const [link] = await makePasswordLinks(tx, 'acesso', [person], today('UTC', systemClock.now()))
      return (await emiteSegredos(tx, [link!])).get(link!)!
    }
    const secret = await store.db.inClient(clienteId, invite, operator('user invite'))
    const { config } = call
    const endereco = linkAddress(publicAddress(config, config.port), secret, 'senha')
    call.print(options, { login: person.login, endereco }, endereco)
    call.warn('O endereço serve uma vez, por três dias, e não será mostrado de novo.')
    await warnOfProvider(call, store, clienteId, person)
  })
}

export async function removeFactorCommand(
  call: Call,
  options: { client: string; login: string; type: string },
): Promise<void> {
  const tipo = kindOf(options.type)
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, tipo, options)
    const remove = async (tx: Tx) => {
      await endSessions(tx, person, systemClock.now())
      return removeFactor(tx, person)
    }
    const had = await store.db.inClient(clienteId, remove, operator('user remove-factor'))
    call.say(
      had
        ? `Segundo fator de ${person.login} retirado; as sessões abertas foram encerradas.`
        : `${person.login} não tem segundo fator.`,
    )
  })
}

function kindOf(type: string): PersonKind {
  const tipo = personKinds.find((kind) => kind === type)
  if (!tipo) throw new UsageError(`tipo "${type}" desconhecido; use ${personKinds.join(', ')}.`)
  return tipo
}

export async function profileCommand(
  call: Call,
  profile: string,
  options: { client: string; login: string },
): Promise<void> {
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, 'usuario', options)
    const give = (tx: Tx) => giveProfile(tx, person.id, profile)
    if (!(await store.db.inClient(clienteId, give, operator('user profile'))))
      throw new UsageError(`não há perfil "${profile}" no cliente "${options.client}".`)
    call.say(`${person.login} tem agora o perfil ${profile}.`)
  })
}

export async function personOf(
  { db }: Store,
  clienteId: number,
  tipo: PersonKind,
  { client, login }: { client: string; login: string },
) {
  const [person] = await db.reading(clienteId, (tx) => findPeople(tx, [tipo], foldLogin(login)))
  if (!person) throw new UsageError(`não há ${tipo} com o login "${login}" no cliente "${client}".`)
  return person
}

export async function setProviderCommand(
  call: Call,
  options: {
    client: string
    issuer: string
    clientId: string
    secretStdin?: boolean
    loginClaim: string
    scopes: string
    label: string
    allowPassword?: boolean
  },
): Promise<void> {
  if (!isIssuer(options.issuer))
    throw new UsageError('--issuer: informe um endereço https, sem parâmetros; http só na própria máquina.')
  const scopes = options.scopes.split(/[\s,]+/).filter(Boolean)
  if (!scopes.includes('openid')) throw new UsageError('--scopes: falta o escopo openid.')
  const secret = options.secretStdin ? await firstLine(call) : undefined
  if (secret === '') throw new UsageError('--secret-stdin: a entrada padrão veio vazia.')
  const provider: Provider = {
    emissor: options.issuer,
    identificador: options.clientId,
    segredo: secret,
    escopos: scopes.join(' '),
    campoLogin: options.loginClaim,
    rotulo: options.label,
    aceitaSenha: options.allowPassword ?? false,
  }
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    await store.db.inClient(clienteId, (tx) => saveProvider(tx, store.sealer, provider), operator('oidc set'))
    call.say(`Login único de ${options.client} configurado.`)
    await discover(provider, clienteId, fetchFor(new Names().resolve, clienteId)).catch((error) =>
      call.warn(`Aviso: o emissor ainda não responde como deveria (${describeError(error)}).`),
    )
  })
}

export async function showProviderCommand(
  call: Call,
  options: { client: string; json?: boolean },
): Promise<void> {
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const found = await store.db.reading(clienteId, (tx) => loadProvider(tx, store.sealer))
    if (!found) {
      call.print(options, null, 'Nenhum login único configurado.')
      return
    }
    const { segredo, ...provider } = found
    const shown = { ...provider, segredo: segredo === undefined ? 'nenhum' : 'guardado' }
    const lines = Object.entries(shown).map(([name, value]) => `${name}\t${value}`)
    call.print(options, shown, lines.join('\n'))
  })
}

export async function removeProviderCommand(call: Call, options: { client: string }): Promise<void> {
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const done = await store.db.inClient(clienteId, removeProvider, operator('oidc remove'))
    if (!done) throw new UsageError(`o cliente "${options.client}" não tem login único configurado.`)
    call.say(`Login único de ${options.client} removido.`)
  })
}
