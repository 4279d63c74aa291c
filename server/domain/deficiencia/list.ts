import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The codes of disability of the current client. */
export const listDisabilities = (tx: Tx): Promise<Pick<Row<'deficiencia'>, 'codigo' | 'descricao'>[]> =>
  tx
    .selectFrom('deficiencia')
    .select(['codigo', 'descricao'])
    .where('cliente_id', '=', currentClient)
    .orderBy('codigo')
    .execute()
