import { sql } from 'kysely'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { currentClient } from '../../store/expressions.ts'
import { arquivos } from '../arquivo/guards.ts'
import { idsOf, platform, reasonsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'

/** Moves the delivered documents that nobody decided about yet; the deed's reason goes with them. */
const following =
  (name: Extract<MoveOf<typeof arquivos.machine>, 'aprovar' | 'recusar'>): Consequence =>
  async (tx, records, { today }) => {
    const { rows } = await sql<{ id: number; pendencia: number }>`
      select a.id, min(p.id) as pendencia from pendencia p
        join arquivo a on a.cliente_id = p.cliente_id and a.id = p.arquivo_id
       where p.cliente_id = ${currentClient} and p.id = any(${idsOf(records)}::bigint[])
         and a.situacao = any(${arquivos.machine.moves[name].from}::text[])
       group by a.id order by a.id`.execute(tx)
    const reasons = reasonsOf(records)
    const wanted = rows.map(({ id, pendencia }) => {
      const motivo = reasons.get(Number(pendencia)) ?? null
      return { id, motivo, values: name === 'recusar' ? { motivo_recusa: String(motivo ?? '') } : {} }
    })
    await move(tx, arquivos, name, wanted, platform(today))
  }

export const approveDocuments = following('aprovar')
export const refuseDocuments = following('recusar')
