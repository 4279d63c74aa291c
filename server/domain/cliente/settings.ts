import { sql } from 'kysely'
import { newest } from '../../../catalogue/law/versions.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Phrase } from '../../../catalogue/phrase.ts'
import { render } from '../../../catalogue/render.ts'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { changeFrom, firstOpenMonth, isDated } from './dated.ts'
import { keyed } from './keyed-settings.ts'
import { type Column, clientSettings } from './setting-declarations.ts'

export class SettingProblem extends Error {
  readonly said: Message

  constructor(message: Message) {
    super(render(message, 'pt'))
    this.said = message
  }
}

/** Changes settings of a client, all or none. Runs as the operator. */
export const changeSettings = (
  owner: Database,
  clienteId: number,
  changes: ReadonlyMap<string, string>,
): Promise<void> =>
  owner.inClient(clienteId, (tx) => changeOwnSettings(tx, changes), operator('client settings'))

/**
 * Changes settings of the current client. Settings of money apply from the given month, by default the first
 * open one.
 */
export async function changeOwnSettings(
  tx: Tx,
  changes: ReadonlyMap<string, string>,
  month?: string,
): Promise<void> {
  for (const change of [...changes].map(([name, text]) => readChange(name, text))) {
    if (!('key' in change) && isDated(change.column) && change.value !== null) {
      await changeFrom(tx, change.column, change.value, month ?? (await firstOpenMonth(tx)))
      continue
    }
    await ('key' in change
      ? sql`update cliente set ${sql.ref(change.column)} = ${sql.ref(change.column)}
          || jsonb_build_object(${change.key}::text, ${change.value}::text) where cliente_id = ${currentClient}`
      : sql`update cliente set ${sql.ref(change.column)} = ${change.value} where cliente_id = ${currentClient}`
    ).execute(tx)
  }
}

type Change =
  | { column: Column; key: string; value: string }
  | { column: Column; value: string | number | boolean | null }

export function readChange(name: string, text: string): Change {
  const kind = keyed.find(({ prefix }) => name.startsWith(prefix))
  if (kind) {
    const key = name.slice(kind.prefix.length)
    if (!kind.keys.includes(key)) throw unknown(name)
    const value = kind.read(text, key)
    if (value === undefined) throw wrong(name, kind.expected(key))
    return { column: kind.column, key, value }
  }
  const setting = Object.hasOwn(clientSettings, name) ? clientSettings[name] : undefined
  if (!setting) throw unknown(name)
  const value = setting.read(text)
  if (value === undefined) throw wrong(name, setting.expected)
  // The value of the law is not stored, so that the setting follows a change of the law.
  return { column: setting.column, value: value === setting.byLaw?.(newest) ? null : value }
}

const wrong = (name: string, expected: Phrase) =>
  new SettingProblem(said('cliente.ajusteEsperava', { campo: name, esperado: expected }))

export const settingNames: readonly string[] = [
  ...Object.keys(clientSettings),
  ...keyed.flatMap(({ prefix, keys }) => keys.map((key) => prefix + key)),
]

const unknown = (name: string) =>
  new SettingProblem(said('cliente.ajusteDesconhecido', { nome: name, nomes: settingNames.join(', ') }))

/** Current settings of a client by name. Runs as the operator. */
export const readSettings = (
  owner: Database,
  clienteId: number,
  today: string,
): Promise<Record<string, string>> => owner.reading(clienteId, (tx) => readOwnSettings(tx, today))

/** Current settings of the transaction's client by name. */
export async function readOwnSettings(tx: Tx, today: string): Promise<Record<string, string>> {
  const row = await tx
    .selectFrom('cliente')
    .selectAll()
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const plain = (value: unknown) => (typeof value === 'boolean' ? (value ? 'S' : 'N') : String(value ?? ''))
  return {
    ...Object.fromEntries(
      Object.entries(clientSettings).map(([name, { column, byLaw }]) => [
        name,
        plain(row[column] ?? byLaw?.(today)),
      ]),
    ),
    ...Object.fromEntries(
      keyed.flatMap(({ prefix, column, keys, now }) =>
        keys.map((key) => [prefix + key, now(row[column] as object, key)]),
      ),
    ),
  }
}

/** Description and accepted values of a setting. */
export function settingText(name: string): { descricao: Phrase; esperado: Phrase } {
  const kind = keyed.find(({ prefix }) => name.startsWith(prefix))
  if (kind) {
    const key = name.slice(kind.prefix.length)
    return { descricao: kind.text(key), esperado: kind.expected(key) }
  }
  const { text, expected } = clientSettings[name]!
  return { descricao: text, esperado: expected }
}
