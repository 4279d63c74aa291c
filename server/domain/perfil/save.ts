import type { Right } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export interface Profile {
  codigo: string
  nome: string
  /** Rights; if absent they are kept, and a new profile has none. */
  permissoes?: readonly Right[] | undefined
  /** Whether batches may assign it despite a reserved right; kept if absent. */
  porIntegracao?: boolean | undefined
  /** Whether its rights are limited to each user's unit and those below; kept if absent. */
  porUnidade?: boolean | undefined
}

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
