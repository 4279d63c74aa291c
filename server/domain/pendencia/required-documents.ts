import { chaveDoTipo, exigeDocumento, todosTiposPendencia } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** What the client decided about the documents of deliveries, by the setting name of the kind. */
export async function requiredDocuments(tx: Tx): Promise<Readonly<Record<string, string>>> {
  const { documentos_exigidos } = await tx
    .selectFrom('cliente')
    .select('documentos_exigidos')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return documentos_exigidos as Readonly<Record<string, string>>
}

/** SQL: whether a delivery of the item requires a document. */
export const documentRequired = (alias: string): string => {
  const byType = todosTiposPendencia.map(
    (tipo) =>
      `when '${tipo}' then coalesce(c.documentos_exigidos ->> '${chaveDoTipo(tipo)}', '${exigeDocumento(tipo, {}) ? 'S' : 'N'}')`,
  )
  return `(select case ${alias}.tipo ${byType.join(' ')} end = 'S' from cliente c
    where c.cliente_id = ${alias}.cliente_id)`
}
