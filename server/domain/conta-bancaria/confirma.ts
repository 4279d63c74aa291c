import type { confirmaContaBancaria } from '../../../catalogue/management/conta-bancaria/commands.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { columnsOf, type DadosConta, openJson, sealedJson } from './dados.ts'
import { contasBancarias } from './guards.ts'

/** Puts accounts into force, or what was proposed for them. */
export const confirma: Verb<typeof confirmaContaBancaria> = async (tx, acting, { registros, motivo }) => {
  const rows = await tx
    .selectFrom('conta_bancaria')
    .select(['id', 'dados', 'proposta'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wanted = registros.map((one) => {
    const row = byId.get(one.id)
    if (!row) return { ...one, motivo }
    const said = openJson<DadosConta>(acting, row.proposta ?? row.dados)
    const values = { ...columnsOf(said), dados: sealedJson(acting, said), proposta: null }
    return { ...one, motivo, values }
  })
  return move(tx, contasBancarias, 'confirmar', wanted, acting)
}
