import { createClient, findClient } from '../server/domain/cliente/create.ts'
import { listClients } from '../server/domain/cliente/list.ts'
import '../server/nouns/register.ts'
import { openStore, type Store, type StoreOptions } from '../server/store/open.ts'
import { localMoment } from '../server/values/dates.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'

/** Opens the store for a command and closes it afterwards. */
export async function withStore<T>(
  { config }: Call,
  work: (store: Store) => Promise<T>,
  options: StoreOptions = {},
): Promise<T> {
  const store = await openStore(config, options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export async function requireClient(store: Store, codigo: string): Promise<number> {
  const id = await findClient(store.owner, codigo)
  if (id === undefined) {
    throw new UsageError(`o cliente "${codigo}" não existe; crie-o com "vinculo client create ${codigo}".`)
  }
  return id
}

/** Formats moments in the client's time zone, to the second. */
export async function momentsOf({ owner }: Store, clienteId: number) {
  const { fuso } = await owner.kysely
    .selectFrom('cliente')
    .select('fuso')
    .where('cliente_id', '=', clienteId)
    .executeTakeFirstOrThrow()
  return (moment: string | null) => moment && localMoment(moment, fuso)
}

/** Opening the store applies missing migrations. */
export async function migrateCommand(call: Call): Promise<void> {
  await withStore(call, async () => {}, {
    migrating: {
      onApplied: ({ name, ms }) => call.say(`${name}: ${ms} ms`),
      onWait: () => call.say('Outro processo está atualizando o esquema; este espera por ele.'),
    },
  })
  call.say('O esquema do banco está atualizado.')
}

export function createClientCommand(
  call: Call,
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
  return withStore(call, async (store) => {
    const id = await createClient(store.owner, {
      codigo,
      nome: options.name ?? codigo,
      fuso: options.timeZone,
    })
    call.print(options, { cliente: codigo, id }, `Cliente ${codigo} criado.`)
  })
}

export function listClientsCommand(call: Call, options: { json?: boolean }): Promise<void> {
  return withStore(call, async ({ owner }) => {
    const clients = await listClients(owner)
    call.print(
      options,
      clients,
      clients.map(({ codigo, nome }) => `${codigo}\t${nome}`).join('\n') || 'Nenhum cliente.',
    )
  })
}
