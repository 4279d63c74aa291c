import { type Right, rights, type Scope, scopes } from '../catalogue/doors.ts'
import { usualSilence } from '../catalogue/management/credencial/parts.ts'
import { createCredential } from '../server/domain/credencial/cria.ts'
import { type ListedCredential, listCredentials } from '../server/domain/credencial/list.ts'
import { revokeCredential } from '../server/domain/credencial/revoga.ts'
import type { CredentialKind } from '../server/domain/credencial/token.ts'
import { type Rotation, rotateCredential } from '../server/domain/credencial/troca.ts'
import type { Store } from '../server/store/open.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { readGrants } from './grants.ts'
import { momentsOf, requireClient, withStore } from './operator.ts'
import { personOf } from './people.ts'

const nameOf = { integracao: 'token', workforce: 'chave', gestao: 'chave' } as const
export const keepNow = 'Guarde agora: este valor não será mostrado de novo.'

export async function createCredentialCommand(
  call: Call,
  kind: CredentialKind,
  options: {
    client: string
    scope: string
    name: string
    owner?: string
    expires?: string
    json?: boolean
  },
): Promise<void> {
  const wanted =
    kind === 'gestao'
      ? readGrants('permissão', options.scope, Object.keys(rights) as Right[])
      : readGrants('escopo', options.scope, Object.keys(scopes) as Scope[])
  if (options.expires !== undefined && Number.isNaN(Date.parse(options.expires))) {
    throw new UsageError('--expires: informe data e hora em ISO 8601, como 2027-01-31T23:59:00-03:00.')
  }
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const token = await createCredential(store.owner, {
      clienteId,
      kind,
      name: options.name,
      scopes: wanted,
      expiresAt: options.expires,
      owner: await ownerFor(store, clienteId, options),
    })
    call.print(options, { cliente: options.client, [nameOf[kind]]: token, escopos: wanted }, token)
    if (!options.json) call.warn(keepNow)
  })
}

/** Number of the user who will own a key. */
const ownerFor = async (
  store: Store,
  clienteId: number,
  { client, owner }: { client: string; owner?: string },
): Promise<number | undefined> =>
  owner === undefined ? undefined : (await personOf(store, clienteId, 'usuario', { client, login: owner })).id

/** Tab-separated columns; a dash stands for an empty value, so that every line has all columns. */
export const columns = (...values: (string | number | null | undefined)[]) =>
  values.map((value) => (value === null || value === undefined ? '-' : value)).join('\t')

/** An active management key without an owner, which does not count in four-eyes rules. */
const isOrphan = ({ tipo, estado, dono }: ListedCredential) =>
  tipo === 'gestao' && estado === 'ativa' && dono === null

const orphansOf = (ids: readonly number[], client: string) =>
  `Chaves de gestão sem responsável (${ids.join(', ')}) não servem onde duas pessoas respondem, como em remessas. ` +
  `Dê um a cada uma: vinculo management-key rotate ${ids[0]} --client ${client} --owner <login>`

export function listCredentialsCommand(
  call: Call,
  options: { client: string; json?: boolean },
): Promise<void> {
  return withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const rows = await listCredentials(store.owner, clienteId)
    const momentOf = await momentsOf(store, clienteId)
    const line = (row: ListedCredential) =>
      columns(
        row.id,
        row.tipo,
        `${row.inicio}…`,
        String(row.escopos),
        row.estado,
        momentOf(row.usada_em),
        momentOf(row.expira_em),
        row.sucessora_id,
        isOrphan(row) ? 'sem responsável' : row.dono,
        row.nome,
      )
    const title = 'id\ttipo\tinício\tescopos\testado\tusada em\texpira em\tsucessora\tresponsável\tnome\n'
    call.print(options, rows, rows.length > 0 ? title + rows.map(line).join('\n') : 'Nenhuma credencial.')
    const orphans = rows.filter(isOrphan).map(({ id }) => id)
    if (orphans.length > 0 && !options.json) call.warn(orphansOf(orphans, options.client))
  })
}

export function revokeCommand(call: Call, id: string, options: { client: string }): Promise<void> {
  return withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const done = /^\d{1,15}$/.test(id) && (await revokeCredential(store.owner, clienteId, { id: Number(id) }))
    if (!done) throw new UsageError(`não há credencial ativa com o número ${id}.`)
    call.say(`Credencial ${id} revogada.`)
  })
}

const seconds = { d: 86_400, h: 3_600, m: 60 } as const

/** Overlap in seconds during which the old and the new credential both work. */
export function readOverlap(text: string): number {
  const [, digits, unit] = /^(\d{1,4})([dhm]?)$/.exec(text) ?? []
  const overlap = unit ? Number(digits) * seconds[unit as keyof typeof seconds] : Number(digits)
  // A number without a unit is ambiguous, except 0.
  if (digits === undefined || (unit === '' && overlap !== 0) || overlap > 365 * seconds.d) {
    throw new UsageError(`--overlap: "${text}" não serve; informe um tempo como 7d, 12h, 30m ou 0, até 365d.`)
  }
  return overlap
}

const refusals: Readonly<Record<Exclude<Rotation, object>, (which: string) => string>> = {
  none: (which) => `não há credencial ativa "${which}" deste tipo.`,
  several: (which) => `há mais de uma credencial ativa que começa com "${which}"; informe o número da lista.`,
  rotated: (which) => `a credencial "${which}" já foi substituída; veja a sucessora na lista.`,
}

function endingOf(overlap: number | undefined, until: string | null): string {
  if (overlap === 0) return 'deixou de valer.'
  if (overlap !== undefined) return `vale até ${until}.`
  const unused = `vale até que a nova seja usada e ela fique ${usualSilence} dias sem uso`
  return until === null ? `${unused}.` : `${unused}, e no máximo até ${until}.`
}

export async function rotateCommand(
  call: Call,
  kind: CredentialKind,
  which: string,
  options: { client: string; overlap?: string; owner?: string; json?: boolean },
): Promise<void> {
  const overlap = options.overlap === undefined ? undefined : readOverlap(options.overlap)
  await withStore(call, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const owner = await ownerFor(store, clienteId, options)
    const rotated = await rotateCredential(store.owner, { clienteId, kind, which, overlap, owner })
    if (typeof rotated === 'string') throw new UsageError(refusals[rotated](which))
    const { id, sucede, token, escopos, anteriorExpiraEm } = rotated
    const data = { cliente: options.client, [nameOf[kind]]: token, id, escopos, sucede, anteriorExpiraEm }
    call.print(options, data, token)
    if (options.json) return
    call.warn(keepNow)
    const until = (await momentsOf(store, clienteId))(anteriorExpiraEm)
    call.warn(`A credencial ${sucede} ${endingOf(overlap, until)}`)
  })
}
