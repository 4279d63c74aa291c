import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import type { Config } from '../server/config/config.ts'
import { findPeople, type PersonKind, personKinds } from '../server/domain/acesso/person.ts'
import { setPassword } from '../server/domain/senha/store.ts'
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
import { foldLogin } from '../server/values/fold.ts'
import { UsageError } from './errors.ts'
import { print, requireClient, withStore } from './operator.ts'

const longestPassword = 100

export async function passwordCommand(
  config: Config,
  options: { client: string; login: string; type: string; stdin?: boolean },
): Promise<void> {
  const tipo = personKinds.find((kind) => kind === options.type)
  if (!tipo) throw new UsageError(`tipo "${options.type}" desconhecido; use ${personKinds.join(', ')}.`)
  if (!options.stdin && !process.stdin.isTTY)
    throw new UsageError('sem terminal para perguntar a senha; envie-a pela entrada padrão com --stdin.')
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, tipo, options)
    const password = options.stdin ? await readLine() : await askTwice()
    if (password === '' || password.length > longestPassword)
      throw new UsageError(`a senha tem de 1 a ${longestPassword} caracteres.`)
    await setPassword(store.db, clienteId, person, password, systemClock.now(), operator('user password'))
    console.log(`Senha de ${person.login} trocada; as sessões abertas foram encerradas.`)
    if (person.autentica)
      console.error(
        'Aviso: este usuário está marcado para login único (ESIUS_AUTENTICA = S) e não entra por senha.',
      )
  })
}

export async function profileCommand(
  config: Config,
  profile: string,
  options: { client: string; login: string },
): Promise<void> {
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const person = await personOf(store, clienteId, 'usuario', options)
    const give = (tx: Tx) => giveProfile(tx, person.id, profile)
    if (!(await store.db.inClient(clienteId, give, operator('user profile'))))
      throw new UsageError(`não há perfil "${profile}" no cliente "${options.client}".`)
    console.log(`${person.login} tem agora o perfil ${profile}.`)
  })
}

async function personOf(
  { db }: Store,
  clienteId: number,
  tipo: PersonKind,
  { client, login }: { client: string; login: string },
) {
  const [person] = await db.reading(clienteId, (tx) => findPeople(tx, [tipo], foldLogin(login)))
  if (!person) throw new UsageError(`não há ${tipo} com o login "${login}" no cliente "${client}".`)
  return person
}

/** The first line of the standard input, without its end. */
const readLine = async () => (await readAll(process.stdin)).split(/\r?\n/, 1)[0] ?? ''

async function askTwice(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    const ask = async (question: string) => {
      process.stderr.write(question)
      const answer = await lines.question('')
      process.stderr.write('\n')
      return answer
    }
    const first = await ask('Nova senha: ')
    if ((await ask('Repita: ')) !== first) throw new UsageError('as duas senhas não são iguais.')
    return first
  } finally {
    lines.close()
  }
}

export async function setProviderCommand(
  config: Config,
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
  const secret = options.secretStdin ? await readLine() : undefined
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
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    await store.db.inClient(clienteId, (tx) => saveProvider(tx, store.sealer, provider), operator('oidc set'))
    console.log(`Login único de ${options.client} configurado.`)
    await discover(provider, clienteId, fetchFor(new Names().resolve, clienteId)).catch((error) =>
      console.error(`Aviso: o emissor ainda não responde como deveria (${describeError(error)}).`),
    )
  })
}

export async function showProviderCommand(
  config: Config,
  options: { client: string; json?: boolean },
): Promise<void> {
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const found = await store.db.reading(clienteId, (tx) => loadProvider(tx, store.sealer))
    if (!found) {
      print(options, null, 'Nenhum login único configurado.')
      return
    }
    const { segredo, ...provider } = found
    const shown = { ...provider, segredo: segredo === undefined ? 'nenhum' : 'guardado' }
    const lines = Object.entries(shown).map(([name, value]) => `${name}\t${value}`)
    print(options, shown, lines.join('\n'))
  })
}

export async function removeProviderCommand(config: Config, options: { client: string }): Promise<void> {
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const done = await store.db.inClient(clienteId, removeProvider, operator('oidc remove'))
    if (!done) throw new UsageError(`o cliente "${options.client}" não tem login único configurado.`)
    console.log(`Login único de ${options.client} removido.`)
  })
}
