import { sql } from 'kysely'
import type { atribuiCausa } from '../../../catalogue/management/causa/atribui-causa.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldLogin } from '../../values/fold.ts'
import type { Verb } from '../verb.ts'

/** Assigns causes to a user; without a login, to none. */
export const atribui: Verb<typeof atribuiCausa> = async (tx, { today }, { registros, responsavel }) => {
  const usuario = responsavel ? await userNamed(tx, responsavel, today) : null
  for (const { id } of registros) {
    const { numUpdatedRows } = await tx
      .updateTable('causa')
      .set({ responsavel_id: usuario?.id ?? null, versao: sql`versao + 1` })
      .where('cliente_id', '=', currentClient)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('REGISTRO_INEXISTENTE')
  }
  return { responsavel: usuario?.login ?? '' }
}

async function userNamed(tx: Tx, login: string, today: string): Promise<{ id: number; login: string }> {
  const found = await tx
    .selectFrom('usuario')
    .select(['id', 'login'])
    .where('cliente_id', '=', currentClient)
    .where('login_chave', '=', foldLogin(login))
    .where((row) => row.or([row('validade', 'is', null), row('validade', '>', today)]))
    .executeTakeFirst()
  if (found) return found
  const wrong = wrongField('responsavel', 'CAMPO_INVALIDO', said('causa.naoHaUsuarioAtivoEste'))
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrong])
}
