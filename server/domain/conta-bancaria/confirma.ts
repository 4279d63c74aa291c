import type {
  confirmaAlteracaoConta,
  confirmaContaBancaria,
} from '../../../catalogue/management/conta-bancaria/index.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import type { Acting } from '../machine/bound.ts'
import type { Target } from '../machine/hindrances.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { columnsOf, type DadosConta, openJson, sealedJson } from './dados.ts'
import { contasBancarias } from './guards.ts'

/** Puts accounts into force that another person created. */
export const confirma: Verb<typeof confirmaContaBancaria> = async (tx, acting, { registros, motivo }) =>
  tryMove(tx, contasBancarias, 'confirmar', await confirmed(tx, acting, registros, motivo), acting)

/** Puts a change into force that another person proposed. */
export const confirmaAlteracao: Verb<typeof confirmaAlteracaoConta> = async (
  tx,
  acting,
  { registros, motivo },
) =>
  tryChange(tx, contasBancarias, await confirmed(tx, acting, registros, motivo), acting, 'confirmarAlteracao')

/** The accounts with their new data: the proposal, or the stored data if there is none. */
async function confirmed(
  tx: Tx,
  acting: Acting,
  registros: readonly Target[],
  motivo: Told | null | undefined,
) {
  const rows = await tx
    .selectFrom('conta_bancaria')
    .select(['id', 'dados', 'proposta', 'autores'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return registros.map((one) => {
    const row = byId.get(one.id)
    if (!row) return { ...one, motivo, values: {} }
    const said = openJson<DadosConta>(acting, row.proposta ?? row.dados)
    const values = { ...columnsOf(said), dados: sealedJson(acting, said), proposta: null, autores: [] }
    const besides = { proposed: row.proposta !== null, authors: row.autores }
    return { ...one, motivo, values, besides }
  })
}
