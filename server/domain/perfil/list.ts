import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export const listProfiles = (
  tx: Tx,
): Promise<Pick<Row<'perfil'>, 'codigo' | 'nome' | 'permissoes' | 'por_unidade'>[]> =>
  tx
    .selectFrom('perfil')
    .select(['codigo', 'nome', 'permissoes', 'por_unidade'])
    .where('cliente_id', '=', currentClient)
    .orderBy('codigo')
    .execute()
