import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { currentClient } from '../../store/expressions.ts'
import { terms } from '../assinatura/terms.ts'
import { idsOf, platform } from '../machine/bound.ts'
import { allMade } from '../machine/outcome.ts'
import type { Consequence } from '../machine/registry.ts'
import { ativa } from './ativa.ts'

/**
 * Puts contracts into force whose terms are fully signed. Further documents of contracts in force change
 * nothing.
 */
export const ativaAssinados: Consequence = async (tx, files, { today }) => {
  const { rows } = await sql<{ id: number }>`
    select c.id from contrato c
     where c.cliente_id = ${currentClient} and c.situacao = any(${contratoMachine.moves.ativar.from})
       and c.id in (select a.contrato_id from arquivo a where a.cliente_id = ${currentClient}
                       and a.id = any(${idsOf(files)}::bigint[]) and a.tipo = any(${terms}))
     order by c.id for update`.execute(tx)
  if (rows.length === 0) return
  allMade(contratoMachine.noun, 'ativar', await ativa(tx, platform(today), idsOf(rows)))
}
