import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { ativa } from '../contrato/ativa.ts'
import { convenios } from '../convenio/guards.ts'
import { askForWork } from '../documento/work.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { allMade } from '../machine/outcome.ts'
import { move } from '../move.ts'
import { terms } from './terms.ts'

/** What the last signature of files brings with it, whoever gave it: contracts and agreements come into force. */
export async function entail(tx: Tx, ids: readonly number[], { today }: Acting): Promise<void> {
  if (ids.length === 0) return
  // Of what is in force already a further paper may be signed, which changes nothing.
  const { rows: contracts } = await sql<{ id: number }>`
    select c.id from contrato c
     where c.cliente_id = ${currentClient} and c.situacao = any(${contratoMachine.moves.ativar.from})
       and c.id in (select a.contrato_id from arquivo a where a.cliente_id = ${currentClient}
                       and a.id = any(${ids}::bigint[]) and a.tipo = any(${terms}))
     order by c.id for update`.execute(tx)
  const { rows: agreements } = await sql<{ id: number }>`
    select v.id from convenio v
     where v.cliente_id = ${currentClient} and v.situacao = any(${convenios.machine.moves.vigorar.from})
       and v.id in (select a.convenio_id from arquivo a where a.cliente_id = ${currentClient}
                       and a.id = any(${ids}::bigint[]))
     order by v.id for update`.execute(tx)
  allMade(contratoMachine.noun, 'ativar', await ativa(tx, platform(today), idsOf(contracts)))
  const motivo = 'Assinado por todos.'
  const values = { assinatura: today }
  const wanted = agreements.map(({ id }) => ({ id, motivo, values }))
  await move(tx, convenios, 'vigorar', wanted, platform(today))
}

/** What was signed here is sealed, with the evidence of it. */
export async function askForSeal(tx: Tx, files: readonly number[]): Promise<void> {
  if (files.length === 0) return
  await sql`update documento set fazer = 'selar', tentativas = 0, proxima = now(), falha = null
    where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[])`.execute(tx)
  await askForWork(tx)
}
