import { sql } from 'kysely'
import type { Scope } from '../catalogue/operation.ts'
import type { Config } from '../server/config/config.ts'
import { type Context, openContext } from '../server/context.ts'
import { createClient, findClient } from '../server/domain/cliente/create.ts'
import { createCredential } from '../server/domain/credencial/create.ts'
import { revokeCredential } from '../server/domain/credencial/revoke.ts'
import type { CredentialKind } from '../server/domain/credencial/token.ts'
import { operator } from '../server/store/actor.ts'
import { UsageError } from './errors.ts'

const scopes: readonly Scope[] = ['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel', 'workforce']

/** Opens what a command needs and closes it again, whatever happens. */
export async function withContext<T>(config: Config, work: (context: Context) => Promise<T>): Promise<T> {
  const context = await openContext({ ...config, logLevel: 'silent' })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

function print(options: { json?: boolean }, data: unknown, text: string): void {
  console.log(options.json ? JSON.stringify(data) : text)
}

async function requireClient(context: Context, codigo: string): Promise<number> {
  const id = await findClient(context.owner, codigo)
  if (id === undefined) {
    throw new UsageError(`o cliente "${codigo}" não existe; crie-o com "vinculo client create ${codigo}".`)
  }
  return id
}

/** Opening the database is what updates its schema. */
export async function migrateCommand(config: Config): Promise<void> {
  await withContext(config, async () => {})
  console.log('O esquema do banco está atualizado.')
}

export function createClientCommand(
  config: Config,
  codigo: string,
  options: { nome?: string; fuso: string; json?: boolean },
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(codigo)) {
    throw new UsageError(
      'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
    )
  }
  if (!Intl.supportedValuesOf('timeZone').includes(options.fuso)) {
    throw new UsageError(`"${options.fuso}" não é um fuso horário IANA, como America/Sao_Paulo.`)
  }
  return withContext(config, async (context) => {
    const id = await createClient(context.owner, { codigo, nome: options.nome ?? codigo, fuso: options.fuso })
    print(options, { cliente: codigo, id }, `Cliente ${codigo} criado.`)
  })
}

export function listClientsCommand(config: Config, options: { json?: boolean }): Promise<void> {
  return withContext(config, async ({ owner }) => {
    const { rows } = await sql<{ codigo: string; nome: string }>`
      select codigo, nome, fuso from cliente order by codigo`.execute(owner.kysely)
    print(options, rows, rows.map(({ codigo, nome }) => `${codigo}\t${nome}`).join('\n') || 'Nenhum cliente.')
  })
}

export async function createCredentialCommand(
  config: Config,
  kind: CredentialKind,
  options: { client: string; scope: string; name: string; expires?: string; json?: boolean },
): Promise<void> {
  const wanted = options.scope.split(',').map((scope) => scope.trim()) as Scope[]
  const unknown = wanted.find((scope) => !scopes.includes(scope))
  if (unknown !== undefined)
    throw new UsageError(`escopo "${unknown}" desconhecido; use: ${scopes.join(', ')}.`)
  if (options.expires !== undefined && Number.isNaN(Date.parse(options.expires))) {
    throw new UsageError('--expires: informe data e hora em ISO 8601, como 2027-01-31T23:59:00-03:00.')
  }
  await withContext(config, async (context) => {
    const clienteId = await requireClient(context, options.client)
    const token = await createCredential(context.owner, {
      clienteId,
      kind,
      name: options.name,
      scopes: wanted,
      expiresAt: options.expires,
    })
    const name = kind === 'integracao' ? 'token' : 'chave'
    print(options, { cliente: options.client, [name]: token, escopos: wanted }, token)
    if (!options.json) console.error('Guarde agora: este valor não será mostrado de novo.')
  })
}

export function listCredentialsCommand(
  config: Config,
  options: { client: string; json?: boolean },
): Promise<void> {
  return withContext(config, async (context) => {
    const clienteId = await requireClient(context, options.client)
    const { rows } = await sql<Record<string, string | string[] | null>>`
      select id, tipo, nome, inicio, escopos, inclusao, usada_em, expira_em, revogada_em
        from credencial where cliente_id = ${clienteId} order by id`.execute(context.owner.kysely)
    const line = (row: (typeof rows)[number]) =>
      [
        row.id,
        row.tipo,
        `${row.inicio}…`,
        String(row.escopos),
        row.revogada_em ? 'revogada' : 'ativa',
        row.nome,
      ].join('\t')
    print(options, rows, rows.map(line).join('\n') || 'Nenhuma credencial.')
  })
}

export function revokeCommand(config: Config, id: string, options: { client: string }): Promise<void> {
  return withContext(config, async (context) => {
    const clienteId = await requireClient(context, options.client)
    const done =
      /^\d{1,15}$/.test(id) && (await revokeCredential(context.owner, clienteId, { id: Number(id) }))
    if (!done) throw new UsageError(`não há credencial ativa com o número ${id}.`)
    console.log(`Credencial ${id} revogada.`)
  })
}

const registers = { deficiencia: 'descricao', perfil: 'nome' } as const

export function registerCommand(
  config: Config,
  name: string,
  code: string,
  text: string,
  options: { client: string },
): Promise<void> {
  if (!Object.hasOwn(registers, name))
    throw new UsageError(`cadastro "${name}" desconhecido; use deficiencia ou perfil.`)
  if (code.length > 20 || code.trim() === '') throw new UsageError('o código tem de 1 a 20 caracteres.')
  return withContext(config, async (context) => {
    const clienteId = await requireClient(context, options.client)
    const column = sql.ref(registers[name as keyof typeof registers])
    await context.db.inClient(
      clienteId,
      (tx) =>
        sql`insert into ${sql.table(name)} (cliente_id, codigo, ${column}) values (cliente_atual(), ${code}, ${text})
          on conflict (cliente_id, codigo) do update set ${column} = excluded.${column}`.execute(tx),
      operator('register add'),
    )
    console.log(`${name} ${code} cadastrado.`)
  })
}
