import { contaBancariaChanges } from '../../../catalogue/management/conta-bancaria/fields.ts'
import type { alteraContaBancaria } from '../../../catalogue/management/conta-bancaria/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import { whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { type DadosConta, openJson, sealedJson, withoutEmpty } from './dados.ts'
import { contasBancarias } from './guards.ts'

/**
 * Proposes a change on top of an earlier proposal or of the stored data, which stays in force until the
 * change is confirmed.
 */
export const altera: Verb<typeof alteraContaBancaria> = async (tx, acting, { registros, ...told }) => {
  // Refuses empty required fields.
  changed(contaBancariaChanges, told)
  const sent = Object.entries(told).filter(([, value]) => value !== undefined)
  const rows = await tx
    .selectFrom('conta_bancaria')
    .select(['id', 'dados', 'proposta', 'autores'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = new Map(rows.map((row) => [row.id, row]))
  // An account that does not exist is said to be missing, whoever asks.
  const who = rows.length > 0 ? [await whoAnswers(tx, acting)] : []
  const wanted = registros.map((one) => {
    const row = before.get(one.id)
    if (!row) return { ...one, values: { proposta: undefined, autores: undefined } }
    const stands = openJson<DadosConta>(acting, row.proposta ?? row.dados)
    const proposta = sealedJson(acting, withoutEmpty({ ...stands, ...Object.fromEntries(sent) }))
    const autores = [...new Set([...row.autores, ...who])]
    return { ...one, values: { proposta, autores } }
  })
  return tryChange(tx, contasBancarias, wanted, acting)
}
