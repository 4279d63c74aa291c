import { randomBytes } from 'node:crypto'
import { salvaUsuario } from '../catalogue/management/usuario/salva-usuario.ts'
import { render } from '../catalogue/render.ts'
import { publicAddress } from '../server/config/public-address.ts'
import { type Client, clientByCode } from '../server/domain/cliente/by-code.ts'
import { emiteSegredos, linkAddress } from '../server/domain/link/emite.ts'
import { findPeople } from '../server/domain/login/person.ts'
import { loadWays } from '../server/domain/login/way.ts'
import { makePasswordLinks, type Owner } from '../server/domain/senha/link.ts'
import { freshHash, storePassword } from '../server/domain/senha/store.ts'
import { weaknessOf } from '../server/domain/senha/weakness.ts'
import { salva } from '../server/domain/usuario/salva.ts'
import { readInput } from '../server/operations/read-input.ts'
import { Refusal } from '../server/refusal.ts'
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

export interface CreateUserOptions {
  client: string
  login: string
  name: string
  profile: string
  email?: string
  unit?: string
  password?: boolean
  stdin?: boolean
  generate?: boolean
  singleSignOn?: boolean
  json?: boolean
}

type Way = 'invite' | 'password' | 'stdin' | 'generate' | 'singleSignOn'

const actor = operator('user create')

/** Adds a staff user, with a link for choosing a password, a password, or single sign-on. */
export async function createUserCommand(call: Call, options: CreateUserOptions): Promise<void> {
  const way = wayOf(options)
  if (way === 'password' && !call.terminal.input.isTTY)
    throw new UsageError('sem terminal para perguntar a senha; envie-a pela entrada padrão com --stdin.')
  await withStore(call, (store) => create(call, store, way, options)).catch((error) => {
    throw asWrongOptions(error)
  })
}

async function create(call: Call, store: Store, way: Way, options: CreateUserOptions): Promise<void> {
  await requireClient(store, options.client)
  const client = (await clientByCode(store.db, options.client))!
  const input = readUser(options, client)
  await requireNewLogin(store, client, input.login)
  const password = await passwordFor(call, way, options, client)
  const hash = password === undefined ? undefined : await freshHash(password)
  const add = (tx: Tx) => addTo(tx, client, input, way, hash)
  const secret = await store.db.inClient(client.clienteId, add, actor)
  const made = { login: input.login, perfil: input.perfil }
  const said = `Usuário ${input.login} criado com o perfil ${input.perfil}.`
  if (way === 'invite') {
    const endereco = linkAddress(publicAddress(call.config, call.config.port), secret!, 'senha')
    call.print(options, { ...made, endereco }, `${said}\n${endereco}`)
    call.warn(
      'Nesse endereço a pessoa escolhe a senha. Ele serve uma vez, por três dias, e não será mostrado de novo.',
    )
  } else if (way === 'generate') {
    call.print(options, { ...made, senha: password }, `${said}\nSenha: ${password}`)
    call.warn('A senha não será mostrada de novo.')
  } else call.print(options, made, said)
  await warnOfWay(call, store, client, way)
}

function wayOf(options: CreateUserOptions): Way {
  const given = (['password', 'stdin', 'generate', 'singleSignOn'] as const).filter((way) => options[way])
  if (given.length > 1)
    throw new UsageError('use só uma de --password, --stdin, --generate e --single-sign-on.')
  return given[0] ?? 'invite'
}

type User = ReturnType<typeof readUser>

const readUser = (
  { login, name, email, profile, unit, singleSignOn }: CreateUserOptions,
  { fuso }: Client,
) => {
  const body = {
    login,
    nome: name,
    perfil: profile,
    loginUnico: singleSignOn ? 'S' : 'N',
    ...(email === undefined ? {} : { email }),
    ...(unit === undefined ? {} : { unidade: unit }),
  }
  return readInput(salvaUsuario.input, body, fuso)
}

async function requireNewLogin({ db }: Store, { clienteId, codigo }: Client, login: string): Promise<void> {
  const [known] = await db.reading(clienteId, (tx) => findPeople(tx, ['usuario'], foldLogin(login)))
  if (!known) return
  throw new UsageError(
    `--login: já há um usuário "${known.login}" no cliente "${codigo}"; nada mudou. Para que ele entre: "vinculo user invite"; para outro perfil: "vinculo user profile".`,
  )
}

async function passwordFor(
  call: Call,
  way: Way,
  { login, name }: CreateUserOptions,
  client: Client,
): Promise<string | undefined> {
  if (way === 'invite' || way === 'singleSignOn') return undefined
  if (way === 'generate') return randomBytes(15).toString('base64url')
  const password =
    way === 'stdin' ? await firstLine(call) : await askTwice(call, 'Senha', 'as duas senhas não são iguais.')
  if (password.length > longestPassword)
    throw new UsageError(`a senha tem até ${longestPassword} caracteres.`)
  const weak = weaknessOf(password, { login, nomes: [name, client.nome, client.codigo] })
  if (weak) throw new UsageError(render(weak, 'pt'))
  return password
}

/** User and way to sign in, in one transaction. Returns the secret of the link, if there is one. */
async function addTo(
  tx: Tx,
  { fuso }: Client,
  input: User,
  way: Way,
  hash: string | undefined,
): Promise<string | undefined> {
  const now = systemClock.now()
  const day = today(fuso, now)
  const { id } = await salva(tx, { today: day, actor }, input)
  const owner: Owner = { tipo: 'usuario', id: id!, nome: input.nome, login: input.login }
  if (hash !== undefined) await storePassword(tx, owner, hash, now)
  if (way !== 'invite') return undefined
  const [link] = await makePasswordLinks(tx, 'acesso', [owner], day)
  return (await emiteSegredos(tx, [link!])).get(link!)!
}

/** Tells when the institution's settings keep the user from signing in this way. */
async function warnOfWay(call: Call, { db }: Store, { clienteId }: Client, way: Way): Promise<void> {
  if (way === 'singleSignOn' && (await db.inClient(clienteId, loadWays, actor)) === 'senha')
    call.warn(
      'Aviso: o cliente ainda não tem login único, e este usuário só entra por ele; configure-o com "vinculo oidc set".',
    )
}

const optionOf: Readonly<Record<string, string>> = {
  login: '--login',
  nome: '--name',
  email: '--email',
  perfil: '--profile',
  unidade: '--unit',
}

/** Values that the platform refuses are wrong options of the call. */
function asWrongOptions(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'REGISTRO_INVALIDO') return error
  const lines = error.fields.map(({ campo, codigo, mensagem }) => {
    const text = render(mensagem, 'pt').replace(`${codigo}: `, '')
    return `${optionOf[campo] ?? campo}: ${text}`
  })
  return new UsageError(lines.join('\n'))
}
