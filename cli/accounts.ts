import { randomInt } from 'node:crypto'
import { issuableScopes } from '../catalogue/auth/get-token.ts'
import { usuarioConta } from '../catalogue/management/conta-integracao/parts.ts'
import { AccountExists, createAccount } from '../server/domain/conta/create.ts'
import { type ListedAccount, listAccounts } from '../server/domain/conta/list.ts'
import { revokeAccount } from '../server/domain/conta/revoke.ts'
import { rotateAccount } from '../server/domain/conta/rotate.ts'
import type { AccountName } from '../server/domain/conta/which.ts'
import type { Call } from './call.ts'
import { columns, keepNow, readOverlap } from './credentials.ts'
import { UsageError } from './errors.ts'
import { readGrants } from './grants.ts'
import { momentsOf, requireClient, withStore } from './operator.ts'

/** A generated user name, without letters and digits that look alike. */
const newUser = () =>
  `int-${Array.from({ length: 8 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[randomInt(31)]).join('')}`

export async function createAccountCommand(
  call: Call,
  options: { client: string; user?: string; scope: string; json?: boolean },
): Promise<void> {
  const wanted = readGrants('escopo', options.scope, issuableScopes)
  const usuario = options.user ?? newUser()
  if (!usuarioConta.shape.test(usuario)) throw new UsageError(`o usuário tem ${usuarioConta.text}.`)
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const senha = await createAccount(store.owner, { clienteId, usuario, scopes: wanted }).catch((error) => {
      throw error instanceof AccountExists
        ? new UsageError(`a conta "${usuario}" já existe; escolha outro --user ou revogue-a.`)
        : error
    })
    call.print(options, { cliente: options.client, usuario, senha, escopos: wanted }, `${usuario}\t${senha}`)
    if (!options.json) call.warn(keepNow)
  })
}

export function listAccountsCommand(call: Call, options: { client: string; json?: boolean }): Promise<void> {
  return withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const rows = await listAccounts(store.owner, clienteId)
    const momentOf = await momentsOf(store, clienteId)
    const line = (row: ListedAccount) =>
      columns(
        row.id,
        row.usuario,
        `${row.inicio}…`,
        String(row.escopos),
        row.estado,
        momentOf(row.usada_em),
        row.tokens,
      )
    const title = 'id\tusuário\tinício\tescopos\testado\tusada em\ttokens válidos\n'
    call.print(options, rows, rows.length > 0 ? title + rows.map(line).join('\n') : 'Nenhuma conta.')
  })
}

export function revokeAccountCommand(call: Call, which: string, options: { client: string }): Promise<void> {
  return withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    if (!(await revokeAccount(store.owner, clienteId, named(which)))) throw noAccount(which)
    call.say(`Conta ${which} revogada, com os tokens emitidos a ela.`)
  })
}

export async function rotateAccountCommand(
  call: Call,
  which: string,
  options: { client: string; overlap: string; json?: boolean },
): Promise<void> {
  const overlap = readOverlap(options.overlap)
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const rotated = await rotateAccount(store.owner, clienteId, named(which), overlap)
    if (!rotated) throw noAccount(which)
    const { usuario, senha, anteriorAte } = rotated
    const data = { cliente: options.client, usuario, senha, anteriorAte }
    call.print(options, data, `${usuario}\t${senha}`)
    if (options.json) return
    call.warn(keepNow)
    call.warn(
      anteriorAte
        ? `A senha anterior vale até ${anteriorAte}.`
        : 'A senha anterior deixou de valer, com os tokens emitidos a ela.',
    )
  })
}

const named = (which: string): AccountName =>
  /^\d{1,15}$/.test(which) ? { id: Number(which) } : { usuario: which }

const noAccount = (which: string) => new UsageError(`não há conta ativa "${which}".`)
