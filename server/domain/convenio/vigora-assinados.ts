import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { documentoDoConvenio } from '../../../catalogue/values/arquivo.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf, platform } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { convenios } from './guards.ts'

const { enviar, vigorar } = convenios.machine.moves

/** Puts agreements into force whose signatures are complete; one that was not sent, only by its own document. */
export const vigoraAssinados: Consequence = async (tx, files, { today }) => {
  const { rows } = await sql<{ id: number }>`
    select v.id from convenio v
     where v.cliente_id = ${currentClient} and v.situacao = any(${[...vigorar.from]})
       and v.id in (select a.convenio_id from arquivo a where a.cliente_id = ${currentClient}
                       and a.id = any(${idsOf(files)}::bigint[])
                       and (v.situacao = ${enviar.to} or a.tipo = ${documentoDoConvenio}))
     order by v.id for update`.execute(tx)
  const motivo = said('motivo.assinadoTodos')
  const wanted = rows.map(({ id }) => ({ id, motivo, values: { assinatura: today } }))
  if (wanted.length > 0) await move(tx, convenios, 'vigorar', wanted, platform(today))
}
