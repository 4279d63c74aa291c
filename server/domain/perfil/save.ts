import type { Right } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export interface Profile {
  codigo: string
  nome: string
  /** What it allows; as it was when absent, nothing for a new one. */
  permissoes?: readonly Right[] | undefined
  /** Whether batches may give it though it has a reserved right; as it was when absent. */
  porIntegracao?: boolean | undefined
  /** Whether its rights end at the unit of each user and those below; as it was when absent. */
  porUnidade?: boolean | undefined
}

/** Adds a profile to the current client, or changes the one with this code. */
export async function saveProfile(
  tx: Tx,
  { codigo, nome, permissoes, porIntegracao, porUnidade }: Profile,
): Promise<void> {
  const given = {
    nome,
    ...(permissoes && { permissoes }),
    ...(porIntegracao !== undefined && { por_integracao: porIntegracao }),
    ...(porUnidade !== undefined && { por_unidade: porUnidade }),
  }
  await tx
    .insertInto('perfil')
    .values({ cliente_id: currentClient, codigo, ...given })
    .onConflict((known) => known.columns(['cliente_id', 'codigo']).doUpdateSet(given))
    .execute()
}
