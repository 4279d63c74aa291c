import { sql } from 'kysely'
import { solicitacaoFields } from '../../../catalogue/management/solicitacao/fields.ts'
import type { incluiSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { solicitantePorParte } from '../../../catalogue/values/solicitacao.ts'
import { partyOf } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { columnOfParty, solicitacoes } from './guards.ts'

/** Creates a request in the name of the actor. */
export const inclui: Verb<typeof incluiSolicitacao> = async (tx, acting, told) => {
  const party = partyOf(acting.actor)
  if (told.contrato) {
    // Row lock: serializes concurrent requests about one contract.
    await sql`select from contrato where cliente_id = ${currentClient} and id = ${told.contrato}
       for no key update`.execute(tx)
  }
  const asker = party
    ? { solicitante: solicitantePorParte[party.parte], [columnOfParty[party.parte]]: party.id }
    : {}
  return include(tx, solicitacoes, [{ ...included(solicitacaoFields, told), ...asker }], acting)
}
