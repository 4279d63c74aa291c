import { sql } from 'kysely'
import type { revogaCredencial } from '../../../catalogue/management/credencial/revoga-credencial.ts'
import type { AnswerOf } from '../../../catalogue/typed.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'

type Told = Omit<AnswerOf<(typeof revogaCredencial)['output']>, 'simulado'>

/** Ends a credential at once, and tells who used it last. */
export const revoga: Verb<typeof revogaCredencial> = async (tx, _acting, { registros }) => {
  const { rows } = await sql<Told>`
    update credencial set revogada_em = now()
     where cliente_id = ${currentClient} and id = ${registros[0]!.id} and conta_id is null and revogada_em is null
       and (expira_em is null or expira_em > now())
    returning id, nome, momento_do_cliente(cliente_id, usada_em) as usada, coalesce(usada_de, '') as "usadaDe",
      coalesce(usada_por, '') as "usadaPor"`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows[0]
}
