import type { alteraContaBancaria } from '../../../catalogue/management/conta-bancaria/commands.ts'
import { contaBancariaChanges } from '../../../catalogue/management/conta-bancaria/fields.ts'
import { currentClient } from '../../store/expressions.ts'
import { move } from '../move.ts'
import { requireOne } from '../one.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { type DadosConta, openJson, sealedJson, withoutEmpty } from './dados.ts'
import { contasBancarias } from './guards.ts'

/** Proposes a change over what was proposed before, or over what stands; what is in force stays until it is confirmed. */
export const altera: Verb<typeof alteraContaBancaria> = async (
  tx,
  acting,
  { registros, motivo, ...told },
) => {
  const target = await requireOne(tx, contasBancarias, 'propor', registros, acting)
  const { dados, proposta } = await tx
    .selectFrom('conta_bancaria')
    .select(['dados', 'proposta'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target.id)
    .executeTakeFirstOrThrow()
  // What an account cannot be without cannot be emptied.
  changed(contaBancariaChanges, told)
  const sent = Object.entries(told).filter(([, value]) => value !== undefined)
  const before = openJson<DadosConta>(acting, proposta ?? dados)
  const values = {
    proposta: sealedJson(acting, withoutEmpty({ ...before, ...Object.fromEntries(sent) })),
    proposta_por: acting.who ?? null,
  }
  return move(tx, contasBancarias, 'propor', [{ ...target, motivo, values }], acting)
}
