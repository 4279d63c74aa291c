import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export const listDisabilities = (tx: Tx): Promise<Pick<Row<'deficiencia'>, 'codigo' | 'descricao'>[]> =>
  tx
    .selectFrom('deficiencia')
    .select(['codigo', 'descricao'])
    .where('cliente_id', '=', currentClient)
    .orderBy('codigo')
    .execute()
