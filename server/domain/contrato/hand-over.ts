import { sql } from 'kysely'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { soEntrega } from '../../../catalogue/management/pendencia/types.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { inStatements } from '../state-statements.ts'

/** A sequence, and the one that takes its place. */
export interface Succession {
  from: number
  to: number
}

/** What is open of sequences belongs from now on to those that take their place. */
export async function handOver(tx: Tx, successions: readonly Succession[]): Promise<void> {
  const from = successions.map((one) => one.from)
  const to = successions.map((one) => one.to)
  await sql`update pendencia p set contrato_id = s.para from unnest(${from}::bigint[], ${to}::bigint[]) s(de, para)
     where p.cliente_id = ${currentClient} and p.contrato_id = s.de
       and p.situacao in ${inStatements(pendenciaMachine).leftBy('cancelar')}
       and not (p.situacao = ${inStatements(pendenciaMachine).madeBy('entregar')} and p.tipo = any(${[...soEntrega]}))`.execute(
    tx,
  )
  await sql`update solicitacao p set contrato_id = s.para from unnest(${from}::bigint[], ${to}::bigint[]) s(de, para)
     where p.cliente_id = ${currentClient} and p.contrato_id = s.de
       and p.situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')}`.execute(tx)
}
