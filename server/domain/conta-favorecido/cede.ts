import { sql } from 'kysely'
import { contaFavorecidoMachine } from '../../../catalogue/machines/conta-favorecido.ts'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { contasFavorecidos } from './guards.ts'
import { originOf } from './origin.ts'

/**
 * If the institution's systems send an account other than before, or none, it replaces what the payee
 * informed. The same one changes nothing. `atualizacao >= now()` selects the rows that this transaction
 * wrote, through an index.
 */
export const cedeConta =
  (table: 'aluno' | 'pessoa') =>
  async (touched: (alias: string) => string, tx: Tx, sealer: Sealer): Promise<void> => {
    const { rows } = await sql<{ id: number; origem: string; dados: Buffer | null; hoje: string }>`
      select c.id, c.origem, m.dados_bancarios as dados, (select hoje_do_cliente()) as hoje
        from conta_favorecido c
        join ${sql.table(table)} m on m.cliente_id = c.cliente_id and m.id = ${sql.ref(`c.${table}_id`)}
       where c.cliente_id = ${currentClient} and ${sql.raw(touched('m'))} and m.atualizacao >= now()
         and c.situacao = any(${[...contaFavorecidoMachine.moves.substituir.from]})
       order by c.id`.execute(tx)
    const wanted = rows
      .filter(({ origem, dados }) => originOf(sealer, dados) !== origem)
      .map(({ id }) => ({ id, motivo: said('motivo.sistemasInstituicaoMandaramOutraConta') }))
    if (wanted.length === 0) return
    await move(tx, contasFavorecidos, 'substituir', wanted, platform(rows[0]!.hoje))
  }
