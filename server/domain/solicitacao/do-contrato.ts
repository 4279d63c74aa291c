import { sql } from 'kysely'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Succession } from '../pendencia/do-contrato.ts'
import { inStatements } from '../state-statements.ts'

/** Open requests go over to the sequences that take the place of theirs. */
export async function passaSolicitacoes(tx: Tx, successions: readonly Succession[]): Promise<void> {
  await sql`
    update solicitacao x set contrato_id = s.to, atualizacao = greatest(now(), x.inclusao)
      from json_to_recordset(${JSON.stringify(successions)}) s("from" bigint, "to" bigint)
     where x.cliente_id = ${currentClient} and x.contrato_id = s.from
       and x.situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')}`.execute(tx)
}
