import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'

/** A value that replaces what the source sends. */
export interface StandingCorrection {
  id: number
  campo: string
  valor: string | null
  autor: string
  momento: string
}

/** Open corrections of a record, for its page. `chave` is the record's key in batches. */
export async function correctionsOf(
  tx: Tx,
  sealer: Sealer,
  { entidade, chave }: { entidade: string; chave: string },
): Promise<StandingCorrection[]> {
  const rows = await tx
    .selectFrom('correcao')
    .select(['id', 'campo', 'valor', 'autor'])
    .select(sql<string>`momento_do_cliente(cliente_id, atualizacao)`.as('atualizacao'))
    .where('cliente_id', '=', currentClient)
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .where('acompanha', '=', false)
    .where('encerrada', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id, campo, valor, autor, atualizacao }) => {
    const opened: string | null = JSON.parse(sealer.open(valor).toString())
    return { id, campo, valor: opened, autor, momento: atualizacao }
  })
}
