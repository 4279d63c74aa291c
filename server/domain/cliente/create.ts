import { standardProfiles } from '../../../catalogue/profiles.ts'
import { actorSettings, operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { setLocally } from '../../store/settings.ts'

export interface NewClient {
  codigo: string
  nome: string
  fuso?: string | undefined
  /** Hours that records wait for references; `usualWait` if absent. */
  esperaReferencias?: number | undefined
  /** The client whose sandbox this is. */
  ensaioDe?: number | undefined
}

/** Initial register of disabilities. */
const deficiencias = {
  FISICA: 'Deficiência física',
  AUDITIVA: 'Deficiência auditiva',
  VISUAL: 'Deficiência visual',
  INTELECTUAL: 'Deficiência intelectual',
  PSICOSSOCIAL: 'Deficiência psicossocial',
  MULTIPLA: 'Deficiência múltipla',
  TEA: 'Transtorno do espectro autista',
}

export const usualWait = 24

export class ClientExists extends Error {}

/**
 * Creates a client with its initial registers and runs `also` in the same transaction. Runs as the operator.
 */
export async function createClient(
  owner: Database,
  { codigo, nome, fuso, esperaReferencias = usualWait, ensaioDe }: NewClient,
  actor = operator('client create'),
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<number> {
  return owner.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, actorSettings(actor))
    const created = await tx
      .insertInto('cliente')
      .values({
        codigo,
        nome,
        fuso: fuso ?? 'America/Sao_Paulo',
        espera_referencias: esperaReferencias,
        ensaio_de: ensaioDe ?? null,
      })
      .onConflict((known) => known.column('codigo').doNothing())
      .returning('cliente_id as id')
      .executeTakeFirst()
    if (!created) throw new ClientExists(`O cliente "${codigo}" já existe.`)
    const { id } = created
    await setLocally(tx, [['vinculo.cliente', String(id)]])
    await addRegisters(tx)
    await also(tx)
    return id
  })
}

/** Writes the initial registers of the current client. */
export async function addRegisters(tx: Tx): Promise<void> {
  const disabilities = Object.entries(deficiencias)
  await tx
    .insertInto('deficiencia')
    .values(disabilities.map(([codigo, descricao]) => ({ cliente_id: currentClient, codigo, descricao })))
    .execute()
  const profiles = standardProfiles.map(({ codigo, nome, permissoes, porUnidade = false }) => ({
    cliente_id: currentClient,
    codigo,
    nome,
    permissoes,
    por_unidade: porUnidade,
  }))
  await tx.insertInto('perfil').values(profiles).execute()
}

export async function findClient(owner: Database, codigo: string): Promise<number | undefined> {
  const found = await owner.kysely
    .selectFrom('cliente')
    .select('cliente_id as id')
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return found?.id
}
