import { sql } from 'kysely'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { currentClient } from '../../store/expressions.ts'
import { successionsOf } from '../contrato/succession.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { inStatements } from '../state-statements.ts'

/** Moves open requests to the sequence that replaces theirs. */
export const passaSolicitacoes: Consequence = async (tx, contracts) => {
  const successions = await successionsOf(tx, idsOf(contracts))
  await sql`
    update solicitacao x set contrato_id = s.to, atualizacao = greatest(now(), x.inclusao)
      from json_to_recordset(${JSON.stringify(successions)}) s("from" bigint, "to" bigint)
     where x.cliente_id = ${currentClient} and x.contrato_id = s.from
       and x.situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')}`.execute(tx)
}
