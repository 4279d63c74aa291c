import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/doors.ts'
import { system } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { clientSetting, setLocally } from '../../store/settings.ts'
import { addRegisters, ClientExists, createClient, usualWait } from '../cliente/create.ts'
import { emptySandbox } from './empty.ts'
import { type Ensaio, heldSandbox } from './row.ts'

const actor = system('ensaio')
const scopes: readonly Scope[] = ['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel']

/** Dependencies for preparing sandboxes. */
export interface Making {
  /** Owner role: creates clients and deletes all of their rows. */
  owner: Database
  /** Queues sample data for the transaction's client. */
  fill: (tx: Tx) => Promise<void>
}

interface Main {
  id: number
  codigo: string
  nome: string
  fuso: string
}

/** The sandbox record of a client, if there is one. */
export const wantedSandbox = (
  { owner }: Pick<Making, 'owner'>,
  principal: number,
): Promise<Ensaio | undefined> => owner.inClient(principal, heldSandbox, actor)

/** Creates the client of a sandbox, or reuses the one an earlier sandbox left, and starts filling it. */
export async function makeSandbox(making: Making, principal: number): Promise<void> {
  const main = await mainOf(making, principal)
  const left = await shellOf(making, principal)
  if (left) {
    await making.owner.inClient(left.id, (tx) => furnish(tx, making, principal, left), actor)
    return
  }
  // The code may be taken by another client.
  for (const codigo of namesFor(main.codigo)) {
    const client = { codigo, nome: `Ensaio: ${main.nome}`, fuso: main.fuso, ensaioDe: principal }
    try {
      await createClient(making.owner, client, actor, async (tx) => {
        const id = await sql<{ id: number }>`select cliente_atual() as id`.execute(tx)
        await begin(tx, making, principal, { id: id.rows[0]!.id, codigo })
      })
      return
    } catch (error) {
      if (!(error instanceof ClientExists)) throw error
    }
  }
  throw new Error(`no name is free for the sandbox of ${main.codigo}`)
}

const longestCode = 40
const namesFor = (codigo: string) =>
  ['-ensaio', ...Array.from({ length: 20 }, (_, n) => `-ensaio-${n + 2}`)].map(
    (end) => codigo.slice(0, longestCode - end.length) + end,
  )

/** Empties a sandbox and starts filling it again, in one transaction. */
export async function emptyAndBegin(making: Making, principal: number, sandbox: Ensaio): Promise<void> {
  const found = { id: sandbox.ambiente_id!, codigo: sandbox.codigo! }
  await making.owner.inClient(
    found.id,
    async (tx) => {
      await forgetRevoked(tx, principal, found.id)
      await emptySandbox(tx, found.id, principal)
      await furnish(tx, making, principal, found)
    },
    actor,
  )
}

/** Empties a sandbox and deletes its record. The empty client row is kept for the next one. */
export async function removeSandbox(making: Making, principal: number, sandbox: Ensaio): Promise<void> {
  const gone = async (tx: Tx) => {
    await tx.deleteFrom('ensaio').where('cliente_id', '=', currentClient).execute()
  }
  const { ambiente_id: ambiente } = sandbox
  if (ambiente === null) return making.owner.inClient(principal, gone, actor)
  await making.owner.inClient(
    ambiente,
    async (tx) => {
      await emptySandbox(tx, ambiente, principal)
      await as(tx, principal, ambiente, () => gone(tx))
    },
    actor,
  )
}

interface Shell {
  id: number
  codigo: string
}

/** Adds the initial registers and sample data to an emptied client. */
async function furnish(tx: Tx, making: Making, principal: number, shell: Shell): Promise<void> {
  await sql`update cliente set espera_referencias = ${usualWait} where cliente_id = ${currentClient}`.execute(
    tx,
  )
  await addRegisters(tx)
  await begin(tx, making, principal, shell)
}

/** Creates the token, queues the sample data and updates the record in the institution. */
async function begin(tx: Tx, making: Making, principal: number, { id, codigo }: Shell): Promise<void> {
  const { inicio, hash } = await as(tx, principal, id, async () => {
    const { rows } = await sql<{ inicio: string; hash: Buffer | null }>`
      update ensaio set ambiente_id = ${id}, codigo = ${codigo}, esvaziar = false, etapas_feitas = 0, atualizacao = now()
       where cliente_id = ${currentClient}
      returning token_inicio as inicio, token_hash as hash`.execute(tx)
    if (!rows[0]) throw new Error(`the client ${principal} wants no sandbox`)
    return rows[0]
  })
  if (hash) {
    await tx
      .insertInto('credencial')
      .values({
        cliente_id: currentClient,
        tipo: 'integracao',
        nome: 'ensaio',
        inicio,
        hash,
        escopos: scopes,
      })
      .execute()
  }
  await making.fill(tx)
}

/** Runs `work` with the institution as the transaction's client, then switches back to the sandbox. */
async function as<T>(tx: Tx, principal: number, ambiente: number, work: () => Promise<T>): Promise<T> {
  await setLocally(tx, [clientSetting(principal)])
  const done = await work()
  await setLocally(tx, [clientSetting(ambiente)])
  return done
}

/** A token that was revoked in the sandbox is not created again. */
async function forgetRevoked(tx: Tx, principal: number, ambiente: number): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from credencial where cliente_id = ${ambiente} and revogada_em is not null`.execute(tx)
  const hashes = rows.map(({ hash }) => hash)
  await as(tx, principal, ambiente, () =>
    sql`update ensaio set token_hash = null
      where cliente_id = ${currentClient} and token_hash = any(${hashes}::bytea[])`.execute(tx),
  )
}

async function mainOf({ owner }: Pick<Making, 'owner'>, id: number): Promise<Main> {
  return owner.kysely
    .selectFrom('cliente')
    .select(['cliente_id as id', 'codigo', 'nome', 'fuso'])
    .where('cliente_id', '=', id)
    .executeTakeFirstOrThrow()
}

const shellOf = ({ owner }: Pick<Making, 'owner'>, principal: number): Promise<Shell | undefined> =>
  owner.kysely
    .selectFrom('cliente')
    .select(['cliente_id as id', 'codigo'])
    .where('ensaio_de', '=', principal)
    .executeTakeFirst()
