import { sql } from 'kysely'
import { type Right, rights } from '../catalogue/operation.ts'
import type { Config } from '../server/config/config.ts'
import { createClient, findClient } from '../server/domain/cliente/create.ts'
import { operator } from '../server/store/actor.ts'
import { openStore, type Store } from '../server/store/open.ts'
import { UsageError } from './errors.ts'
import { readGrants } from './grants.ts'

/** Opens what a command needs and closes it again, whatever happens. */
export async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export function print(options: { json?: boolean }, data: unknown, text: string): void {
  console.log(options.json ? JSON.stringify(data) : text)
}

export async function requireClient(store: Store, codigo: string): Promise<number> {
  const id = await findClient(store.owner, codigo)
  if (id === undefined) {
    throw new UsageError(`o cliente "${codigo}" não existe; crie-o com "vinculo client create ${codigo}".`)
  }
  return id
}

/** Opening the database is what updates its schema. */
export async function migrateCommand(config: Config): Promise<void> {
  await withStore(config, async () => {})
  console.log('O esquema do banco está atualizado.')
}

export function createClientCommand(
  config: Config,
  codigo: string,
  options: { name?: string; timeZone: string; json?: boolean },
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(codigo)) {
    throw new UsageError(
      'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
    )
  }
  if (!Intl.supportedValuesOf('timeZone').includes(options.timeZone)) {
    throw new UsageError(`"${options.timeZone}" não é um fuso horário IANA, como America/Sao_Paulo.`)
  }
  return withStore(config, async (store) => {
    const id = await createClient(store.owner, {
      codigo,
      nome: options.name ?? codigo,
      fuso: options.timeZone,
    })
    print(options, { cliente: codigo, id }, `Cliente ${codigo} criado.`)
  })
}

export function listClientsCommand(config: Config, options: { json?: boolean }): Promise<void> {
  return withStore(config, async ({ owner }) => {
    const { rows } = await sql<{ codigo: string; nome: string }>`
      select codigo, nome, fuso from cliente order by codigo`.execute(owner.kysely)
    print(options, rows, rows.map(({ codigo, nome }) => `${codigo}\t${nome}`).join('\n') || 'Nenhum cliente.')
  })
}

/** Registers that records refer to, and the column of each that describes an item. */
export const registers = { deficiencia: 'descricao', perfil: 'nome' } as const

export function readRegister(name: string): keyof typeof registers {
  if (Object.hasOwn(registers, name)) return name as keyof typeof registers
  throw new UsageError(`cadastro "${name}" desconhecido; use deficiencia ou perfil.`)
}

function readPermissions(register: string, text: string | undefined): Right[] | undefined {
  if (text === undefined) return undefined
  if (register !== 'perfil') throw new UsageError('--permission: só um perfil tem permissões.')
  return text === 'nenhuma' ? [] : readGrants('permissão', text, Object.keys(rights) as Right[])
}

function readMark(register: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  if (register !== 'perfil') throw new UsageError('--by-integration: só um perfil tem esta marca.')
  if (!/^[SN]$/i.test(text)) throw new UsageError('--by-integration: use S ou N.')
  return text.toUpperCase() === 'S'
}

export function registerCommand(
  config: Config,
  name: string,
  code: string,
  text: string,
  options: { client: string; permission?: string; byIntegration?: string },
): Promise<void> {
  const register = readRegister(name)
  const permissions = readPermissions(name, options.permission)
  const byBatches = readMark(name, options.byIntegration)
  if (code.length > 20 || code.trim() === '') throw new UsageError('o código tem de 1 a 20 caracteres.')
  return withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const column = sql.ref(registers[register])
    await store.db.inClient(
      clienteId,
      async (tx) => {
        await sql`insert into ${sql.table(name)} (cliente_id, codigo, ${column}) values (cliente_atual(), ${code}, ${text})
          on conflict (cliente_id, codigo) do update set ${column} = excluded.${column}`.execute(tx)
        if (permissions) {
          await sql`update perfil set permissoes = ${permissions}::text[]
            where cliente_id = (select cliente_atual()) and codigo = ${code}`.execute(tx)
        }
        if (byBatches !== undefined) {
          await sql`update perfil set por_integracao = ${byBatches}
            where cliente_id = (select cliente_atual()) and codigo = ${code}`.execute(tx)
        }
      },
      operator('register add'),
    )
    console.log(`${name} ${code} cadastrado.`)
  })
}
